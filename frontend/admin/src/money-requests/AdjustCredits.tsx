import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { commands, creditsAtOnceMax, type AdminResource, type InputOf } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { asCount } from '../ui/format';
import { textIn } from '../ui/textIn';
import { readCredits } from './credits';
import { moneyRequestWords as text } from './money-request-words';
import { NoteField } from './NoteField';

interface AdjustCreditsProps {
  readonly memberId: string;
  /** What the member is called, for the question. */
  readonly name: string;
}

const { button, question } = commandWords.adjust_credits;

/** Gives a member credits, or takes some; not there for those without the right. */
export function AdjustCredits(member: AdjustCreditsProps) {
  const { permissions } = usePermissions<AdminResource[]>();
  const [isAsking, setAsking] = useState(false);
  if (!permissions?.includes(commands.adjust_credits.right)) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {button}
      </Button>
      {isAsking ? <AdjustDialog {...member} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function AdjustDialog({ memberId, name, onClose }: AdjustCreditsProps & { readonly onClose: () => void }) {
  // Sent twice from the same dialog, it is one request.
  const [key] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isBusy, refusal } = useCommand('adjust_credits', { says: ({ request }) => text.adjusted[request.state] });
  const credits = readCredits(typed);
  const adjust = async (reason: string | undefined, note: string) => {
    setTried(true);
    if (credits === undefined) return;
    // The dialog asked for the reason by the rule of the same command, and the server checks all of it.
    const outcome = await run({ id: memberId, input: { key, credits, note, reason } as InputOf<'adjust_credits'> });
    if (outcome.kind !== 'refused') onClose();
  };
  const isWrong = credits === undefined && (isTried || typed.length > 1);
  const problem = isWrong ? text.noCredits(asCount(creditsAtOnceMax)) : refusal?.fields['credits'];
  return (
    <CommandDialog
      question={question}
      about={name}
      rule={commands.adjust_credits.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={({ reason }, form) => void adjust(reason, textIn(form, 'note'))}
      onClose={onClose}
    >
      <TextField
        name="credits"
        label={text.howMany}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        required
        fullWidth
        autoComplete="off"
        error={problem !== undefined}
        helperText={problem ?? text.howManyHelp}
        // A field for whole numbers has no minus on the keyboards of some phones.
        slotProps={{ htmlInput: { inputMode: 'text', maxLength: 8 } }}
      />
      <NoteField problem={refusal?.fields['note']} />
    </CommandDialog>
  );
}
