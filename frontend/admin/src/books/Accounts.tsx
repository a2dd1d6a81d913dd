import { Alert, Stack, Typography } from '@mui/material';
import { auditfilePath, journalFilePath, type BooksAnswer } from '#contracts-admin';
import { DownloadButton } from '../ui/DownloadButton';
import { EmptyNote } from '../ui/EmptyNote';
import { asCount } from '../ui/format';
import { asMoney } from '../ui/money';
import { ScrollingTable } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { booksWords as text } from './books.words';

const columns = [
  { name: text.account },
  ...[text.opening, text.debit, text.credit, text.closing].map((name) => ({ name, isNumber: true })),
];

interface AccountsProps {
  readonly books: BooksAnswer;
  readonly company: string;
}

/** What each account had, what moved and what it has; and the same, movement by movement, as files. */
export function Accounts({ books: { currencies, period }, company }: AccountsProps) {
  if (currencies.length === 0) return <EmptyNote text={text.nothing} />;
  return currencies.map(({ currency, balances, debit_minor, credit_minor, breakage }) => {
    const money = (minor: number) => asMoney({ minor, currency });
    const rows = balances.map(({ account, name, opening_minor, closing_minor, ...moved }) => ({
      key: account,
      cells: [`${account} ${name}`, ...[opening_minor, moved.debit_minor, moved.credit_minor, closing_minor].map(money)],
    }));
    const query = new URLSearchParams({ period, company_id: company, currency }).toString();
    return (
      <Section key={currency} title={text.inCurrency(currency)} level="h2">
        <ScrollingTable
          label={text.inCurrency(currency)}
          columns={columns}
          rows={[...rows, { key: 'total', cells: [text.total, '', money(debit_minor), money(credit_minor), ''] }]}
        />
        {debit_minor === credit_minor ? (
          <Typography>{text.balanced}</Typography>
        ) : (
          <Alert severity="error" variant="outlined">
            {text.unbalanced}
          </Alert>
        )}
        {breakage.credits > 0 && (
          <Typography>{text.breakage(asCount(breakage.credits), money(breakage.net_minor), money(breakage.gross_minor))}</Typography>
        )}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
          {(['journal', 'auditfile'] as const).map((kind) => (
            <DownloadButton
              key={kind}
              href={`${kind === 'journal' ? journalFilePath : auditfilePath}?${query}`}
              name={text.fileOf(text.files[kind], currency)}
            >
              {text.files[kind]}
            </DownloadButton>
          ))}
        </Stack>
      </Section>
    );
  });
}
