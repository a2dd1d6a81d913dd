import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState, type SyntheticEvent } from 'react';
import type { Locale } from '#contracts';
import type { InvitationRow } from '#contracts-admin';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { textIn } from '../ui/textIn';
import { words } from '../words';
import { InvitationFields } from './InvitationFields';
import { InvitationLink } from './InvitationLink';
import { useCopyLink } from './useCopyLink';

const { invitations } = words;

/** Asks for whom an invitation is, and shows its link when it is made. */
export function MakeDialog({ onClose }: { readonly onClose: () => void }) {
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
  const problems = { note: refusal?.fields['note'], address: refusal?.fields['mail.address'] };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="make-invitation">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="make-invitation">{invitations.make}</DialogTitle>
        <DialogContent>
          {refusal && !problems.note && !problems.address ? (
            <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
              {refusal.text}
            </Alert>
          ) : null}
          {made ? <InvitationLink url={made.url ?? ''} /> : <InvitationFields problems={problems} />}
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
