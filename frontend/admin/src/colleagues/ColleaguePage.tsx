import { Alert, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { ColleaguePage as Colleague } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { headingAtOnce } from '../ui/focus';
import { RecordPage } from '../ui/RecordPage';
import { colleagueWords as text } from './colleague-words';
import { ColleagueActs } from './ColleagueActs';
import { ColleagueFacts } from './ColleagueFacts';
import { ColleagueSessions } from './ColleagueSessions';
import { ColleagueStateLabel } from './ColleagueStateLabel';
import { EndColleague } from './EndColleague';
import { RenewAccess } from './RenewAccess';
import { RightsOfRoles } from './RightsOfRoles';
import { ChangeRoles, LetBack } from './RolesDialog';

export const ColleaguePage = () => (
  <RecordPage title={text.title}>
    <ColleagueBody />
  </RecordPage>
);

function ColleagueBody() {
  const record = useRecordContext<Colleague>();
  if (!record) return null;
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h5" {...headingAtOnce}>
          {record.name}
        </Typography>
        <ColleagueStateLabel state={record.state} />
      </Stack>
      {record.own ? (
        <Alert severity="info" variant="outlined">
          {text.own}
        </Alert>
      ) : (
        <Acts record={record} />
      )}
      <ColleagueFacts record={record} />
      <RightsOfRoles roles={record.roles} />
      <ColleagueSessions record={record} />
      <ColleagueActs record={record} />
    </Stack>
  );
}

/** What an owner can do about somebody else, as they are now. */
const Acts = ({ record: { id, name, roles, state, has_device: hasDevice, sessions } }: { readonly record: Colleague }) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
    {state === 'ended' ? (
      <LetBack id={id} name={name} hasDevice={hasDevice} />
    ) : (
      <>
        <ChangeRoles id={id} name={name} roles={roles} />
        <RenewAccess id={id} name={name} isInvited={state === 'invited'} isOwner={roles.includes('owner')} />
        {sessions.length > 0 ? <CommandButton command="end_colleague_sessions" id={id} about={name} variant="outlined" /> : null}
        <EndColleague id={id} name={name} isOwner={roles.includes('owner')} />
      </>
    )}
  </Stack>
);
