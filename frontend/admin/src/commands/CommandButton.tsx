import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useNotify, usePermissions } from 'react-admin';
import { commands, type AdminResource, type CommandName, type InputOf } from '#contracts-admin';
import { CommandDialog } from './CommandDialog';
import { useCommand } from './useCommand';
import { commandWords } from './words';

/** The commands that need nothing but a target and perhaps a reason; the others have forms of their own. */
type PlainCommand = { [Name in CommandName]: [keyof (typeof commands)[Name]['fields']] extends [never] ? Name : never }[CommandName];

interface CommandButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'color'> {
  readonly command: PlainCommand;
  readonly id: string;
  /** Names what it is done to, for the question. */
  readonly about?: string;
  /** Instead of the usual word, such as with the key that does the same. */
  readonly button?: string;
  /** When it is done, or can no longer be done. */
  readonly onDone?: () => void;
}

/** One act of the table of commands: asks first where the table says so, and is not there for those without the right. */
export function CommandButton({ command, id, about = '', button: ownButton, onDone, ...look }: CommandButtonProps) {
  const { permissions } = usePermissions<AdminResource[]>();
  const [asking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand(command);
  const notify = useNotify();
  const { right, reason } = commands[command];
  const { button, question } = commandWords[command];
  if (!permissions?.includes(right)) return null;

  const close = () => {
    setAsking(false);
    reset();
  };
  const act = async (input: { readonly reason?: string }) => {
    // The dialog asked for the reason by the rule of the same command, and the server checks it.
    const outcome = await run({ id, input: input as InputOf<PlainCommand> });
    if (outcome.kind !== 'refused') close();
    else if (!question) notify(outcome.refusal.text, { type: 'error' });
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
          onConfirm={(input) => void act(input)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
