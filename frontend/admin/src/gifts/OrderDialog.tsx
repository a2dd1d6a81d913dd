import { commands, type GiftRow } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { CurrentValue } from '../ui/CurrentValue';
import { giftWords as text, nameOf } from './gift-words';

interface OrderDialogProps {
  readonly now: readonly GiftRow[];
  readonly wished: readonly GiftRow[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const { button, question } = commandWords.order_gifts;
const meanwhile = { settings_changed: text.orderMeanwhile };
const namesOf = (gifts: readonly GiftRow[]): string => gifts.map(nameOf).join(', ');

/** Saves an order over the one that is there now, and shows both: another one may have come meanwhile. */
export function OrderDialog({ now, wished, onDone, onClose }: OrderDialogProps) {
  const { run, isBusy, refusal } = useCommand('order_gifts', { meanwhile });
  const save = async ({ reason = '' }: { readonly reason?: string }) => {
    const ids = (gifts: readonly GiftRow[]) => gifts.map(({ id }) => id);
    const outcome = await run({ input: { was: ids(now), ids: ids(wished), reason } });
    if (outcome.kind === 'refused') return;
    if (outcome.kind === 'done') onDone();
    onClose();
  };
  return (
    <CommandDialog
      question={question}
      about={namesOf(wished)}
      rule={commands.order_gifts.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={(input) => void save(input)}
      onClose={onClose}
    >
      <CurrentValue title={text.orderNow} text={namesOf(now)} />
    </CommandDialog>
  );
}
