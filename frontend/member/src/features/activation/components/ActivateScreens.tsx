import { useTranslation } from 'react-i18next';
import { useSession } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { HeartsDrawing, PathDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { Page } from '#member/ui/Page';

/** `/activate/done`: the address is confirmed, and everything is open. */
export function ActivateDoneScreen() {
  const { t } = useTranslation('activation');
  const { user } = useSession();
  return (
    <Page title={t('done.title')} noIndex>
      <EmptyState
        headingLevel="h1"
        drawing={<HeartsDrawing />}
        title={t('done.title')}
        action={
          <LinkButton to={user ? '/members' : '/login'} size="lg">
            {t(user ? 'done.members' : 'done.login')}
          </LinkButton>
        }
      >
        {t('done.text')}
      </EmptyState>
    </Page>
  );
}

/** `/activate/error`: the link is used up or too old; the way to a new mail. */
export function ActivateErrorScreen() {
  const { t } = useTranslation('activation');
  const { user } = useSession();
  const confirmed = user !== null && user.status !== 'not_confirmed';
  const next = confirmed
    ? { to: '/members', words: t('done.members') }
    : user
      ? { to: '/complete-signup', words: t('error.again') }
      : { to: '/login?next=/complete-signup', words: t('done.login') };
  return (
    <Page title={t('error.title')} noIndex>
      <EmptyState
        headingLevel="h1"
        drawing={<PathDrawing />}
        title={t('error.title')}
        action={<LinkButton to={next.to}>{next.words}</LinkButton>}
      >
        <p>{t('error.text')}</p>
        {user ? null : <p>{t('error.login_first')}</p>}
      </EmptyState>
    </Page>
  );
}
