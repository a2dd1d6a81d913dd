import { Stack } from '@mui/material';
import type { MemberHelp as Help, MemberPage } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { FieldCommand } from '../commands/FieldCommand';
import { commandWords } from '../commands/words';
import { asTime } from '../ui/format';
import { CorrectGender } from './CorrectGender';
import { helpWords, hurdlesOf } from './help-words';
import { nameOf } from './nameOf';

/** What keeps the member out, and what staff can do about it. */
export function MemberHelp({ member, help }: { readonly member: MemberPage; readonly help: Help }) {
  const { status, sessions } = member.account;
  const about = nameOf(member);
  const look = { id: member.id, about, variant: 'outlined', size: 'small' } as const;
  const isOpen = status === 'active' || status === 'paused';
  return (
    <Stack spacing={1}>
      {hurdlesOf(help, asTime).map((hurdle) => (
        <span key={hurdle}>{hurdle}</span>
      ))}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {status === 'not_confirmed' && <CommandButton command="send_activation" {...look} />}
        {status === 'not_confirmed' && <CommandButton command="confirm_address" {...look} />}
        {help.locked_until && <CommandButton command="end_lockout" {...look} />}
        {sessions > 0 && <CommandButton command="end_sessions" {...look} />}
        {help.restorable_until && <CommandButton command="restore_account" {...look} />}
        {isOpen && help.birth_date && (
          <FieldCommand
            command="correct_birth_date"
            id={member.id}
            about={about}
            field="birth_date"
            label={helpWords.newBirthDate}
            type="date"
            standard=""
            says={({ done }) => (done ? commandWords.correct_birth_date.done : helpWords.passedOn)}
            size="small"
          />
        )}
        {isOpen && member.profile && <CorrectGender id={member.id} about={about} gender={member.profile.gender} />}
      </Stack>
    </Stack>
  );
}
