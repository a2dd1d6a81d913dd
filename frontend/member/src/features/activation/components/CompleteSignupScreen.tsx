import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { getUser } from '#member/shared/api/user';
import { useSession } from '#member/shared/state/session';
import { Page, PageTitle } from '#member/ui/Page';
import { CodeForm } from './CodeForm';
import { NoMailHelp } from './NoMailHelp';

/** `/complete-signup`: the code of the mail, a new mail, or another address. */
export function CompleteSignupScreen() {
  const { t } = useTranslation('activation');
  const { user, setUser } = useSession();
  const go = useNavigate();
  const [leaving, setLeaving] = useState(false);
  if (!user) return null;
  // The link in the mail may have been used meanwhile, on this device or another.
  if (user.status !== 'not_confirmed' && !leaving) return <Navigate to="/members" replace />;

  const confirmed = async () => {
    setLeaving(true);
    const user = await getUser().catch(() => null);
    // The next screen says whether the address is confirmed; where nobody answers, the server draws it.
    if (!user) return window.location.replace('/activate/done');
    setUser(user);
    await go('/activate/done', { replace: true });
  };
  return (
    <Page title={t('title')} width="form" noIndex>
      <PageTitle lead={t('lead', { email: user.email })}>{t('title')}</PageTitle>
      <CodeForm onConfirmed={confirmed} />
      <NoMailHelp user={user} onUser={setUser} />
    </Page>
  );
}
