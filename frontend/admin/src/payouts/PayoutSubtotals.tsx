import { Typography } from '@mui/material';
import type { PayoutSubtotal } from '#contracts-admin';
import { asCount } from '../ui/format';
import { ScrollingTable, type TableColumn } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { payoutWords as text } from './payout-words';
import { asFine } from './payout-sums';

const number = (name: string): TableColumn => ({ name, isNumber: true });
const columns: readonly TableColumn[] = [
  { name: text.month },
  { name: text.part },
  { name: text.description },
  ...[text.count, text.net, text.vat, text.gross].map(number),
];

interface PayoutSubtotalsProps {
  readonly subtotals: readonly PayoutSubtotal[];
  readonly currency: string;
}

/** Revenue and fees by month and way to pay, as the provider adds them up. */
export const PayoutSubtotals = ({ subtotals, currency }: PayoutSubtotalsProps) => (
  <Section title={text.sums} level="h2">
    {subtotals.length === 0 ? (
      <Typography>{text.noSums}</Typography>
    ) : (
      <ScrollingTable
        label={text.sums}
        columns={columns}
        rows={subtotals.map(({ month, part, description, count, net_e4, vat_e4, gross_e4 }, at) => ({
          key: `${month} ${part} ${description} ${at}`,
          cells: [month, text.parts[part], description, asCount(count), ...[net_e4, vat_e4, gross_e4].map((e4) => asFine(e4, currency))],
        }))}
      />
    )}
  </Section>
);
