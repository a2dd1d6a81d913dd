import { Button, Stack, Typography } from '@mui/material';
import { useCreatePath, usePermissions } from 'react-admin';
import { Link } from 'react-router';
import { resources, type AdminResource, type MemberPage } from '#contracts-admin';
import { directDebitWords } from '../direct-debits/direct-debit-words';
import { AdjustCredits } from '../money-requests/AdjustCredits';
import { orderWords } from '../orders/order-words';
import { Facts } from '../ui/Facts';
import { asChange, asTime } from '../ui/format';
import { asMoney } from '../ui/money';
import { narrowedBy } from '../ui/narrowedBy';
import { ScrollingTable } from '../ui/ScrollingTable';
import { words } from '../words';
import { ledgerWords } from './ledger-words';
import { LedgerFor } from './LedgerFor';

const text = words.member.money;
const columns = [
  { name: text.at },
  { name: text.kind },
  { name: text.amount, isNumber: true },
  { name: ledgerWords.price, isNumber: true },
  { name: text.balance, isNumber: true },
];

interface MoneyTabProps {
  readonly money: NonNullable<MemberPage['money']>;
  readonly of: Readonly<Record<'id' | 'name', string>>;
}

export function MoneyTab({ money, of }: MoneyTabProps) {
  return (
    <>
      <Facts
        rows={[
          [text.paid, money.paid ? words.yes : words.no],
          [text.credits, money.credits],
        ]}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <AdjustCredits memberId={of.id} name={of.name} />
        <ListOf resource="orders" memberId={of.id} />
        <ListOf resource="debits" memberId={of.id} />
      </Stack>
      <Typography component="h3" variant="h6" sx={{ mt: 2 }}>
        {text.ledger}
      </Typography>
      {money.ledger.length === 0 ? (
        <Typography>{text.none}</Typography>
      ) : (
        <ScrollingTable
          label={text.ledger}
          columns={columns}
          rows={money.ledger.map((line) => ({
            key: String(line.id),
            cells: [
              asTime(line.at),
              <LedgerFor key="for" line={line} />,
              asChange(line.amount),
              line.price ? asMoney(line.price) : '',
              line.balance_after,
            ],
          }))}
        />
      )}
      {money.more && <Typography sx={{ color: 'text.secondary' }}>{text.more}</Typography>}
    </>
  );
}

const listNames = { orders: orderWords.ofMember, debits: directDebitWords.ofMember } as const;

function ListOf({ resource, memberId }: { readonly resource: keyof typeof listNames; readonly memberId: string }) {
  const path = useCreatePath();
  const { permissions } = usePermissions<AdminResource[]>();
  if (!permissions?.includes(resources[resource].right)) return null;
  return (
    <Button component={Link} to={path({ resource, type: 'list' }) + narrowedBy('member_id', memberId)} sx={{ minHeight: 44 }}>
      {listNames[resource]}
    </Button>
  );
}
