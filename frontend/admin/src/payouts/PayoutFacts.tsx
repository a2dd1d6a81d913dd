import { Alert, Typography } from '@mui/material';
import type { PayoutRow } from '#contracts-admin';
import { Facts } from '../ui/Facts';
import { asDate, asDay } from '../ui/format';
import { asMoney } from '../ui/money';
import { Section } from '../ui/Section';
import { payoutWords as text } from './payout-words';

/** What arrived and what it cost, and in a sentence what does not agree. */
export function PayoutFacts({ payout }: { readonly payout: PayoutRow }) {
  const { currency, from, to } = payout;
  const money = (minor: number) => asMoney({ minor, currency });
  const faults = faultsOf(payout, money);
  return (
    <Section title={text.paid} level="h2">
      {faults.length > 0 ? (
        <Alert severity="warning" variant="outlined">
          {faults.map((fault) => (
            <Typography key={fault}>{fault}</Typography>
          ))}
        </Alert>
      ) : (
        <Typography>{payout.state === 'agrees' ? text.agrees : payout.state === 'coming' ? text.coming : text.reading}</Typography>
      )}
      <Facts
        rows={[
          [text.at, asDay(payout.at)],
          ...(from && to ? [[text.period, text.span(asDate(from), asDate(to))] as const] : []),
          [text.revenue, money(payout.revenue_minor)],
          [text.fees, money(payout.fee_net_minor)],
          [text.feesVat, money(payout.fee_vat_minor)],
          [text.paid, money(payout.payout_minor)],
        ]}
      />
      <Typography sx={{ color: 'text.secondary' }}>{bookedText(payout)}</Typography>
    </Section>
  );
}

function bookedText({ is_booked, is_booked_back }: PayoutRow): string {
  if (is_booked_back) return text.bookedBack;
  return is_booked ? text.booked : text.unbooked;
}

function faultsOf({ state, differences, off_minor, rest_minor }: PayoutRow, money: (minor: number) => string): string[] {
  return [
    ...(state === 'failed' ? [text.failed] : []),
    ...(differences > 0 ? [text.differences(differences)] : []),
    ...(off_minor === 0 ? [] : [text.off(money(off_minor))]),
    ...(rest_minor === 0 ? [] : [text.rest(money(rest_minor))]),
  ];
}
