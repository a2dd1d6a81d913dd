import { Button } from '@mui/material';
import { useState } from 'react';
import { DataTable, SimpleList, TopToolbar } from 'react-admin';
import type { IncidentRow } from '#contracts-admin';
import { whole } from '../ui/cells';
import { asTime, languageName } from '../ui/format';
import { Label } from '../ui/Label';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { writtenIn } from './incident-form';
import { incidentCommands, incidentWords as text } from './incident-words';
import { IncidentDialog } from './IncidentDialog';

/** What members were told of outages and planned work, the newest first. */
export const IncidentsList = () => (
  <OfficeList
    intro={text.intro}
    actions={
      <TopToolbar>
        <Button href="/status" target="_blank" rel="noreferrer">
          {text.page}
        </Button>
        <WriteButton />
      </TopToolbar>
    }
    table={<IncidentsTable />}
    cards={<IncidentCards />}
  />
);

function WriteButton() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {text.write}
      </Button>
      {isAsking ? <IncidentDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function ChangeButton({ row }: { readonly row: IncidentRow }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {incidentCommands.change_incident.button}
      </Button>
      {isAsking ? <IncidentDialog incident={row} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

const nothing = <NoResults text={text.none} />;
const partsOf = ({ parts }: IncidentRow) => parts.map((part) => text.partNames[part]).join(', ');
const firstText = (row: IncidentRow) => row.texts[writtenIn(row)[0] ?? 'en'] ?? '';
const languagesOf = (row: IncidentRow) => writtenIn(row).map(languageName).join(', ');
const endOf = ({ ended_at }: IncidentRow) => (ended_at ? asTime(ended_at) : text.lasts);

const KindLabel = ({ row: { kind, ended_at } }: { readonly row: IncidentRow }) => (
  <Label tone={kind === 'trouble' && !ended_at ? 'bad' : 'plain'}>{text.kinds[kind]}</Label>
);

const IncidentsTable = () => (
  <DataTable<IncidentRow> bulkActionButtons={false} rowClick={false} size="small" empty={nothing}>
    <DataTable.Col source="began_at" disableSort render={({ began_at }: IncidentRow) => asTime(began_at)} sx={whole} />
    <DataTable.Col source="ended_at" disableSort render={endOf} sx={whole} />
    <DataTable.Col source="kind" disableSort render={(row: IncidentRow) => <KindLabel row={row} />} />
    <DataTable.Col source="parts" disableSort render={partsOf} />
    <DataTable.Col source="texts" disableSort render={(row: IncidentRow) => `${firstText(row)} (${languagesOf(row)})`} />
    <DataTable.Col source="id" disableSort render={(row: IncidentRow) => <ChangeButton row={row} />} />
  </DataTable>
);

const IncidentCards = () => <SimpleList<IncidentRow> rowClick={false} empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = (row: IncidentRow) => (
  <>
    {partsOf(row)} <KindLabel row={row} />
  </>
);
const cardFacts = (row: IncidentRow) => (
  <>
    {[asTime(row.began_at), endOf(row)].join(' – ')}
    <br />
    {firstText(row)}
    <br />
    <ChangeButton row={row} />
  </>
);
