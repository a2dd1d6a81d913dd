import { Typography } from '@mui/material';
import type { DebitRow } from '#contracts-admin';
import { asDate } from '../ui/format';
import { asMoney } from '../ui/money';
import { ScrollingTable } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { debitStateNames, directDebitWords } from './direct-debit-words';
import { RecordLink } from './RecordLink';
import { returnReason } from './return-reasons';

const text = directDebitWords.columns;
const { debits: title, noDebits } = directDebitWords.mandate;
const columns = [{ name: text.day }, { name: text.amount, isNumber: true }, { name: text.state }, { name: text.reason }];

/** What was collected by a mandate, the latest day first. */
export const MandateDebits = ({ debits }: { readonly debits: readonly DebitRow[] }) => (
  <Section title={title}>
    {debits.length === 0 ? (
      <Typography sx={{ color: 'text.secondary' }}>{noDebits}</Typography>
    ) : (
      <ScrollingTable label={title} columns={columns} rows={debits.map((debit) => ({ key: debit.id, cells: cellsOf(debit) }))} />
    )}
  </Section>
);

const cellsOf = ({ id, collect_on, amount, state, reason }: DebitRow) => [
  <RecordLink key="page" resource="debits" id={id}>
    {asDate(collect_on)}
  </RecordLink>,
  asMoney(amount),
  debitStateNames[state],
  state === 'returned' ? returnReason(reason) : '',
];
