import { useTranslation } from 'react-i18next';
import { SignupScreen } from '#member/features/signup';
import { useSession } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { LetterDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { Page } from '#member/ui/Page';
import { maySignUp } from '../route-facts';

export default function Signup() {
  const { t } = useTranslation('signup');
  const session = useSession();
  if (maySignUp(session)) return <SignupScreen />;
  const why = session.settings.signups === 'with_trafficsource' ? 'closed_source' : 'closed';
  return (
    <Page title={t(`start.${why}_title`)} description={t(`start.${why}_text`)} width="form">
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
