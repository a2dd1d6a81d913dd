import { Typography } from '@mui/material';
import type { DisputeRow, DisputeState, PayoutsAnswer } from '#contracts-admin';
import { payMethods } from '../orders/order-words';
import { asCount, wordFor } from '../ui/format';
import { Label } from '../ui/Label';
import { ScrollingTable, type TableColumn } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { disputeWords as text } from './payout-words';

const tones = { too_few: 'plain', fine: 'good', near: 'warning', over: 'bad' } as const satisfies Record<DisputeState, string>;
const columns: readonly TableColumn[] = [
  { name: text.month },
  { name: text.way },
  { name: text.sales, isNumber: true },
  { name: text.disputes, isNumber: true },
  { name: text.percent, isNumber: true },
  { name: text.state },
];

/** Chargebacks over sales by month and way to pay, against what the card schemes bear. */
export function Disputes({ disputes: { limit_percent, minimum_sales, rows } }: Pick<PayoutsAnswer, 'disputes'>) {
  return (
    <Section title={text.title} level="h2">
      <Typography sx={{ color: 'text.secondary' }}>{text.help(String(limit_percent), asCount(minimum_sales))}</Typography>
      {rows.length === 0 ? (
        <Typography>{text.none}</Typography>
      ) : (
        <ScrollingTable label={text.title} columns={columns} rows={rows.map((row) => rowOf(row, rows))} />
      )}
    </Section>
  );
}

function rowOf({ month, method, scheme, sales, disputes, percent, state }: DisputeRow, rows: readonly DisputeRow[]) {
  const way = wordFor(payMethods, method);
  const isDivided = rows.some((one) => one.month === month && one.method === method && one.scheme !== null);
  const whole = isDivided ? text.all(way) : way;
  return {
    key: `${month} ${method} ${scheme ?? ''}`,
    cells: [
      month,
      scheme === null ? whole : text.scheme(way, scheme),
      asCount(sales),
      asCount(disputes),
      percent === null ? text.noSales : String(percent),
      <Label key="state" tone={tones[state]}>
        {text.states[state]}
      </Label>,
    ],
  };
}
