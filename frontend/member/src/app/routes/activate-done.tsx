import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/session';
import { LinkButton } from '../../ui/ActionButton';
import { HeartsDrawing } from '../../ui/drawings';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';

export default function ActivateDone() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  return (
    <Page title={t('activate.done_title')} noIndex>
      <EmptyState
        headingLevel="h1"
        drawing={<HeartsDrawing />}
        title={t('activate.done_title')}
        action={
          <LinkButton to={user ? '/members' : '/login'} size="lg">
            {user ? t('activate.done_button') : t('login.submit')}
          </LinkButton>
        }
      >
        {t('activate.done_text')}
      </EmptyState>
    </Page>
  );
}
