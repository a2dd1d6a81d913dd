import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { toApiError } from '#kit';
import { useSession } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { NotFound } from '#member/ui/NotFound';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { PhoneLink } from '#member/ui/PhoneLink';
import { SaidNotice } from '#member/ui/SaidNotice';
import { LinesSkeleton } from '#member/ui/Skeletons';
import { useBankAccount } from '../hooks/use-bank-account';
import { bankAccountPath } from '../model/paths';
import { BankAccount } from './BankAccount';

/** `/transactions/:id/bank-account`: where money may be paid that could not go back the way it came. With the key of the mail's link it works without a session. */
export function BankAccountScreen() {
  const { t } = useTranslation('payments');
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const key = query.get('key');
  const { asked, give } = useBankAccount(id, key);
  const error = asked.error && !asked.data ? toApiError(asked.error) : null;
  const isUnknown = error?.code === 'order_not_found' || error?.code === 'invalid_input';
  const { user } = useSession();
  if (isUnknown && key === null && user) return <NotFound />;
  return (
    <Page title={t('bank_account.title')} noIndex width="form">
      <PageTitle>{t('bank_account.title')}</PageTitle>
      {asked.data ? (
        <BankAccount view={asked.data} onGive={give} />
      ) : isUnknown ? (
        <SaidNotice
          tone="warning"
          title={t('withdraw.link_title')}
          action={<LinkButton to={`/login?next=${encodeURIComponent(bankAccountPath(id))}`}>{t('withdraw.login')}</LinkButton>}
        >
          {t('bank_account.link_text')}
        </SaidNotice>
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void asked.refetch()} />
      ) : (
        <LinesSkeleton />
      )}
      <Box mt="6">
        <PhoneLink />
      </Box>
    </Page>
  );
}
