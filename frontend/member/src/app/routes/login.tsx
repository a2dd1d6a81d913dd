import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { ErrorSummary } from '#member/ui/ErrorSummary';
import { EmailField } from '#member/ui/EmailField';
import { useJoinWords } from '#member/ui/JoinButton';
import { Notice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { PasswordField } from '#member/ui/PasswordField';
import { PhoneLink } from '#member/ui/PhoneLink';
import { TextLink } from '#member/ui/TextLink';

/** Who wanted to write to somebody reads that, instead of a word about pages. */
const toChat = /^\/(members\/[^/]+\/chat|chats)\b/;

export default function Login() {
  const { t } = useTranslation('auth');
  const { form, settings } = useSession();
  const joinWords = useJoinWords('how');
  const [query] = useSearchParams();
  const next = form?.values['next'] ?? query.get('next') ?? '';
  return (
    <Page title={t('login.title')} description={t('login.description', { site: settings.name })} width="form">
      <PageTitle>{t('login.title')}</PageTitle>
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
      <Card padded asChild>
        <form method="post" action="/login" noValidate>
          <input type="hidden" name="next" value={next} />
          <EmailField label={t('login.email')} autoComplete="username" defaultValue={form?.values['email']} error={form?.errors['email']} />
          <PasswordField
            name="password"
            label={t('login.password')}
            autoComplete="current-password"
            error={form?.errors['password']}
            required
          />
          <ActionButton type="submit" wide size="lg">
            {t('login.submit')}
          </ActionButton>
          <Box mt="4">
            <TextLink to="/reset-password" display="inline-flex" alignItems="center" minH="target">
              {t('login.forgot')}
            </TextLink>
          </Box>
        </form>
      </Card>
      <Box mt="6" display="grid" gap="2">
        <p>
          {t('login.new_here')}{' '}
          <TextLink to="/signup" display="inline-flex" alignItems="center" minH="target">
            {joinWords(t('login.signup'))}
          </TextLink>
        </p>
        <PhoneLink />
      </Box>
    </Page>
  );
}
