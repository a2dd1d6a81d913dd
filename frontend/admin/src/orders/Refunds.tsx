import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { BankAccountAnswer, OfficeRefund } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { asTime } from '../ui/format';
import { asMoney } from '../ui/money';
import { ScrollingTable } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { BankAccount } from './BankAccount';
import type { OrderProps } from './order-props';
import { orderWords, refundCauses, refundStates } from './order-words';

const text = orderWords.refunds;
const columns = [
  { name: text.at },
  { name: text.cause },
  { name: text.state },
  { name: text.amount, isNumber: true },
  { name: text.credits, isNumber: true },
  { name: text.done },
  { name: text.provider },
  { name: text.failed, isNumber: true },
];

/** What went back or is on its way, and what finance does with what failed. */
export function Refunds({ record: { refunds } }: OrderProps) {
  const failed = refunds.filter(({ state }) => state === 'failed');
  if (refunds.length === 0)
    return (
      <Section title={text.title}>
        <Typography sx={{ color: 'text.secondary' }}>{text.none}</Typography>
      </Section>
    );
  return (
    <Section title={text.title}>
      <ScrollingTable label={text.title} columns={columns} rows={refunds.map((refund) => ({ key: refund.id, cells: cellsOf(refund) }))} />
      {failed.map((refund) => (
        <FailedRefund key={refund.id} refund={refund} />
      ))}
    </Section>
  );
}

const cellsOf = ({ at, cause, state, amount, credits, done_at, provider_id, failed_transfers }: OfficeRefund) => [
  asTime(at),
  refundCauses[cause],
  refundStates[state],
  asMoney(amount),
  credits,
  done_at ? asTime(done_at) : '',
  provider_id ?? '',
  failed_transfers,
];

/** The account is asked for each time, and gone with its dialog: each look stands in the log. */
function FailedRefund({ refund: { id, amount, has_account } }: { readonly refund: OfficeRefund }) {
  const [account, setAccount] = useState<BankAccountAnswer>();
  const about = text.of(asMoney(amount));
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography>{`${about}:`}</Typography>
      {has_account ? (
        <CommandButton command="show_bank_account" id={id} about={about} variant="outlined" size="small" onAnswer={setAccount} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{text.noAccount}</Typography>
      )}
      <CommandButton command="pay_elsewhere" id={id} about={about} variant="outlined" size="small" />
      {account ? <BankAccount account={account} onClose={() => setAccount(undefined)} /> : null}
    </Stack>
  );
}
