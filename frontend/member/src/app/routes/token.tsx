import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSession } from '../../session/session';
import { ActionButton } from '../../ui/ActionButton';
import { LetterDrawing } from '../../ui/drawings';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { NotFound } from '../ErrorPage';

/** The page of a one-use link. Opening it changes nothing, because mail scanners open links too; the button does. */
export default function Token() {
  const { t } = useTranslation('auth');
  const { token: address = '' } = useParams();
  const { token } = useSession();
  if (!token) return <NotFound />;
  return (
    <Page title={t('activate.title')} width="form" noIndex>
      <EmptyState
        headingLevel="h1"
        drawing={<LetterDrawing />}
        title={t('activate.title')}
        action={
          <form method="post" action={`/${address}`}>
            <ActionButton type="submit" size="lg">
              {t('activate.submit')}
            </ActionButton>
          </form>
        }
      >
        {t('activate.text')}
      </EmptyState>
    </Page>
  );
}
