import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';
import type { PayoutRow } from '#contracts-admin';
import { EmptyNote } from '../ui/EmptyNote';
import { asDate, asDay } from '../ui/format';
import { asMoney } from '../ui/money';
import { ScrollingTable, type TableColumn } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { payoutWords as text } from './payout-words';
import { PayoutStateLabel } from './PayoutStateLabel';
import { sumsOf } from './payout-sums';

const number = (name: string): TableColumn => ({ name, isNumber: true });
const columns: readonly TableColumn[] = [
  { name: text.payout },
  { name: text.at },
  { name: text.period },
  ...[text.revenue, text.fees, text.feesVat, text.paid].map(number),
  { name: text.state },
];

/** The payouts of a month, and what they come to. */
export function PayoutTable({ payouts }: { readonly payouts: readonly PayoutRow[] }) {
  return (
    <Section title={text.payouts} level="h2">
      {payouts.length === 0 ? (
        <EmptyNote text={text.none} />
      ) : (
        <ScrollingTable label={text.payouts} columns={columns} rows={[...payouts.map(rowOf), ...sumsOf(payouts).map(totalOf)]} />
      )}
    </Section>
  );
}

function rowOf(payout: PayoutRow) {
  const { id, reference, at, from, to, currency } = payout;
  const money = (minor: number) => asMoney({ minor, currency });
  return {
    key: id,
    cells: [
      <MuiLink key="payout" component={Link} to={`/payouts/${id}`} sx={{ fontWeight: 600 }}>
        {reference ?? id}
      </MuiLink>,
      asDay(at),
      from && to ? text.span(asDate(from), asDate(to)) : '',
      money(payout.revenue_minor),
      money(payout.fee_net_minor),
      money(payout.fee_vat_minor),
      money(payout.payout_minor),
      <PayoutStateLabel key="state" state={payout.state} />,
    ],
  };
}

function totalOf({ currency, ...sums }: ReturnType<typeof sumsOf>[number]) {
  const money = (minor: number) => asMoney({ minor, currency });
  return {
    key: `total ${currency}`,
    cells: [
      text.together(currency),
      '',
      '',
      ...[sums.revenue_minor, sums.fee_net_minor, sums.fee_vat_minor, sums.payout_minor].map(money),
      '',
    ],
  };
}
