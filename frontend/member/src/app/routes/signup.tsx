import { useTranslation } from 'react-i18next';
import { SignupScreen } from '#member/features/signup';
import { joiningOf } from '#member/shared/model/joining';
import { useSession } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { LetterDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { Page } from '#member/ui/Page';

export default function Signup() {
  const { t } = useTranslation('signup');
  const session = useSession();
  const why = joiningOf(session);
  if (why === 'open') return <SignupScreen />;
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
