import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState, type SyntheticEvent } from 'react';
import { invitationNoteMax, type InvitationRow } from '#contracts-admin';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { words } from '../words';
import { useCopyLink } from './useCopyLink';

const { invitations } = words;

/** Each field stands where its button was pressed: typing, or copying, goes on there. */
const inFocus = (input: HTMLInputElement | null) => input?.focus();

/** Makes an invitation and shows its link at once, ready to be copied. */
export function MakeInvitation() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {invitations.make}
      </Button>
      {open ? <MakeDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function MakeDialog({ onClose }: { readonly onClose: () => void }) {
  const copy = useCopyLink();
  const { run, isBusy, refusal } = useCommand('make_invitation');
  const [made, setMade] = useState<InvitationRow | null>(null);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = new FormData(event.currentTarget).get('note');
    const outcome = await run({ input: { note: typeof note === 'string' ? note : '' } });
    if (outcome.kind === 'done') setMade(outcome.result.invitation);
    else if (outcome.kind === 'over') onClose();
  };
  const problem = refusal?.fields['note'];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="make-invitation">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="make-invitation">{invitations.make}</DialogTitle>
        <DialogContent>
          {refusal && !problem ? (
            <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
              {refusal.text}
            </Alert>
          ) : null}
          {made ? (
            <TextField
              label={invitations.link}
              defaultValue={made.url ?? ''}
              helperText={invitations.linkHelp}
              fullWidth
              multiline
              inputRef={inFocus}
              onFocus={(event) => event.currentTarget.select()}
              slotProps={{ htmlInput: { readOnly: true } }}
            />
          ) : (
            <TextField
              name="note"
              label={invitations.note}
              error={problem !== undefined}
              helperText={problem ?? invitations.noteHelp}
              fullWidth
              inputRef={inFocus}
              slotProps={{ htmlInput: { maxLength: invitationNoteMax } }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{made ? invitations.done : invitations.cancel}</Button>
          {made?.url ? (
            <Button variant="contained" onClick={() => copy(made.url ?? '')}>
              {invitations.copy}
            </Button>
          ) : null}
          {made ? null : (
            <Button type="submit" variant="contained" loading={isBusy}>
              {commandWords.make_invitation.button}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
