import { MenuItem, TextField } from '@mui/material';
import { defaultLocale, locales } from '#contracts';
import { invitationNoteMax } from '#contracts-admin';
import { focusAtOnce } from '../ui/focus';
import { languageName } from '../ui/format';
import { words } from '../words';

const { invitations } = words;

interface InvitationFieldsProps {
  readonly problems: { readonly note: string | undefined; readonly address: string | undefined };
}

/** For whom it is, and where the link is sent as well, if anywhere. */
export const InvitationFields = ({ problems }: InvitationFieldsProps) => (
  <>
    <TextField
      name="note"
      label={invitations.note}
      error={problems.note !== undefined}
      helperText={problems.note ?? invitations.noteHelp}
      fullWidth
      inputRef={focusAtOnce}
      slotProps={{ htmlInput: { maxLength: invitationNoteMax } }}
    />
    <TextField
      name="address"
      type="email"
      label={invitations.address}
      error={problems.address !== undefined}
      helperText={problems.address ?? invitations.addressHelp}
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
