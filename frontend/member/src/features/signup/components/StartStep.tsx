import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { genders, soughtSexes } from '#contracts';
import { serverNow } from '#kit';
import { useSession } from '#member/shared/state/session';
import { Checkbox, ChoiceCards } from '#member/ui/ChoiceCards';
import { composeBirthDate, DateOfBirthFields } from '#member/ui/DateOfBirthFields';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { EmailField } from '#member/ui/EmailField';
import { Field } from '#member/ui/Field';
import { Notice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { PasswordField } from '#member/ui/PasswordField';
import { readablePhone } from '#member/ui/phone';
import { TextLink } from '#member/ui/TextLink';
import { StepCard } from './StepCard';
import { StepSubmit } from './StepSubmit';
import { checkSignup } from '../api/check-signup';
import { keepSecrets, useSecrets } from '../state/secrets';
import { noProblem, textOf, typed, useStepForm, type Problem } from '../hooks/use-step-form';
import { useSteps } from '../hooks/use-steps';
import { checkAccount } from '../model/check';
import type { Draft } from '../model/draft';

/** Step 0: who is asking. The server draws it and can check its address without a script. */
export function StartStep({ refused }: { readonly refused?: Problem }) {
  const { t } = useTranslation('signup');
  const { form: posted, settings } = useSession();
  const { goTo } = useSteps();
  const { password } = useSecrets();
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
      {problem.code === 'email_in_use' ? <KnownAddress /> : null}
      <noscript>
        <Box mb="5">
          <Notice tone="warning">{t('start.needs_script', { phone: readablePhone(settings.support_phone) })}</Notice>
        </Box>
      </noscript>
      <StepCard>
        <form method="post" action="/signup" {...props}>
          <EmailField
            label={t('start.email')}
            hint={t('start.email_hint')}
            defaultValue={posted?.values['email']}
            error={errors['email']}
          />
          <PasswordField
            name="password"
            label={t('start.password')}
            hint={t('start.password_hint')}
            autoComplete="new-password"
            defaultValue={password ?? undefined}
            error={errors['password']}
            required
          />
          <Field
            name="name"
            label={t('start.name')}
            hint={t('start.name_hint')}
            autoComplete="given-name"
            autoCapitalize="words"
            defaultValue={posted?.values['name']}
            error={errors['name']}
            required
          />
          <DateOfBirthFields
            error={errors['date_of_birth']}
            defaultValue={{
              day: posted?.values['birth_day'] ?? '',
              month: posted?.values['birth_month'] ?? '',
              year: posted?.values['birth_year'] ?? '',
            }}
          />
          <ChoiceCards
            name="gender"
            label={t('start.gender')}
            error={errors['gender']}
            required
            columns={2}
            defaultValue={posted?.values['gender']}
            options={genders.map((value) => ({ value, label: t(`start.gender_${value}`) }))}
          />
          <ChoiceCards
            name="sought_sex"
            label={t('start.sought')}
            error={errors['sought_sex']}
            required
            defaultValue={posted?.values['sought_sex']}
            options={soughtSexes.map((value) => ({ value, label: t(`start.sought_${value}`) }))}
          />
          <Checkbox
            name="terms_version"
            value={settings.terms_version}
            label={t('start.terms', { min_age: settings.min_age })}
            error={errors['terms_version']}
          />
          <Flex columnGap="6" wrap="wrap" mb="5">
            <Document to="/pages/terms" words={t('start.read_terms')} />
            <Document to="/pages/privacy" words={t('start.read_privacy')} />
          </Flex>
          <StepSubmit busy={busy}>{t('start.submit')}</StepSubmit>
        </form>
      </StepCard>
      <Box mt="6">
        {t('start.have_account')}{' '}
        <TextLink to="/login" display="inline-flex" alignItems="center" minH="target">
          {t('start.login')}
        </TextLink>
      </Box>
    </Page>
  );
}

/** Opens beside the form, so that the password that was typed stays. */
function Document({ to, words }: { readonly to: string; readonly words: string }) {
  return (
    <TextLink to={to} target="_blank" display="inline-flex" alignItems="center" minH="target">
      {words}
    </TextLink>
  );
}

function KnownAddress() {
  const { t } = useTranslation('signup');
  return (
    <Box mb="6">
      <Notice>
        {t('start.known')}{' '}
        <TextLink to="/login" display="inline-flex" alignItems="center" minH="target">
          {t('start.login')}
        </TextLink>
      </Notice>
    </Box>
  );
}
