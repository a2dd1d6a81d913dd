import { Button, FormControlLabel, Switch, Typography } from '@mui/material';
import type { PayoutLine } from '#contracts-admin';
import { OrderLink } from '../orders/OrderLink';
import { payMethods } from '../orders/order-words';
import { asDay, wordFor } from '../ui/format';
import { Label } from '../ui/Label';
import { asMoney } from '../ui/money';
import { ScrollingTable, type TableColumn } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { payoutWords as text } from './payout-words';

const columns: readonly TableColumn[] = [
  { name: text.number },
  { name: text.kind },
  { name: text.day },
  { name: text.way },
  { name: text.amount, isNumber: true },
  { name: text.settled, isNumber: true },
  { name: text.comparison },
  { name: text.order },
];

interface PayoutLinesProps {
  /** Of the payout. */
  readonly currency: string;
  readonly lines: readonly PayoutLine[];
  readonly isDiffering: boolean;
  readonly onDiffering: (isDiffering: boolean) => void;
  /** Null after the last page. */
  readonly onMore: (() => void) | null;
  readonly isBusy: boolean;
}

/** Every movement of a payout with its order, and what does not agree about it. */
export function PayoutLines({ currency, lines, isDiffering, onDiffering, onMore, isBusy }: PayoutLinesProps) {
  return (
    <Section title={text.lines} level="h2">
      <FormControlLabel
        control={<Switch checked={isDiffering} onChange={(_event, checked) => onDiffering(checked)} />}
        label={text.onlyDiffering}
        sx={{ minHeight: 44 }}
      />
      {lines.length === 0 ? (
        <Typography>{text.noLines}</Typography>
      ) : (
        <ScrollingTable
          label={text.lines}
          columns={columns}
          rows={lines.map((line) => ({ key: `${line.kind} ${line.id}`, cells: cellsOf(line, currency) }))}
        />
      )}
      {onMore && (
        <Button variant="outlined" onClick={onMore} disabled={isBusy} sx={{ minHeight: 44, alignSelf: 'flex-start' }}>
          {text.more}
        </Button>
      )}
    </Section>
  );
}

const cellsOf = (line: PayoutLine, currency: string) => [
  line.id,
  text.kinds[line.kind],
  asDay(line.at),
  [line.method && wordFor(payMethods, line.method), line.scheme].filter(Boolean).join(', '),
  asMoney({ minor: line.amount_minor, currency: line.currency }),
  asMoney({ minor: line.settled_minor, currency }),
  line.difference ? (
    <Label key="difference" tone="warning">
      {text.differenceNames[line.difference]}
    </Label>
  ) : (
    text.fits
  ),
  line.order_id ? (
    <OrderLink key="order" id={line.order_id}>
      {text.openOrder}
    </OrderLink>
  ) : (
    ''
  ),
];
