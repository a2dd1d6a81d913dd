import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { Notice } from '#member/ui/Notice';

/** Who wanted to write to somebody reads that, instead of a word about pages. */
const toChat = /^\/(members\/[^/]+\/chat|chats)\b/;

/** Why somebody is asked to log in, or was not let in, each with its way on. `next`: where they wanted to go. */
export function LoginNotices({ next }: { readonly next: string }) {
  const { t } = useTranslation('auth');
  const { form } = useSession();
  return (
    <>
      {next && !form ? (
        <Box mb="6">
          <Notice>{t(toChat.test(next) ? 'login.gate_chat' : 'login.gate')}</Notice>
        </Box>
      ) : null}
      <ErrorSummary errors={form?.errors ?? {}} message={form?.message} />
      {form?.code === 'too_many_attempts' ? (
        <Box mb="6">
          <Notice
            action={
              <LinkButton to="/reset-password" tone="outline">
                {t('login.reset_now')}
              </LinkButton>
            }
          >
            {t('login.locked')}
          </Notice>
        </Box>
      ) : null}
      {form?.code === 'account_deleted' ? (
        <Box asChild mb="6">
          <form method="post" action="/account-deleted">
            <input type="hidden" name="email" value={form.values['email'] ?? ''} />
            <ActionButton type="submit" tone="outline">
              {t('login.send_undo')}
            </ActionButton>
          </form>
        </Box>
      ) : null}
    </>
  );
}
