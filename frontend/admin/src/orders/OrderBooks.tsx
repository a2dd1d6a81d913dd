import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { asChange, asTime, wordFor } from '../ui/format';
import { asMoney } from '../ui/money';
import { ScrollingTable, type TableColumn } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { words } from '../words';
import type { OrderProps } from './order-props';
import { moneyAccounts, moneyKinds, orderWords } from './order-words';

const { ledger, money } = orderWords;
const ledgerColumns = [
  { name: ledger.at },
  { name: ledger.kind },
  { name: ledger.amount, isNumber: true },
  { name: ledger.balance, isNumber: true },
];
const moneyColumns = [
  { name: money.at },
  { name: money.kind },
  { name: money.from },
  { name: money.to },
  { name: money.amount, isNumber: true },
];

/** The credits of an order, as the ledger of its member holds them. */
export const LedgerLines = ({ record }: OrderProps) => (
  <Lines
    text={ledger}
    columns={ledgerColumns}
    rows={record.ledger.map(({ at, kind, amount, balance_after }) => [
      asTime(at),
      wordFor(words.member.money.kinds, kind),
      asChange(amount),
      balance_after,
    ])}
  />
);

/** The money of an order in our own books: each line moves it from one purse to another. */
export const MoneyLines = ({ record }: OrderProps) => (
  <Lines
    text={money}
    columns={moneyColumns}
    rows={record.money.map(({ at, kind, account, contra, minor }) => [
      asTime(at),
      wordFor(moneyKinds, kind),
      wordFor(moneyAccounts, contra),
      wordFor(moneyAccounts, account),
      asMoney({ ...record.amount, minor }),
    ])}
  />
);

interface LinesProps {
  readonly text: { readonly title: string; readonly none: string };
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly ReactNode[])[];
}

const Lines = ({ text, columns, rows }: LinesProps) => (
  <Section title={text.title}>
    {rows.length === 0 ? (
      <Typography sx={{ color: 'text.secondary' }}>{text.none}</Typography>
    ) : (
      <ScrollingTable label={text.title} columns={columns} rows={rows.map((cells, index) => ({ key: String(index), cells }))} />
    )}
  </Section>
);
