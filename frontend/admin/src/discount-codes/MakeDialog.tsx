import { Stack } from '@mui/material';
import { commands } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { useCheckedForm } from '../ui/useCheckedForm';
import { useSites } from '../useSites';
import { useWhoAmI } from '../useWhoAmI';
import { emptyForm, readForm, type CodesForm } from './codes-form';
import { formWords as text } from './form-words';
import { OrderFields } from './OrderFields';
import { ValueFields } from './ValueFields';
import { WhoFields } from './WhoFields';

interface MakeDialogProps {
  readonly onMade: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

const { button, question } = commandWords.make_codes;
const readNow = (typed: CodesForm) => readForm(typed, new Date());

/** Asks which codes are wished for. It stays open until they are made: much is typed here, and all of it can be put right. */
export function MakeDialog({ onMade, onClose }: MakeDialogProps) {
  const { run, isBusy, refusal } = useCommand('make_codes', { says: ({ codes }) => text.made(codes.length) });
  const { fieldsRef, form, problems, isWrong, change, send } = useCheckedForm(emptyForm, readNow, refusal);
  const lists = { sites: useSites(), countries: useWhoAmI() };
  const make = async ({ reason = '' }: { readonly reason?: string }) => {
    const wish = send();
    if (!wish) return;
    const outcome = await run({ input: { ...wish, reason } });
    if (outcome.kind === 'done') onMade(outcome.result.codes);
  };
  const parts = { form, problems, onChange: change };
  return (
    <CommandDialog
      question={question}
      about=""
      rule={commands.make_codes.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={isWrong ? { text: text.lookAgain, fields: problems } : refusal}
      lists={lists}
      onConfirm={(input) => void make(input)}
      onClose={onClose}
    >
      <Stack ref={fieldsRef} spacing={2}>
        <ValueFields {...parts} />
        <WhoFields {...parts} />
        <OrderFields {...parts} />
      </Stack>
    </CommandDialog>
  );
}
