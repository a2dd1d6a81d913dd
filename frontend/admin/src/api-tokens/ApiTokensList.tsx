import { Stack, Typography } from '@mui/material';
import { DataTable, SimpleList, TopToolbar } from 'react-admin';
import { apiTokenStates, rightNames, type ApiTokenRow, type ApiTokenState } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { whole } from '../ui/cells';
import { asDay, asTime } from '../ui/format';
import { Label } from '../ui/Label';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { choicesOf, fixedChoiceFilter } from '../ui/filters';
import { apiTokenWords as text } from './api-token.words';
import { MakeApiToken } from './MakeApiToken';

const tones = { active: 'good', lapsed: 'warning', ended: 'plain' } as const satisfies Record<ApiTokenState, string>;
const StateLabel = ({ row: { state } }: RowProps) => <Label tone={tones[state]}>{text.states[state]}</Label>;

const newestFirst = { field: 'made_at', order: 'DESC' } as const;
const filters = [fixedChoiceFilter('state', choicesOf(apiTokenStates, text.states))];

interface RowProps {
  readonly row: ApiTokenRow;
}

/** What systems of the house call the office with. */
export function ApiTokensList() {
  return (
    <>
      <Stack sx={{ pt: 2, maxWidth: '68ch' }}>
        <Typography>{text.intro}</Typography>
      </Stack>
      <OfficeList
        filters={filters}
        actions={
          <TopToolbar>
            <MakeApiToken />
          </TopToolbar>
        }
        sort={newestFirst}
        table={<ApiTokensTable />}
        cards={<ApiTokenCards />}
      />
    </>
  );
}

const nothing = <NoResults text={text.none} />;
const rightsOf = ({ rights }: ApiTokenRow): string => rights.map((right) => rightNames[right]).join(' · ');
const networksOf = ({ networks }: ApiTokenRow): string => networks.join(', ') || text.anywhere;
const lastUsedOf = ({ last_used_at: at, last_used_network: network }: ApiTokenRow): string =>
  at ? text.lastUsed(asTime(at), network) : text.never;
const madeOf = ({ made_by: { name }, made_at: at }: ApiTokenRow): string => text.by(name, asDay(at));

/** Nothing is left to end about one that has. */
const End = ({ row: { id, name, state } }: RowProps) =>
  state === 'ended' ? null : <CommandButton command="end_api_token" id={id} about={name} color="error" size="small" />;

const ApiTokensTable = () => (
  <DataTable<ApiTokenRow> bulkActionButtons={false} rowClick={false} size="small" empty={nothing}>
    <DataTable.Col source="name" disableSort sx={{ overflowWrap: 'anywhere' }} />
    <DataTable.Col source="state" disableSort render={(row: ApiTokenRow) => <StateLabel row={row} />} />
    <DataTable.Col source="rights" disableSort render={rightsOf} />
    <DataTable.Col source="networks" disableSort render={networksOf} sx={{ overflowWrap: 'anywhere' }} />
    <DataTable.Col source="expires_at" disableSort render={({ expires_at: at }: ApiTokenRow) => asDay(at)} sx={whole} />
    <DataTable.Col source="last_used_at" disableSort render={lastUsedOf} />
    <DataTable.Col source="made_at" disableSort render={madeOf} />
    <DataTable.Col source="id" disableSort render={(row: ApiTokenRow) => <End row={row} />} sx={whole} />
  </DataTable>
);

const ApiTokenCards = () => <SimpleList<ApiTokenRow> rowClick={false} empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = (row: ApiTokenRow) => (
  <>
    {row.name} <StateLabel row={row} />
  </>
);
const cardFacts = (row: ApiTokenRow) => (
  <>
    {rightsOf(row)}
    <br />
    {[networksOf(row), text.until(asDay(row.expires_at)), text.lastUsedIs(lastUsedOf(row)), madeOf(row)].join(' · ')}
    <br />
    <End row={row} />
  </>
);
