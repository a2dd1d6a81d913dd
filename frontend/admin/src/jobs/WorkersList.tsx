import { DataTable, SimpleList } from 'react-admin';
import type { WorkerRow } from '#contracts-admin';
import { whole } from '../ui/cells';
import { asTime } from '../ui/format';
import { Label } from '../ui/Label';
import { NoResults } from '../ui/NoResults';
import { words } from '../words';
import { JobsList } from './JobsList';

const nothing = <NoResults text={words.jobs.noWorkers} />;

/** The processes that do the jobs; one that was lost stays here for an hour. */
export const WorkersList = () => <JobsList resource="workers" table={<WorkersTable />} cards={<WorkerCards />} />;

const WorkersTable = () => (
  <DataTable<WorkerRow> bulkActionButtons={false} rowClick={false} size="small" empty={nothing}>
    <DataTable.Col source="host" disableSort />
    <DataTable.Col source="pid" disableSort render={({ pid }: WorkerRow) => String(pid)} align="right" />
    <DataTable.Col source="alive" disableSort render={(worker: WorkerRow) => <LifeLabel worker={worker} />} />
    <DataTable.Col source="started_at" disableSort render={({ started_at }: WorkerRow) => asTime(started_at)} sx={whole} />
    <DataTable.Col source="last_sign_at" disableSort render={({ last_sign_at }: WorkerRow) => asTime(last_sign_at)} sx={whole} />
  </DataTable>
);

const WorkerCards = () => <SimpleList<WorkerRow> rowClick={false} empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;

const cardTitle = (worker: WorkerRow) => (
  <>
    {`${worker.host}, ${worker.pid}`} <LifeLabel worker={worker} />
  </>
);
const cardFacts = ({ last_sign_at }: WorkerRow) => words.jobs.lastSign(asTime(last_sign_at));

const LifeLabel = ({ worker: { alive } }: { readonly worker: WorkerRow }) => (
  <Label tone={alive ? 'good' : 'bad'}>{alive ? words.jobs.alive : words.jobs.lost}</Label>
);
