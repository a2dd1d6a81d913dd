import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { DataTable, SimpleList, TopToolbar, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { ColleagueRow } from '#contracts-admin';
import { whole } from '../ui/cells';
import { asTime } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { words } from '../words';
import { colleagueWords as text } from './colleague-words';
import { ColleagueStateLabel } from './ColleagueStateLabel';
import { colleagueFilters } from './filters';
import { InviteColleague } from './InviteColleague';
import { OneOwnerWarning } from './OneOwnerWarning';

/** Who may come into the office; each leads to their page. */
export function ColleaguesList() {
  return (
    <>
      <Stack spacing={2} sx={{ pt: 2, maxWidth: '68ch' }}>
        <Typography>{text.intro}</Typography>
        <OneOwnerWarning />
      </Stack>
      <OfficeList
        filters={colleagueFilters}
        actions={
          <TopToolbar>
            <InviteColleague />
          </TopToolbar>
        }
        table={<ColleaguesTable />}
        cards={<ColleagueCards />}
      />
    </>
  );
}

const nothing = <NoResults text={text.none} />;
const rolesOf = ({ roles }: ColleagueRow): string => roles.map((role) => words.roles[role]).join(', ') || text.noRoles;
const lastUsedOf = ({ last_used_at: at }: ColleagueRow): string => (at ? asTime(at) : text.never);
const deviceOf = ({ state }: ColleagueRow): string =>
  state === 'invited' || state === 'no_device' ? text.facts.deviceMissing : text.facts.deviceSet;
export const invitedOf = ({ invited_by: by, invited_at: at }: ColleagueRow): string =>
  by ? text.facts.invitedBy(asTime(at), by.name) : `${text.server}, ${asTime(at)}`;

const ColleaguesTable = () => (
  <DataTable<ColleagueRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="name" disableSort render={(row: ColleagueRow) => <NameLink row={row} />} />
    <DataTable.Col source="roles" disableSort render={rolesOf} />
    <DataTable.Col source="state" disableSort render={({ state }: ColleagueRow) => <ColleagueStateLabel state={state} />} />
    <DataTable.Col source="device" disableSort render={deviceOf} sx={whole} />
    <DataTable.Col source="recovery_codes_left" disableSort align="right" />
    <DataTable.Col source="sessions_open" disableSort align="right" />
    <DataTable.Col source="last_used_at" disableSort render={lastUsedOf} sx={whole} />
    <DataTable.Col source="invited_at" disableSort render={invitedOf} />
  </DataTable>
);

/** The name as a link: the way to the page for the keyboard. */
function NameLink({ row: { id, name, email } }: { readonly row: ColleagueRow }) {
  const path = useCreatePath();
  return (
    <>
      <MuiLink
        component={Link}
        to={path({ resource: 'staff', type: 'show', id })}
        onClick={(event) => event.stopPropagation()}
        sx={{ fontWeight: 600 }}
      >
        {name}
      </MuiLink>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', minWidth: '24ch', overflowWrap: 'anywhere' }}>
        {email}
      </Box>
    </>
  );
}

/** The same rows on a phone: one person below the other, the whole row a link. */
const ColleagueCards = () => <SimpleList<ColleagueRow> rowClick="show" empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = (row: ColleagueRow) => (
  <>
    {row.name} <ColleagueStateLabel state={row.state} />
  </>
);
const cardFacts = (row: ColleagueRow) => (
  <>
    {row.email}
    <br />
    {[rolesOf(row), text.sessions(row.sessions_open), row.last_used_at ? text.lastUsed(lastUsedOf(row)) : text.neverHere].join(' · ')}
  </>
);
