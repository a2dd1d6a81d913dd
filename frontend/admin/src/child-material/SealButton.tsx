import { Button } from '@mui/material';
import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { useCreatePath, usePermissions } from 'react-admin';
import { useNavigate } from 'react-router';
import { commands, type AdminResource, type InputOf } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';

const command = 'seal_child_material';

/** Stops a member because of child abuse, and leads to what is to be done next: nothing of it is shown again. */
export function SealButton({ memberId }: { readonly memberId: string }) {
  const { permissions } = usePermissions<AdminResource[]>();
  const [asking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand(command, { leads: true });
  const navigate = useNavigate();
  const path = useCreatePath();
  const { right, reason } = commands[command];
  const { button, question } = commandWords[command];
  if (!permissions?.includes(right)) return null;

  const close = () => {
    setAsking(false);
    reset();
  };
  const seal = async (input: { readonly reason?: string }) => {
    const outcome = await run({ id: memberId, input: input as InputOf<typeof command> });
    if (outcome.kind !== 'done') return;
    close();
    void navigate(path({ resource: 'child_material', type: 'show', id: outcome.result.id }));
  };
  return (
    <>
      <Button variant="text" color="error" startIcon={<ShieldAlert aria-hidden />} onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {button}
      </Button>
      {asking ? (
        <CommandDialog
          question={question}
          about=""
          rule={reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(input) => void seal(input)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
