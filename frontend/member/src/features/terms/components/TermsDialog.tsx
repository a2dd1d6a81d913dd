import { Box, Heading } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TermsAnswer } from '#contracts';
import { toApiError } from '#kit';
import { useFormats, useSession } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Dialog } from '#member/ui/Dialog';
import { ErrorNotice } from '#member/ui/Notice';
import { LinesSkeleton } from '#member/ui/Skeletons';
import { OuterLink } from '#member/ui/TextLink';
import { acceptTerms, termsQuery } from '../api/terms';
import { Declined } from './Declined';

/** The terms are newer than those that the member accepted. It stays until there is an answer; closing it is a "no", which has a way out. */
export function TermsDialog() {
  const { t } = useTranslation('terms');
  const { setUser } = useSession();
  const terms = useQuery(termsQuery);
  const [isDeclined, setDeclined] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  if (isDeclined) return <Declined onBack={() => setDeclined(false)} />;
  const accept = async ({ terms_version }: TermsAnswer) => {
    setBusy(true);
    setError(undefined);
    try {
      setUser(await acceptTerms(terms_version));
      announce(t('thanks'));
    } catch (thrown) {
      setError(thrown);
      setBusy(false);
      // A still newer version: the question is asked anew, about that one.
      void terms.refetch();
    }
  };
  const { data } = terms;
  return (
    <Dialog
      open
      onClose={() => setDeclined(true)}
      title={t(data?.accepted_version === null ? 'first' : 'title')}
      actions={
        data ? (
          <>
            <ActionButton busy={busy} onClick={() => void accept(data)}>
              {t('agree')}
            </ActionButton>
            <ActionButton tone="outline" onClick={() => setDeclined(true)}>
              {t('decline')}
            </ActionButton>
          </>
        ) : null
      }
    >
      {terms.isPending ? <LinesSkeleton /> : null}
      {terms.isError && !data ? <ErrorNotice error={toApiError(terms.error)} onRetry={() => void terms.refetch()} /> : null}
      {data ? <TermsText terms={data} /> : null}
      {error ? (
        <Box mt="4">
          <ErrorNotice error={toApiError(error)} />
        </Box>
      ) : null}
    </Dialog>
  );
}

function TermsText({ terms }: { readonly terms: TermsAnswer }) {
  const { t } = useTranslation('terms');
  const { date } = useFormats();
  return (
    <>
      <Box>{t('lead')}</Box>
      {terms.changes ? (
        <>
          <Heading as="h3" textStyle="h3" mt="5" mb="2">
            {t('changes')}
          </Heading>
          <Box whiteSpace="pre-line">{terms.changes}</Box>
        </>
      ) : null}
      <Box mt="4">
        <OuterLink href="/pages/terms" target="_blank" rel="noopener" display="inline-flex" alignItems="center" minH="target">
          {t('read', { date: date(new Date(terms.terms_version)) })}
        </OuterLink>
      </Box>
      {terms.accepted_version ? (
        <Box mt="2" textStyle="small" color="ink.soft">
          {t('before', { date: date(new Date(terms.accepted_version)) })}
        </Box>
      ) : null}
    </>
  );
}
