import { Button } from '@mui/material';
import { DataTable, SimpleList, TopToolbar } from 'react-admin';
import { Link } from 'react-router';
import { announcementStates, type AnnouncementRow } from '#contracts-admin';
import { whole } from '../ui/cells';
import { asCount, asTime, countryName } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { choicesOf, fixedChoiceFilter } from '../ui/filters';
import { words } from '../words';
import { StateLabel } from './StateLabel';

const { announcements: text } = words;
const newestFirst = { field: 'saved_at', order: 'DESC' } as const;
const filters = [fixedChoiceFilter('state', choicesOf(announcementStates, text.states))];

/** What was and will be written to members. */
export function AnnouncementsList() {
  return (
    <OfficeList
      filters={filters}
      actions={
        <TopToolbar>
          <Button variant="contained" component={Link} to="/announcements/create">
            {text.make}
          </Button>
        </TopToolbar>
      }
      sort={newestFirst}
      table={<AnnouncementsTable />}
      cards={<AnnouncementCards />}
    />
  );
}

const nothing = <NoResults text={text.none} />;

/** How far it is; nothing while it has not begun. */
const progress = ({ receivers, sent }: AnnouncementRow) => (receivers === null ? '' : text.progress(asCount(sent), asCount(receivers)));
const audience = ({ site_name, countries }: AnnouncementRow) => [site_name ?? text.allSites, ...countries.map(countryName)].join(', ');
const begins = ({ starts_at }: AnnouncementRow) => (starts_at ? asTime(starts_at) : '');

const AnnouncementsTable = () => (
  <DataTable<AnnouncementRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="title" disableSort sx={{ overflowWrap: 'anywhere' }} />
    <DataTable.Col source="kind" disableSort render={({ kind }: AnnouncementRow) => text.kinds[kind]} sx={whole} />
    <DataTable.Col source="state" disableSort render={({ state }: AnnouncementRow) => <StateLabel state={state} />} />
    <DataTable.Col source="sent" disableSort render={progress} sx={whole} />
    <DataTable.Col source="site_name" disableSort render={audience} />
    <DataTable.Col source="starts_at" disableSort render={begins} sx={whole} />
    <DataTable.Col source="made_by" disableSort render={({ made_by }: AnnouncementRow) => made_by ?? words.unknown} sx={whole} />
  </DataTable>
);

const AnnouncementCards = () => (
  <SimpleList<AnnouncementRow> rowClick="show" empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />
);

const cardTitle = (row: AnnouncementRow) => (
  <>
    {row.title} <StateLabel state={row.state} />
  </>
);
const cardFacts = (row: AnnouncementRow) => [text.kinds[row.kind], audience(row), begins(row), progress(row)].filter(Boolean).join(' · ');
