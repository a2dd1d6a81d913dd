import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { EmailField } from '#member/ui/EmailField';
import { useJoinWords } from '#member/ui/JoinButton';
import { Page, PageTitle } from '#member/ui/Page';
import { PasswordField } from '#member/ui/PasswordField';
import { PhoneLink } from '#member/ui/PhoneLink';
import { TextLink } from '#member/ui/TextLink';
import { LoginNotices } from '../LoginNotices';

export default function Login() {
  const { t } = useTranslation('auth');
  const { form, settings } = useSession();
  const joinWords = useJoinWords('how');
  const [query] = useSearchParams();
  const next = form?.values['next'] ?? query.get('next') ?? '';
  return (
    <Page title={t('login.title')} description={t('login.description', { site: settings.name })} width="form">
      <PageTitle>{t('login.title')}</PageTitle>
      <LoginNotices next={next} />
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
