import type { PaymentMethod } from '#contracts';
import { commands, type MethodsPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { CurrentValue } from '../ui/CurrentValue';
import { countryName } from '../ui/format';
import { methodWords as text, namesOf } from './method-words';

/** The own list of a country, or the built-in one in its place. */
export type Wished = 'chosen' | 'built_in';

interface MethodsDialogProps {
  readonly record: Pick<MethodsPage, 'id' | 'version' | 'methods' | 'built_in'>;
  readonly wished: Wished;
  readonly offered: readonly PaymentMethod[];
  /** Somebody else chose for this country meanwhile. */
  readonly isOutdated: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const { button, question } = commandWords.set_payment_methods;
const meanwhile = { settings_changed: text.meanwhile };

/** Asks before a country has other ways to pay. */
export function MethodsDialog({
  record: { id, version, methods, built_in },
  wished,
  offered,
  isOutdated,
  onSaved,
  onClose,
}: MethodsDialogProps) {
  const { run, isBusy, refusal } = useCommand('set_payment_methods', { meanwhile });
  const save = async ({ reason = '' }: { readonly reason?: string }) => {
    const outcome = await run({ id, input: { version, methods: wished === 'built_in' ? null : [...offered], reason } });
    if (outcome.kind === 'refused') return;
    onSaved();
    onClose();
  };
  const about =
    wished === 'built_in'
      ? text.aboutBuiltIn(countryName(id), namesOf(built_in, text.nothingOffered))
      : text.about(countryName(id), namesOf(offered, text.nothingOffered));
  return (
    <CommandDialog
      question={question}
      about={about}
      rule={commands.set_payment_methods.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={(input) => void save(input)}
      onClose={onClose}
    >
      {isOutdated ? <CurrentValue title={text.theirs} text={namesOf(methods, text.nothingOffered)} /> : null}
    </CommandDialog>
  );
}
