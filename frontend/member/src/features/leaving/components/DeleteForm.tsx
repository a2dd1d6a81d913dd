import { Box, Flex, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LeavingReason } from '#contracts';
import { useMe } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { PasswordField } from '#member/ui/PasswordField';
import { secretOf, useForm } from '#member/ui/use-form';
import { deleteAccount } from '../api/account';

/** What happens, in the order in which it happens; then the password, and the one button that does it. */
export function DeleteForm({ reason, onBack }: { readonly reason: LeavingReason | undefined; readonly onBack: () => void }) {
  const { t } = useTranslation(['leaving', 'common']);
  const { credits } = useMe();
  const form = useForm(async (data) => {
    await deleteAccount({ password: secretOf(data, 'password'), ...(reason && { reason }) });
    // The session is over: a new page, so that nothing of the member stays in this one. Until it is there, the button stays busy.
    window.location.assign('/account-deleted');
    return new Promise<undefined>(() => undefined);
  });
  return (
    <Card padded>
      <Heading as="h2" textStyle="h3" mb="3">
        {t('sure.title')}
      </Heading>
      <Box as="ul" listStyleType="disc" ps="6" mb="6" display="grid" gap="2">
        <li>{t('sure.hidden')}</li>
        <li>{t('sure.undo')}</li>
        <li>{t('sure.erased')}</li>
        {credits > 0 ? <li>{t('sure.credits', { count: credits })}</li> : null}
      </Box>
      <ErrorSummary errors={form.problem.errors} message={form.problem.message} attempt={form.attempt} />
      <form onSubmit={form.onSubmit} noValidate>
        <PasswordField
          name="password"
          label={t('sure.password')}
          autoComplete="current-password"
          error={form.problem.errors['password']}
          required
        />
        <Flex gap="3" wrap="wrap">
          <ActionButton type="submit" tone="danger" busy={form.busy}>
            {t('sure.submit')}
          </ActionButton>
          <ActionButton tone="outline" onClick={onBack}>
            {t('back')}
          </ActionButton>
        </Flex>
      </form>
    </Card>
  );
}
