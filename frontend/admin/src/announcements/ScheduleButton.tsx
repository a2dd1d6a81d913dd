import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { commands, type AnnouncementOne, type ScheduleReason } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { words } from '../words';
import { useReceivers } from './office-answers';
import { inWords, receiversQueryOf } from './Receivers';

const { announcements: text } = words;

interface ScheduleButtonProps {
  readonly announcement: AnnouncementOne;
  readonly isOff: boolean;
}

/** Asks once more, with the number of receivers, when it is to go out and why. */
export function ScheduleButton({ announcement, isOff }: ScheduleButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="contained" disabled={isOff} onClick={() => setAsking(true)}>
        {commandWords.schedule_announcement.button}
      </Button>
      {asking ? <ScheduleDialog announcement={announcement} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function ScheduleDialog({ announcement, onClose }: Omit<ScheduleButtonProps, 'isOff'> & { readonly onClose: () => void }) {
  const { data } = useReceivers(receiversQueryOf(announcement));
  const { run, isBusy, refusal } = useCommand('schedule_announcement');
  const act = async (reason: string | undefined, at: unknown) => {
    const moment = typeof at === 'string' && at ? { at: new Date(at).toISOString() } : {};
    // The dialog asked for the reason by the rule of the same command, and the server checks it.
    const outcome = await run({ id: announcement.id, input: { reason: reason as ScheduleReason, ...moment } });
    if (outcome.kind !== 'refused') onClose();
  };
  return (
    <CommandDialog
      question={commandWords.schedule_announcement.question}
      about={data ? inWords(data.receivers) : text.counting}
      rule={commands.schedule_announcement.reason}
      confirm={commandWords.schedule_announcement.button}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={({ reason }, form) => void act(reason, form.get('at'))}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        name="at"
        label={text.at}
        helperText={text.atHelp}
        fullWidth
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </CommandDialog>
  );
}
