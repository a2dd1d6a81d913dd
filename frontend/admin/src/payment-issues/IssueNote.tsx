import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { usePermissions } from 'react-admin';
import { commands, issueNoteMax, type AdminResource, type PaymentIssueRow } from '#contracts-admin';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { focusAtOnce } from '../ui/focus';
import { textIn } from '../ui/textIn';
import { issueKinds, issueWords as text } from './issue-words';

interface IssueNoteProps {
  readonly issue: PaymentIssueRow;
}

const { button } = commandWords.note_issue;

/** What colleagues should know of an issue; the new text stands instead of the old one. */
export function IssueNote({ issue }: IssueNoteProps) {
  const { permissions } = usePermissions<AdminResource[]>();
  const [isOpen, setOpen] = useState(false);
  if (!permissions?.includes(commands.note_issue.right)) return null;
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {button}
      </Button>
      {isOpen ? <NoteDialog issue={issue} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function NoteDialog({ issue: { id, kind, note }, onClose }: IssueNoteProps & { readonly onClose: () => void }) {
  const { run, isBusy, refusal } = useCommand('note_issue');
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const outcome = await run({ id, input: { note: textIn(new FormData(event.currentTarget), 'note') } });
    if (outcome.kind !== 'refused') onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="issue-note">
      <form onSubmit={(event) => void save(event)}>
        <DialogTitle id="issue-note">{issueKinds[kind].name}</DialogTitle>
        <DialogContent>
          <TextField
            name="note"
            label={text.note}
            defaultValue={note}
            multiline
            fullWidth
            error={refusal !== undefined}
            helperText={refusal?.fields['note'] ?? refusal?.text ?? text.noteHelp}
            inputRef={focusAtOnce}
            slotProps={{ htmlInput: { maxLength: issueNoteMax } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
