import { useTranslation } from 'react-i18next';
import { SignupScreen } from '../../features/signup';
import { useSession } from '../../session/session';
import { LinkButton } from '../../ui/ActionButton';
import { LetterDrawing } from '../../ui/drawings';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { maySignUp } from '../route-facts';

export default function Signup() {
  const { t } = useTranslation('signup');
  const session = useSession();
  if (maySignUp(session)) return <SignupScreen />;
  return (
    <Page title={t('start.closed_title')} width="form">
      <EmptyState
        headingLevel="h1"
        drawing={<LetterDrawing />}
        title={t('start.closed_title')}
        action={<LinkButton to="/login">{t('start.login')}</LinkButton>}
      >
        {t('start.closed_text')}
      </EmptyState>
    </Page>
  );
}
