import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useSession } from '../../session/session';
import { ActionButton, LinkButton } from '../../ui/ActionButton';

import { LetterDrawing } from '../../ui/drawings';
import { EmptyState } from '../../ui/EmptyState';
import { Page } from '../../ui/Page';
import { NotFound } from '../ErrorPage';

const wordsOf = { activation: 'activate', unsubscribe: 'unsubscribe' } as const;

/** The page of a one-use link. Opening it changes nothing, because mail scanners open links too; the button does. */
export default function Token() {
  const { t } = useTranslation('auth');
  const { token: address = '' } = useParams();
  const [query] = useSearchParams();
  const { token } = useSession();
  if (token?.kind !== 'activation' && token?.kind !== 'unsubscribe') return <NotFound />;
  const words = wordsOf[token.kind];
  if (words === 'unsubscribe' && query.get('done')) {
    const home = <LinkButton to="/">{t('unsubscribe.done_button')}</LinkButton>;
    return (
      <Page title={t('unsubscribe.done_title')} width="form" noIndex>
        <EmptyState headingLevel="h1" drawing={<LetterDrawing />} title={t('unsubscribe.done_title')} action={home}>
          {t('unsubscribe.done_text')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t(`${words}.title`)} width="form" noIndex>
      <EmptyState
        headingLevel="h1"
        drawing={<LetterDrawing />}
        title={t(`${words}.title`)}
        action={
          <form method="post" action={`/${address}`}>
            <ActionButton type="submit" size="lg">
              {t(`${words}.submit`)}
            </ActionButton>
          </form>
        }
      >
        {t(`${words}.text`)}
      </EmptyState>
    </Page>
  );
}
