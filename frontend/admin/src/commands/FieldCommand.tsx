import { Button, TextField, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { commands, type AdminResource, type InputOf } from '#contracts-admin';
import { CommandDialog } from './CommandDialog';
import { useCommand } from './useCommand';
import { commandWords } from './words';

type FieldCommandName = 'hand_over_child_material' | 'keep_child_material' | 'correct_birth_date';

interface FieldCommandProps extends Pick<ButtonProps, 'size' | 'sx'> {
  readonly command: FieldCommandName;
  readonly id: string;
  readonly field: string;
  readonly label: string;
  readonly help?: string;
  /** Names what it is done to, for the question. */
  readonly about?: string;
  readonly type: 'text' | 'number' | 'date';
  readonly standard: string;
  /** Where what came of it depends on the answer. */
  readonly says?: (result: { readonly done: boolean }) => string;
}

/** A command that wants one field beside its reason. */
export function FieldCommand({ command, id, field, label, help, type, standard, about = '', says, ...look }: FieldCommandProps) {
  const { permissions } = usePermissions<AdminResource[]>();
  const [asking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand(
    command,
    says ? { says: (result) => says('done' in result ? result : { done: true }) } : {},
  );
  const { right, reason } = commands[command];
  const { button, question } = commandWords[command];
  if (!permissions?.includes(right)) return null;

  const close = () => {
    setAsking(false);
    reset();
  };
  const act = async (input: object, form: FormData) => {
    const value = form.get(field);
    const filled = { ...input, [field]: type === 'number' ? Number(value) : value };
    // The server reads it by the schema of the same command.
    const outcome = await run({ id, input: filled as unknown as InputOf<FieldCommandName> });
    if (outcome.kind !== 'refused') close();
  };
  const problem = refusal?.fields[field];
  return (
    <>
      <Button {...look} variant="outlined" onClick={() => setAsking(true)}>
        {button}
      </Button>
      {asking ? (
        <CommandDialog
          question={question}
          about={about}
          rule={reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(input, form) => void act(input, form)}
          onClose={close}
        >
          <TextField
            name={field}
            label={label}
            type={type}
            defaultValue={standard}
            required
            fullWidth
            error={problem !== undefined}
            helperText={problem ?? help}
            {...(type === 'date' && { slotProps: { inputLabel: { shrink: true } } })}
          />
        </CommandDialog>
      ) : null}
    </>
  );
}
