import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { MemberPage } from '#contracts-admin';
import { Facts } from '../ui/Facts';
import { asTime, wordFor } from '../ui/format';
import { words } from '../words';

const text = words.member.money;
const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

export function MoneyTab({ money }: { readonly money: NonNullable<MemberPage['money']> }) {
  return (
    <>
      <Facts
        rows={[
          [text.paid, money.paid ? words.yes : words.no],
          [text.credits, money.credits],
        ]}
      />
      <Typography component="h3" variant="h6" sx={{ mt: 2 }}>
        {text.ledger}
      </Typography>
      {money.ledger.length === 0 ? (
        <Typography>{text.none}</Typography>
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label={text.ledger}>
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{text.at}</TableCell>
                <TableCell>{text.kind}</TableCell>
                <TableCell align="right">{text.amount}</TableCell>
                <TableCell align="right">{text.balance}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {money.ledger.map((line) => (
                <TableRow key={line.id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{asTime(line.at)}</TableCell>
                  <TableCell>{wordFor(text.kinds, line.kind)}</TableCell>
                  <TableCell align="right">{signed(line.amount)}</TableCell>
                  <TableCell align="right">{line.balance_after}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {money.more && <Typography sx={{ color: 'text.secondary' }}>{text.more}</Typography>}
    </>
  );
}
