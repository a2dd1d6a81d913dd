import { TextField } from '@mui/material';
import { focusAtOnce } from '../ui/focus';
import { words } from '../words';

/** The link of an invitation, chosen so that it can be copied at once. */
export const InvitationLink = ({ url }: { readonly url: string }) => (
  <TextField
    label={words.invitations.link}
    defaultValue={url}
    helperText={words.invitations.linkHelp}
    fullWidth
    multiline
    inputRef={focusAtOnce}
    onFocus={(event) => event.currentTarget.select()}
    slotProps={{ htmlInput: { readOnly: true } }}
  />
);
