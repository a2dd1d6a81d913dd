import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { commands, type InputOf, type ReasonRule, type TextPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords, type CommandWords } from '../commands/words';
import { toldWhole } from './field-names';
import { textWords as text } from './text-words';

type ActName = 'discard_text' | 'restore_text' | 'withdraw_text';
const meanwhile = { text_changed: text.meanwhile };

interface TextActProps<Name extends ActName> extends Pick<ButtonProps, 'variant' | 'aria-label' | 'color'> {
  readonly command: Name;
  readonly record: TextPage;
  /** What it is done to, in the question. */
  readonly about: string;
  /** Beside revision and reason. */
  readonly input: Omit<InputOf<Name>, 'revision' | 'reason'>;
  readonly button?: string;
  readonly onDone: (page: TextPage) => void;
}

/** An act on the text as it stands on the screen; it asks first. */
export function TextAct<Name extends ActName>({ command, record, about, input, button: ownButton, onDone, ...look }: TextActProps<Name>) {
  const [asking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand<ActName>(command, { meanwhile });
  const { button, question }: CommandWords = commandWords[command];
  const rule: ReasonRule | null = commands[command].reason;
  const close = () => {
    setAsking(false);
    reset();
  };
  const act = async (given: { readonly reason?: string }) => {
    // The dialog asked for the reason by the rule of the same command, and the server checks it.
    const outcome = await run({ id: record.id, input: { ...input, ...given, revision: record.revision } });
    if (outcome.kind !== 'refused') close();
    if (outcome.kind === 'done') onDone(outcome.result);
  };
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {ownButton ?? button}
      </Button>
      {asking && question ? (
        <CommandDialog
          question={question}
          about={about}
          rule={rule}
          confirm={ownButton ?? button}
          isBusy={isBusy}
          refusal={toldWhole(refusal)}
          onConfirm={(given) => void act(given)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
