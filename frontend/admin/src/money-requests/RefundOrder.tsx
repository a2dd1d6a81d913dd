import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import type { Money } from '#contracts';
import { commands, type AdminResource, type InputOf, type OfficeOrderPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { asMoney, readAmount, typedAmount } from '../ui/money';
import { textIn } from '../ui/textIn';
import { moneyRequestWords as text } from './money-request-words';
import { NoteField } from './NoteField';

interface RefundOrderProps {
  readonly order: OfficeOrderPage;
}

const { button, question } = commandWords.refund_order;

/** Pays money of an order back; not there when nothing is left, or for those without the right. */
export function RefundOrder({ order }: RefundOrderProps) {
  const { permissions } = usePermissions<AdminResource[]>();
  const [isAsking, setAsking] = useState(false);
  if (!permissions?.includes(commands.refund_order.right) || (order.left_minor <= 0 && !isAsking)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {button}
      </Button>
      {isAsking ? <RefundDialog order={order} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function RefundDialog({ order, onClose }: RefundOrderProps & { readonly onClose: () => void }) {
  const { id, amount, credits } = order;
  const left = { ...amount, minor: order.left_minor };
  // Sent twice from the same dialog, it is one request.
  const [key] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(() => typedAmount(left));
  const { run, isBusy, refusal } = useCommand('refund_order', { says: ({ request }) => text.refunded[request.state] });
  const minor = readAmount(typed, amount.currency);
  const wrong = faultOf(minor, left);
  const refund = async (reason: string | undefined, note: string) => {
    if (wrong !== undefined) return;
    // The dialog asked for the reason by the rule of the same command, and the server checks all of it.
    const outcome = await run({ id, input: { key, minor, note, reason } as InputOf<'refund_order'> });
    if (outcome.kind !== 'refused') onClose();
  };
  const problem = wrong ?? refusal?.fields['minor'];
  return (
    <CommandDialog
      question={question}
      about={text.ofOrder(asMoney(amount), credits, asMoney(left))}
      rule={commands.refund_order.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={({ reason }, form) => void refund(reason, textIn(form, 'note'))}
      onClose={onClose}
    >
      <TextField
        name="amount"
        label={text.amount(amount.currency)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        required
        fullWidth
        autoComplete="off"
        error={problem !== undefined}
        helperText={problem ?? text.amountHelp}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
      />
      <NoteField problem={refusal?.fields['note']} />
    </CommandDialog>
  );
}

/** Why an amount cannot be paid back; undefined when it can. */
function faultOf(minor: number | undefined, left: Money): string | undefined {
  if (minor === undefined) return text.noAmount(typedAmount(left));
  return minor > left.minor ? text.tooMuch(asMoney(left)) : undefined;
}
