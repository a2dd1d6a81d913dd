import { Button } from '@mui/material';
import { DataTable, SimpleList, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { MemberRow } from '#contracts-admin';
import { OpenCase } from '../cases/OpenCase';
import { useWhoAmI } from '../useWhoAmI';
import { whole } from '../ui/cells';
import { asDay, countryName } from '../ui/format';
import { Label } from '../ui/Label';
import { narrowedBy } from '../ui/narrowedBy';
import { NoResults } from '../ui/NoResults';
import { StatusLabel } from '../ui/StatusLabel';
import { FilterToolbar, OfficeList } from '../ui/OfficeList';
import { words } from '../words';
import { MemberLink } from './MemberLink';
import { fictionalWords } from './fictional-words';
import { memberFilters } from './filters';

const newestFirst = { field: 'signed_up', order: 'DESC' } as const;
/** One line for each member: what is too long is cut, the page of the member shows it whole. */
const cut = { maxWidth: 180, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const placeOf = ({ town, country }: MemberRow) => [town, country && countryName(country)].filter(Boolean).join(', ');

export function MembersList() {
  const { data } = useWhoAmI();
  const seesMoney = data?.staff.rights.includes('member_money') ?? false;
  const seesCases = data?.staff.rights.includes('cases') ?? false;
  return (
    <OfficeList
      filters={memberFilters(data?.countries ?? [], seesMoney)}
      actions={<ListActions />}
      sort={newestFirst}
      table={<MembersTable seesMoney={seesMoney} seesCases={seesCases} />}
      cards={<MemberCards />}
    />
  );
}

const ListActions = () => (
  <FilterToolbar>
    <AllFictional />
  </FilterToolbar>
);

function AllFictional() {
  const path = useCreatePath();
  return (
    <Button component={Link} to={path({ resource: 'members', type: 'list' }) + narrowedBy('fictional', 'true')} size="small">
      {fictionalWords.all}
    </Button>
  );
}

function MembersTable({ seesMoney, seesCases }: Readonly<Record<'seesMoney' | 'seesCases', boolean>>) {
  return (
    <DataTable<MemberRow> bulkActionButtons={false} rowClick="show" size="small" empty={<NoResults text={words.list.noMembers} />}>
      <DataTable.Col source="name" disableSort render={(member: MemberRow) => <MemberLink member={member} />} sx={whole} />
      <DataTable.Col source="email" disableSort sx={cut} />
      <DataTable.Col source="age" disableSort align="right" />
      <DataTable.Col source="gender" disableSort render={({ gender }: MemberRow) => (gender ? words.genders[gender] : '')} />
      <DataTable.Col source="town" disableSort render={placeOf} sx={cut} />
      <DataTable.Col source="status" disableSort render={({ status }: MemberRow) => <StatusLabel status={status} />} />
      {seesMoney && <DataTable.Col source="paid" disableSort render={({ paid }: MemberRow) => (paid ? words.yes : words.no)} />}
      <DataTable.Col source="signed_up" render={({ signed_up }: MemberRow) => asDay(signed_up)} sx={whole} />
      <DataTable.Col source="last_active" disableSort render={({ last_active }: MemberRow) => asDay(last_active)} sx={whole} />
      {seesCases && <DataTable.Col source="id" label={words.list.act} disableSort render={caseButton} sx={whole} />}
    </DataTable>
  );
}

const caseButton = ({ id, name, email }: MemberRow) => <OpenCase memberId={id} name={name ?? email} size="small" />;

/** The same rows on a phone: one member below the other, the whole row a link. */
const MemberCards = () => (
  <SimpleList<MemberRow>
    rowClick="show"
    empty={<NoResults text={words.list.noMembers} />}
    primaryText={cardTitle}
    secondaryText={cardFacts}
    tertiaryText={cardStatus}
  />
);

const cardTitle = ({ name, age, fictional }: MemberRow) => (
  <>
    {[name ?? words.unknown, age].filter((part) => part !== null).join(', ')}{' '}
    {fictional && <Label tone="special">{words.member.fictional}</Label>}
  </>
);
const cardFacts = (member: MemberRow) => (
  <>
    {member.email}
    <br />
    {[placeOf(member), asDay(member.signed_up)].filter(Boolean).join(' · ')}
  </>
);
const cardStatus = ({ status }: MemberRow) => (
  <>
    {' '}
    <StatusLabel status={status} />
  </>
);
