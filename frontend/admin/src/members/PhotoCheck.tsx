import { Stack } from '@mui/material';
import { CommandButton } from '../commands/CommandButton';

/** What a moderator does with a photo that nobody else sees yet. */
export const PhotoCheck = ({ id }: { readonly id: string }) => (
  <Stack direction="row" spacing={1}>
    <CommandButton command="approve_photo" id={id} variant="contained" />
    <CommandButton command="reject_photo" id={id} variant="outlined" />
  </Stack>
);
