import { Stack } from '@mui/material';
import type { MemberPage } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { fictionalWords } from './fictional-words';
import { nameOf } from './nameOf';

/** Whether the profile is marked as fictional, and the button that changes it. */
export function FictionalFlag({ member }: { readonly member: MemberPage }) {
  const { fictional } = member.standing;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <span>{fictional ? fictionalWords.yes : fictionalWords.no}</span>
      <CommandButton
        command={fictional ? 'unset_fictional' : 'set_fictional'}
        id={member.id}
        about={nameOf(member)}
        variant="outlined"
        size="small"
      />
    </Stack>
  );
}
