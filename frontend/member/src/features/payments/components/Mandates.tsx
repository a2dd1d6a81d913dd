import { Box, Heading } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MandateView } from '#contracts';
import { toApiError } from '#kit';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Card } from '#member/ui/Card';
import { Dialog } from '#member/ui/Dialog';
import { ErrorNotice } from '#member/ui/Notice';
import { Section } from '#member/ui/Page';
import { LinesSkeleton } from '#member/ui/Skeletons';
import { OuterLink } from '#member/ui/TextLink';
import { useDirectDebit, useRevokeMandate } from '../hooks/use-direct-debit';
import { Fact, Facts } from './Facts';

/** The mandates of a member, a part of the settings: each with its paper, and the way to take it back. */
export function Mandates() {
  const { t } = useTranslation('direct-debit');
  const { data, error, isPending, refetch } = useDirectDebit();
  // Who neither gave one nor could give one has no use for it.
  if (data && data.mandates.length === 0 && data.availability === 'unavailable') return null;
  return (
    <Section title={t('mandates.title')}>
      {isPending ? (
        <LinesSkeleton />
      ) : !data ? (
        <ErrorNotice error={toApiError(error)} onRetry={() => void refetch()} />
      ) : data.mandates.length === 0 ? (
        <p>{t('mandates.none')}</p>
      ) : (
        <>
          <Box mb="4">{t('mandates.lead')}</Box>
          <Box as="ul" display="grid" gap="5">
            {data.mandates.map((mandate) => (
              <MandateCard key={mandate.id} mandate={mandate} />
            ))}
          </Box>
        </>
      )}
    </Section>
  );
}

export function MandateCard({ mandate }: { readonly mandate: MandateView }) {
  const { t } = useTranslation('direct-debit');
  const { t: payments } = useTranslation('payments');
  const { date } = useFormats();
  const [isAsking, setAsking] = useState(false);
  const { state, iban_ends_in: end, last_used_at: used, revoked_at: revoked } = mandate;
  const standing = state === 'revoked' && revoked ? t('mandates.revoked', { date: date(new Date(revoked)) }) : t(`mandates.state_${state}`);
  return (
    <Card as="li" px={{ base: '5', md: '7' }} py="4">
      <Heading as="h3" textStyle="h3" mb="1" id={`mandate-${mandate.id}`} tabIndex={-1}>
        {t('mandates.account', { end })}
      </Heading>
      <Facts>
        <Fact label={t('mandates.state')}>{standing}</Fact>
        <Fact label={t('form.holder')}>{mandate.holder}</Fact>
        <Fact label={payments('debit.creditor')}>{mandate.creditor_name}</Fact>
        <Fact label={payments('debit.creditor_id')}>{mandate.creditor_id}</Fact>
        <Fact label={payments('debit.reference')}>{mandate.reference}</Fact>
        <Fact label={t('mandates.signed')}>{date(new Date(mandate.signed_at))}</Fact>
        {used ? <Fact label={t('mandates.used')}>{date(new Date(used))}</Fact> : null}
      </Facts>
      <OuterLink href={mandate.path} download display="inline-flex" alignItems="center" gap="2.5" minH="target" mt="2">
        <FileText size="1.25rem" aria-hidden />
        {t('mandates.pdf', { end })}
      </OuterLink>
      {state === 'active' ? (
        <Box mt="2">
          <ActionButton tone="outline" aria-label={t('mandates.revoke_name', { end })} onClick={() => setAsking(true)}>
            {t('mandates.revoke')}
          </ActionButton>
        </Box>
      ) : null}
      {isAsking ? <RevokeDialog mandate={mandate} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

/** What becomes of the debits that are announced stands here before anything happens. */
function RevokeDialog({ mandate: { id, iban_ends_in: end }, onClose }: { readonly mandate: MandateView; readonly onClose: () => void }) {
  const { t } = useTranslation('direct-debit');
  const revoke = useRevokeMandate(id);
  const confirm = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        onClose();
        announce(t('mandates.revoked_said'));
        // The button that was pressed leaves with the mandate.
        setTimeout(() => document.getElementById(`mandate-${id}`)?.focus({ preventScroll: true }));
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mandates.revoke_title', { end })}
      actions={
        <>
          <ActionButton busy={revoke.isPending} onClick={confirm}>
            {t('mandates.revoke_yes')}
          </ActionButton>
          <ActionButton tone="outline" onClick={onClose}>
            {t('mandates.revoke_no')}
          </ActionButton>
        </>
      }
    >
      <Box display="grid" gap="3">
        <p>{t('mandates.revoke_after')}</p>
        <p>{t('mandates.revoke_announced')}</p>
        <p>{t('mandates.revoke_sent')}</p>
        {revoke.error ? <ErrorNotice error={toApiError(revoke.error)} /> : null}
      </Box>
    </Dialog>
  );
}
