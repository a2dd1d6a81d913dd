import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material';
import { useState, type SyntheticEvent } from 'react';
import { defaultLocale, locales, type Locale } from '#contracts';
import { invitationNoteMax, type InvitationRow } from '#contracts-admin';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { languageName } from '../ui/format';
import { textIn } from '../ui/textIn';
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
    const form = new FormData(event.currentTarget);
    const [note = '', address = '', language] = ['note', 'address', 'language'].map((name) => textIn(form, name));
    const mail = address.trim() ? { mail: { address, language: language as Locale } } : {};
    const outcome = await run({ input: { note, ...mail } });
    if (outcome.kind === 'done') setMade(outcome.result.invitation);
    else if (outcome.kind === 'over') onClose();
  };
  const problem = refusal?.fields['note'];
  const addressProblem = refusal?.fields['mail.address'];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="make-invitation">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="make-invitation">{invitations.make}</DialogTitle>
        <DialogContent>
          {refusal && !problem && !addressProblem ? (
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
            <>
              <TextField
                name="note"
                label={invitations.note}
                error={problem !== undefined}
                helperText={problem ?? invitations.noteHelp}
                fullWidth
                inputRef={inFocus}
                slotProps={{ htmlInput: { maxLength: invitationNoteMax } }}
              />
              <MailFields problem={addressProblem} />
            </>
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

/** Where the link is sent as well, if anywhere. */
const MailFields = ({ problem }: { readonly problem: string | undefined }) => (
  <>
    <TextField
      name="address"
      type="email"
      label={invitations.address}
      error={problem !== undefined}
      helperText={problem ?? invitations.addressHelp}
      autoComplete="off"
      fullWidth
    />
    <TextField select name="language" label={invitations.language} defaultValue={defaultLocale} fullWidth>
      {locales.map((locale) => (
        <MenuItem key={locale} value={locale}>
          {languageName(locale)}
        </MenuItem>
      ))}
    </TextField>
  </>
);
