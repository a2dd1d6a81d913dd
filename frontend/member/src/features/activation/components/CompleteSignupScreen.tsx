import { Box, Flex } from '@chakra-ui/react';
import { MailPlus, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { toApiError, type ApiError } from '#kit';
import { useSession } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { ErrorNotice, Notice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { PhoneLink } from '#member/ui/PhoneLink';
import { getUser } from '#member/shared/api/user';
import { resendMail } from '../api/resend-mail';
import { AddressForm } from './AddressForm';
import { CodeForm } from './CodeForm';

type Result = { readonly kind: 'sent' | 'changed' } | { readonly kind: 'failed'; readonly error: ApiError };

/** `/complete-signup`: the code of the mail, a new mail, or another address. */
export function CompleteSignupScreen() {
  const { t } = useTranslation('activation');
  const { user, setUser } = useSession();
  const go = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const [editing, setEditing] = useState(false);
  const [sending, setSending] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
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
  const resend = async () => {
    setSending(true);
    setResult(
      await resendMail().then(
        (): Result => ({ kind: 'sent' }),
        (thrown: unknown): Result => ({ kind: 'failed', error: toApiError(thrown) }),
      ),
    );
    setSending(false);
  };
  return (
    <Page title={t('title')} width="form" noIndex>
      <PageTitle lead={t('lead', { email: user.email })}>{t('title')}</PageTitle>
      <CodeForm onConfirmed={confirmed} />
      <Box mt="8">
        <Box as="h2" textStyle="h3" mb="2">
          {t('help.title')}
        </Box>
        <p>{t('help.text')}</p>
        <Box aria-live="polite" mt="3">
          {result?.kind === 'failed' ? <ErrorNotice error={result.error} /> : null}
          {result && result.kind !== 'failed' ? <Notice tone="success">{t(`help.${result.kind}`, { email: user.email })}</Notice> : null}
        </Box>
        {editing ? (
          <AddressForm
            address={user.email}
            onCancel={() => setEditing(false)}
            onChanged={(email) => {
              setUser({ ...user, email });
              setEditing(false);
              setResult({ kind: 'changed' });
            }}
          />
        ) : (
          <Flex mt="4" gap="3" wrap="wrap">
            <ActionButton tone="outline" busy={sending} icon={<MailPlus size="1.4rem" aria-hidden />} onClick={() => void resend()}>
              {t('help.resend')}
            </ActionButton>
            <ActionButton tone="outline" icon={<PencilLine size="1.4rem" aria-hidden />} onClick={() => setEditing(true)}>
              {t('help.change')}
            </ActionButton>
          </Flex>
        )}
        <Box mt="5">
          <PhoneLink />
        </Box>
      </Box>
    </Page>
  );
}
