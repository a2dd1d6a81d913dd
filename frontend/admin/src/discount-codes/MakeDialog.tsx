import { Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { commands } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { emptyForm, readForm, type CodesForm, type Faults } from './codes-form';
import { formWords as text } from './form-words';
import { OrderFields } from './OrderFields';
import { ValueFields } from './ValueFields';
import { WhoFields } from './WhoFields';

interface MakeDialogProps {
  readonly onMade: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

const { button, question } = commandWords.make_codes;
const none: Faults = {};

/** Asks which codes are wished for. It stays open until they are made: much is typed here, and all of it can be put right. */
export function MakeDialog({ onMade, onClose }: MakeDialogProps) {
  const fieldsRef = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState(emptyForm);
  const [faults, setFaults] = useState(none);
  const [tries, setTries] = useState(0);
  const { run, isBusy, refusal } = useCommand('make_codes', { says: ({ codes }) => text.made(codes.length) });
  const problems = { ...refusal?.fields, ...faults };
  const isWrong = Object.keys(problems).length > 0;

  // The button stands far below the first fields: who presses it is led to what is wrong.
  useEffect(() => fieldsRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [tries, refusal]);

  const check = (typed: CodesForm) => {
    const read = readForm(typed, new Date());
    setFaults('faults' in read ? read.faults : none);
    return 'wish' in read ? read.wish : undefined;
  };
  const change = (part: Partial<CodesForm>) => {
    const typed = { ...form, ...part };
    setForm(typed);
    if (faults !== none) check(typed);
  };
  const make = async ({ reason = '' }: { readonly reason?: string }) => {
    setTries((count) => count + 1);
    const wish = check(form);
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
