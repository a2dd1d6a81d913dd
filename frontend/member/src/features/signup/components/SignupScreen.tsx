import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#kit';
import { useSession } from '#member/shared/state/session';
import { LetterDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { moveFocus } from '#member/ui/move-focus';
import { Page } from '#member/ui/Page';
import { PhoneLink } from '#member/ui/PhoneLink';
import { useDraft } from '../state/draft';
import { restorePhoto } from '../state/secrets';
import type { Problem } from '../hooks/use-step-form';
import { useSteps } from '../hooks/use-steps';
import { useToward } from '../hooks/use-toward';
import { useSignedUpElsewhere } from '../hooks/use-signed-up-elsewhere';
import { reachable, type Step } from '../model/steps';
import { AboutStep } from './AboutStep';
import { PersonalStep } from './PersonalStep';
import { PhotoStep } from './PhotoStep';
import { PlaceStep } from './PlaceStep';
import { StartStep } from './StartStep';

/** `/signup`: step 0, then `?step=1` to `?step=4`; each has an entry of its own in the history, so that Back goes one step back, also in the dialog. */
export function SignupScreen() {
  const draft = useDraft();
  const { settings, user } = useSession();
  const { step, goTo, isSent } = useSteps();
  useEffect(() => void restorePhoto(), []);
  useToward();
  useSignedUpElsewhere(draft !== null && step > 0 && !draft.email);
  const [refusal, setRefusal] = useState<{ step: Step; problem: Problem } | null>(null);

  // Somebody who comes by a saved address begins at the first step that has no answer yet.
  const furthest = draft ? reachable(draft, settings.terms_version) : step;
  // With the account made, the answers are gone and the next screen is on its way.
  const beyond = user === null && step > furthest;
  useEffect(() => {
    if (beyond) void goTo(furthest, { replace: true });
  }, [beyond, furthest, goTo]);

  const wasBeyondStart = useRef(false);
  useEffect(() => {
    // Who comes back to the start hears its title, as that of each other step.
    if (step === 0 && wasBeyondStart.current) moveFocus();
    wasBeyondStart.current = step > 0;
  }, [step]);

  const mend = (where: Step, { fields, code }: ApiError) => {
    setRefusal({ step: where, problem: { errors: fields, code } });
    void goTo(where);
  };
  const refused = refusal?.step === step ? refusal.problem : undefined;
  if (isSent) return <MailSent />;
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
