import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { commands } from '#contracts-admin';
import { CommandDialog, type Asked } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';

interface UndoSettingsProps {
  readonly id: string;
  readonly version: number;
  /** What would be set back. */
  readonly about: string;
}

/** Takes the last change of a site back. */
export function UndoSettings({ id, version, about }: UndoSettingsProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand('undo_settings');
  const { button, question } = commandWords.undo_settings;
  const close = () => {
    setAsking(false);
    reset();
  };
  const undo = async ({ reason = '', ...asked }: Asked) => {
    const outcome = await run({ id, input: { version, reason, ...asked } });
    if (outcome.kind !== 'refused') close();
  };
  return (
    <Box sx={{ mt: 1 }}>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {button}
      </Button>
      {isAsking && question ? (
        <CommandDialog
          question={question}
          about={about}
          rule={commands.undo_settings.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(input) => void undo(input)}
          onClose={close}
        />
      ) : null}
    </Box>
  );
}
