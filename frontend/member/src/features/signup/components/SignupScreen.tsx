import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { ApiError } from '#kit';
import { useSession } from '../../../session/session';
import { LetterDrawing } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/EmptyState';
import { Page } from '../../../ui/Page';
import { PhoneLink } from '../../../ui/PhoneLink';
import { useDraft } from '../hooks/draft';
import type { Problem } from '../hooks/use-step-form';
import { parseStep, pathOf, reachable, type Step } from '../model/steps';
import { AboutStep } from './AboutStep';
import { PersonalStep } from './PersonalStep';
import { PhotoStep } from './PhotoStep';
import { PlaceStep } from './PlaceStep';
import { StartStep } from './StartStep';

/** `/signup`: step 0, then `?step=1` to `?step=4`; each has an address of its own, so that Back goes one step back. */
export function SignupScreen() {
  const [query] = useSearchParams();
  const go = useNavigate();
  const draft = useDraft();
  const { settings, user } = useSession();
  const step = parseStep(query.get('step'));
  const [refusal, setRefusal] = useState<{ step: Step; problem: Problem } | null>(null);

  // Somebody who comes by a saved address begins at the first step that has no answer yet.
  const furthest = draft ? reachable(draft, settings.terms_version) : step;
  // With the account made, the answers are gone and the next screen is on its way.
  const beyond = user === null && step > furthest;
  useEffect(() => {
    if (beyond) void go(pathOf(furthest), { replace: true });
  }, [beyond, furthest, go]);

  const mend = (where: Step, { fields, code }: ApiError) => {
    setRefusal({ step: where, problem: { errors: fields, code } });
    void go(pathOf(where));
  };
  const refused = refusal?.step === step ? refusal.problem : undefined;
  if (query.has('sent')) return <MailSent />;
  switch (beyond ? furthest : step) {
    case 0:
      return <StartStep refused={refused} />;
    case 1:
      return <PhotoStep />;
    case 2:
      return <PlaceStep refused={refused} />;
    case 3:
      return <PersonalStep refused={refused} />;
    case 4:
      return <AboutStep refused={refused} onMend={mend} />;
  }
}

/** A site that does not tell which addresses have an account says the same to everybody: look into your mailbox. */
function MailSent() {
  const { t } = useTranslation('signup');
  return (
    <Page title={t('sent.title')} width="form" noIndex>
      <EmptyState headingLevel="h1" drawing={<LetterDrawing />} title={t('sent.title')} action={<PhoneLink />}>
        {t('sent.text')}
      </EmptyState>
    </Page>
  );
}
