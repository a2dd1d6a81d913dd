import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session';
import { ActionButton } from '../../ui/ActionButton';
import { Card } from '../../ui/Card';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { Field } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { Page, PageTitle } from '../../ui/Page';
import { PasswordField } from '../../ui/PasswordField';
import { readablePhone } from '../../ui/phone';
import { TextLink } from '../../ui/TextLink';

/** Step 0, which the server can draw and check without a script. */
export function SignupStart() {
  const { t } = useTranslation('signup');
  const { form, settings } = useSession();
  return (
    <Page title={t('start.title')} width="form">
      <PageTitle lead={t('start.lead')}>{t('start.title')}</PageTitle>
      <ErrorSummary errors={form?.errors ?? {}} message={form?.message} />
      <noscript>
        <Box mb="5">
          <Notice tone="warning">{t('start.needs_script', { phone: readablePhone(settings.support_phone) })}</Notice>
        </Box>
      </noscript>
      <Card padded asChild>
        <form method="post" action="/signup" noValidate>
          <Field
            name="email"
            type="email"
            label={t('start.email')}
            hint={t('start.email_hint')}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={form?.values['email']}
            error={form?.errors['email']}
            required
          />
          <PasswordField
            name="password"
            label={t('start.password')}
            hint={t('start.password_hint')}
            autoComplete="new-password"
            error={form?.errors['password']}
            required
          />
          <ActionButton type="submit" wide size="lg">
            {t('start.submit')}
          </ActionButton>
        </form>
      </Card>
      <Box mt="6">
        {t('start.have_account')}{' '}
        <TextLink to="/login" display="inline-flex" alignItems="center" minH="target">
          {t('start.login')}
        </TextLink>
      </Box>
    </Page>
  );
}
