import { Stack } from '@mui/material';
import type { MemberPage } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { words } from '../words';
import { nameOf } from './nameOf';

/** Why the member gets no mails, and the button for an address that is right after all. */
export function MailStops({ member }: { readonly member: MemberPage }) {
  const { notifications_disabled: stops } = member.account;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <span>{stops.map((stop) => words.member.mailStops[stop]).join(' ') || words.none}</span>
      {stops.includes('bounced') && (
        <CommandButton command="mail_again" id={member.id} about={nameOf(member)} variant="outlined" size="small" />
      )}
    </Stack>
  );
}
