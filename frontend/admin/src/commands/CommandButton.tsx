import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { commands, type AdminResource, type CommandName, type InputOf, type ReasonRule, type ResultOf } from '#contracts-admin';
import { CommandDialog, type Asked } from './CommandDialog';
import { useCommand } from './useCommand';
import { commandWords, type CommandWords } from './words';

/** The commands that need nothing but a target and perhaps a reason or a step-up; the others have forms of their own. */
type PlainCommand = {
  [Name in CommandName]: [Exclude<keyof (typeof commands)[Name]['fields'], 'step_up'>] extends [never] ? Name : never;
}[CommandName];

interface CommandButtonProps<Name extends PlainCommand> extends Pick<ButtonProps, 'variant' | 'size' | 'color'> {
  readonly command: Name;
  readonly id: string;
  /** Names what it is done to, for the question. */
  readonly about?: string;
  /** Instead of the usual word, such as with the key that does the same. */
  readonly button?: string;
  /** When it is done, or can no longer be done. */
  readonly onDone?: () => void;
  /** For an act that answers with something to show. */
  readonly onAnswer?: (answer: ResultOf<Name>) => void;
}

/** One act of the table of commands: asks first where the table says so, and is not there for those without the right. */
export function CommandButton<Name extends PlainCommand>({
  command,
  id,
  about = '',
  button: ownButton,
  onDone,
  onAnswer,
  ...look
}: CommandButtonProps<Name>) {
  const { permissions } = usePermissions<AdminResource[]>();
  const [asking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand(command);
  const notify = useNotify();
  const { right, reason, fields }: { readonly right: AdminResource; readonly reason: ReasonRule | null; readonly fields: object } =
    commands[command];
  const { button, question }: CommandWords = commandWords[command];
  if (!permissions?.includes(right)) return null;

  const close = () => {
    setAsking(false);
    reset();
  };
  const act = async (input: Asked) => {
    // The dialog asked for the reason, and for a step-up, by the rule of the same command, and the server checks it.
    const outcome = await run({ id, input: input as InputOf<Name> });
    if (outcome.kind !== 'refused') close();
    else if (!question) notify(outcome.refusal.text, { type: 'error' });
    if (outcome.kind === 'done') onAnswer?.(outcome.result);
    if (outcome.kind === 'done' || outcome.kind === 'over') onDone?.();
  };
  return (
    <>
      <Button {...look} loading={isBusy && !asking} onClick={() => (question ? setAsking(true) : void act({}))}>
        {ownButton ?? button}
      </Button>
      {asking && question ? (
        <CommandDialog
          question={question}
          about={about}
          rule={reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          stepsUp={'step_up' in fields}
          onConfirm={(input) => void act(input)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
