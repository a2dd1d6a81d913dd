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
  const why = session.settings.signups === 'with_trafficsource' ? 'closed_source' : 'closed';
  return (
    <Page title={t(`start.${why}_title`)} width="form">
      <EmptyState
        headingLevel="h1"
        drawing={<LetterDrawing />}
        title={t(`start.${why}_title`)}
        action={<LinkButton to="/login">{t('start.login')}</LinkButton>}
      >
        {t(`start.${why}_text`)}
      </EmptyState>
    </Page>
  );
}
