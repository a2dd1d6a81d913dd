import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '#kit';
import { useSession } from '#member/shared/state/session';
import { composeBirthDate } from '#member/ui/DateOfBirthFields';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { Notice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { readablePhone } from '#member/ui/phone';
import { TextLink } from '#member/ui/TextLink';
import { AccountFields } from './AccountFields';
import { StepCard } from './StepCard';
import { StepSubmit } from './StepSubmit';
import { TermsFields } from './TermsFields';
import { checkSignup } from '../api/check-signup';
import { keepSecrets } from '../state/secrets';
import { noProblem, textOf, typed, useStepForm, type Problem } from '../hooks/use-step-form';
import { useSteps } from '../hooks/use-steps';
import { checkAccount } from '../model/check';
import type { Draft } from '../model/draft';

const read = (data: FormData): Draft => ({
  email: textOf(data, 'email').toLowerCase(),
  name: textOf(data, 'name'),
  date_of_birth:
    composeBirthDate({ day: textOf(data, 'birth_day'), month: textOf(data, 'birth_month'), year: textOf(data, 'birth_year') }) ?? '',
  gender: textOf(data, 'gender'),
  sought_sex: textOf(data, 'sought_sex'),
  terms_version: textOf(data, 'terms_version'),
});
const passwordIn = (data: FormData) => typed(data, 'password');

/** Step 0: who is asking. The server draws it and can check its address without a script. */
export function StartStep({ refused }: { readonly refused?: Problem }) {
  const { t } = useTranslation('signup');
  const { form: posted, settings } = useSession();
  const { goTo } = useSteps();
  const { props, problem, attempt, busy } = useStepForm({
    initial: refused ?? (posted ? { errors: posted.errors, message: posted.message, code: posted.code } : noProblem),
    read,
    check: (answers, data) => checkAccount(answers, passwordIn(data), { minAge: settings.min_age, today: new Date(serverNow()) }),
    onDone: async (answers, data) => {
      await checkSignup({ email: answers.email ?? '', name: answers.name ?? '' });
      keepSecrets({ password: passwordIn(data) });
      await goTo(1);
    },
  });
  const { errors } = problem;

  return (
    <Page title={t('start.title')} description={t('start.lead')} width="form">
      <PageTitle lead={t('start.lead')}>{t('start.title')}</PageTitle>
      <ErrorSummary errors={errors} message={problem.message} attempt={attempt} />
      {problem.code === 'email_in_use' ? (
        <Box mb="6">
          <Notice>
            {t('start.known')} <LoginLink />
          </Notice>
        </Box>
      ) : null}
      <noscript>
        <Box mb="5">
          <Notice tone="warning">{t('start.needs_script', { phone: readablePhone(settings.support_phone) })}</Notice>
        </Box>
      </noscript>
      <StepCard>
        <form method="post" action="/signup" {...props}>
          <AccountFields errors={errors} />
          <TermsFields error={errors['terms_version']} />
          <StepSubmit busy={busy}>{t('start.submit')}</StepSubmit>
        </form>
      </StepCard>
      <Box mt="6">
        {t('start.have_account')} <LoginLink />
      </Box>
    </Page>
  );
}

function LoginLink() {
  const { t } = useTranslation('signup');
  return (
    <TextLink to="/login" display="inline-flex" alignItems="center" minH="target">
      {t('start.login')}
    </TextLink>
  );
}
