import { TextField } from '@mui/material';
import { requestNoteMax } from '#contracts-admin';
import { moneyRequestWords as text } from './money-request-words';

/** What colleagues should know of a request. */
export const NoteField = ({ problem }: { readonly problem: string | undefined }) => (
  <TextField
    name="note"
    label={text.note}
    multiline
    fullWidth
    error={problem !== undefined}
    helperText={problem ?? text.noteHelp}
    slotProps={{ htmlInput: { maxLength: requestNoteMax } }}
  />
);
