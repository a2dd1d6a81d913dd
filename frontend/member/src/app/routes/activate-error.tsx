import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session';
import { LinkButton } from '../../ui/ActionButton';
import { PathDrawing } from '../../ui/drawings';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';

export default function ActivateError() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  return (
    <Page title={t('activate.error_title')} noIndex>
      <EmptyState
        headingLevel="h1"
        drawing={<PathDrawing />}
        title={t('activate.error_title')}
        action={
          user ? (
            <LinkButton to={user.status === 'not_confirmed' ? '/complete-signup' : '/members'}>{t('activate.members_button')}</LinkButton>
          ) : (
            <LinkButton to="/login">{t('activate.error_button')}</LinkButton>
          )
        }
      >
        {t('activate.error_text')}
      </EmptyState>
    </Page>
  );
}
