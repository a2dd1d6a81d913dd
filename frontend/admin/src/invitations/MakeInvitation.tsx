import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState, type SyntheticEvent } from 'react';
import { useRefresh } from 'react-admin';
import { invitationNoteMax, type InvitationRow } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { useRefusal } from '../ui/useRefusal';
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
  const refresh = useRefresh();
  const copy = useCopyLink();
  const refusalOf = useRefusal();
  const [made, setMade] = useState<InvitationRow | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = new FormData(event.currentTarget).get('note');
    setBusy(true);
    setError(null);
    try {
      setMade((await officeApi.makeInvitation({ note: typeof note === 'string' ? note : '' })).invitation);
      refresh();
    } catch (thrown) {
      setError((await refusalOf(thrown)) ?? null);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="make-invitation">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="make-invitation">{invitations.make}</DialogTitle>
        <DialogContent>
          {error ? (
            <Alert severity="error" role="alert" sx={{ mb: 2 }}>
              {error}
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
              helperText={invitations.noteHelp}
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
            <Button type="submit" variant="contained" loading={busy}>
              {invitations.submit}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
