import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useSession } from '../../session/session';
import { ActionButton, LinkButton } from '../../ui/ActionButton';
import { LetterDrawing } from '../../ui/drawings';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { NotFound } from '../ErrorPage';

/** The page of a one-use link. Opening it changes nothing, because mail scanners open links too; the button does. */
export default function Token() {
  const { t } = useTranslation('auth');
  const { token: address = '' } = useParams();
  const [query] = useSearchParams();
  const { token, user } = useSession();
  if (token?.kind === 'unsubscribe' && query.has('done')) {
    return (
      <Page title={t('unsubscribe.done_title')} width="form" noIndex>
        <EmptyState
          headingLevel="h1"
          drawing={<LetterDrawing />}
          title={t('unsubscribe.done_title')}
          action={<LinkButton to={user ? '/members' : '/login'}>{user ? t('activate.members_button') : t('login.submit')}</LinkButton>}
        >
          {t('unsubscribe.done_text')}
        </EmptyState>
      </Page>
    );
  }
  if (token?.kind !== 'activation' && token?.kind !== 'unsubscribe') return <NotFound />;
  const purpose = token.kind === 'activation' ? 'activate' : 'unsubscribe';
  return (
    <Page title={t(`${purpose}.title`)} width="form" noIndex>
      <EmptyState
        headingLevel="h1"
        drawing={<LetterDrawing />}
        title={t(`${purpose}.title`)}
        action={
          <form method="post" action={`/${address}`}>
            <ActionButton type="submit" size="lg">
              {t(`${purpose}.submit`)}
            </ActionButton>
          </form>
        }
      >
        {t(`${purpose}.text`)}
      </EmptyState>
    </Page>
  );
}
