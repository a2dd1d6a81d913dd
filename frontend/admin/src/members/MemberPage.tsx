import { Stack, Typography } from '@mui/material';
import { ReferenceManyField, TabbedShowLayout, TabbedShowLayoutTabs, usePermissions, useRecordContext } from 'react-admin';
import type { AdminResource, MemberPage as Member } from '#contracts-admin';
import { AuditTable } from '../audit/AuditTable';
import { SealButton } from '../child-material/SealButton';
import { CappedPagination } from '../ui/CappedPagination';
import { stayOnError } from '../ui/Failed';
import { Label } from '../ui/Label';
import { RecordPage } from '../ui/RecordPage';
import { StatusLabel } from '../ui/StatusLabel';
import { OpenCase } from '../cases/OpenCase';
import { SignalList } from '../signals/SignalList';
import { kindsOf, signalWords } from '../signals/why';
import { words } from '../words';
import { AccountTab } from './AccountTab';
import { MoneyTab } from './MoneyTab';
import { nameOf } from './nameOf';
import { PhotosTab } from './PhotosTab';
import { ProfileTab } from './ProfileTab';

const { tabs } = words.member;

export const MemberPage = () => (
  <RecordPage title={<MemberTitle />} isCard>
    <MemberHeading />
    <MemberTabs />
  </RecordPage>
);

function MemberTitle() {
  return <span>{nameOf(useRecordContext<Member>()) || words.menu.members}</span>;
}

function MemberHeading() {
  const member = useRecordContext<Member>();
  if (!member) return null;
  const { profile, account, standing, money } = member;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 2, pb: 0 }}>
      <Typography component="h2" variant="h5">
        {nameOf(member)}
      </Typography>
      {profile && <Typography sx={{ color: 'text.secondary' }}>{`${words.member.years(profile.age)}, ${profile.town}`}</Typography>}
      <StatusLabel status={account.status} />
      {standing.fictional && <Label tone="special">{words.member.fictional}</Label>}
      {money?.paid && <Label tone="good">{words.member.paid}</Label>}
      <OpenCase memberId={member.id} name={nameOf(member)} signals={kindsOf(member.signals ?? [])} variant="outlined" size="small" />
      <SealButton memberId={member.id} />
    </Stack>
  );
}

/** Only the tabs that the server filled: it leaves out what the role may not see. */
function MemberTabs() {
  const member = useRecordContext<Member>();
  const { permissions } = usePermissions<AdminResource[]>();
  if (!member) return null;
  return (
    <TabbedShowLayout tabs={<TabbedShowLayoutTabs variant="scrollable" allowScrollButtonsMobile />}>
      <TabbedShowLayout.Tab label={tabs.account}>
        <AccountTab member={member} />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label={tabs.profile} path="profile">
        <ProfileTab profile={member.profile} />
      </TabbedShowLayout.Tab>
      {member.signals && (
        <TabbedShowLayout.Tab label={signalWords.title} path="signals">
          <SignalList signals={member.signals} of={{ id: member.id, name: nameOf(member) }} />
        </TabbedShowLayout.Tab>
      )}
      {member.photos && (
        <TabbedShowLayout.Tab label={tabs.photos} path="photos">
          <PhotosTab photos={member.photos} of={{ id: member.id, name: nameOf(member) }} />
        </TabbedShowLayout.Tab>
      )}
      {member.money && (
        <TabbedShowLayout.Tab label={tabs.money} path="credits">
          <MoneyTab money={member.money} of={{ id: member.id, name: nameOf(member) }} />
        </TabbedShowLayout.Tab>
      )}
      {permissions?.includes('audit') && (
        <TabbedShowLayout.Tab label={tabs.audit} path="audit">
          <ReferenceManyField
            reference="audit"
            target="subject_id"
            pagination={<CappedPagination />}
            queryOptions={stayOnError}
            label={false}
          >
            <AuditTable hideSubject />
          </ReferenceManyField>
        </TabbedShowLayout.Tab>
      )}
    </TabbedShowLayout>
  );
}
