import { useTranslation } from 'react-i18next';
import { useQuietScreen } from '#member/shared/state/quiet-screen';
import { useSession } from '#member/shared/state/session';
import { LinkButton } from './ActionButton';
import { PathDrawing } from './PathDrawing';
import { EmptyState } from './EmptyState';
import { Page } from './Page';

/** The 404 page: an answer in a calm voice and one way on. */
export function NotFound() {
  const { t } = useTranslation('errors');
  const { user } = useSession();
  useQuietScreen();
  return (
    <Page title={t('not_found_title')} noIndex>
      <EmptyState
        headingLevel="h1"
        drawing={<PathDrawing />}
        title={t('not_found_title')}
        action={<LinkButton to={user ? '/members' : '/'}>{t('home')}</LinkButton>}
      >
        {t('not_found_text')}
      </EmptyState>
    </Page>
  );
}
