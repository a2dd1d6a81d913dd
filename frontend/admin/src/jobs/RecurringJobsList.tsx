import { DataTable, SimpleList } from 'react-admin';
import type { RecurringJobRow, RecurringState } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { whole } from '../ui/cells';
import { asTime } from '../ui/format';
import { Label } from '../ui/Label';
import { NoResults } from '../ui/NoResults';
import { words } from '../words';
import { JobsList } from './JobsList';

const tones = {
  late: 'bad',
  failed: 'bad',
  retrying: 'warning',
  running: 'special',
  waiting: 'plain',
} as const satisfies Record<RecurringState, string>;
const nothing = <NoResults text={words.jobs.noRecurring} />;

/** The jobs that recur, with those first that need somebody. */
export const RecurringJobsList = () => <JobsList resource="recurring_jobs" table={<RecurringTable />} cards={<RecurringCards />} />;

const RecurringTable = () => (
  <DataTable<RecurringJobRow> bulkActionButtons={false} rowClick={false} size="small" empty={nothing}>
    <DataTable.Col source="job" disableSort sx={{ ...whole, fontWeight: 600 }} />
    <DataTable.Col source="state" disableSort render={(job: RecurringJobRow) => <StateLabel job={job} />} />
    <DataTable.Col source="error" disableSort render={troubleOf} sx={{ overflowWrap: 'anywhere' }} />
    <DataTable.Col
      source="ended_at"
      disableSort
      render={({ ended_at }: RecurringJobRow) => (ended_at ? asTime(ended_at) : words.never)}
      sx={whole}
    />
    <DataTable.Col source="next_run_at" disableSort render={({ next_run_at }: RecurringJobRow) => asTime(next_run_at)} sx={whole} />
    <DataTable.Col source="cron" disableSort render={({ cron, zone }: RecurringJobRow) => `${cron} ${zone}`} sx={whole} />
    <DataTable.Col source="id" disableSort render={(job: RecurringJobRow) => <RunNow job={job} />} sx={whole} />
  </DataTable>
);

const RecurringCards = () => (
  <SimpleList<RecurringJobRow> rowClick={false} empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />
);

const cardTitle = (job: RecurringJobRow) => (
  <>
    {job.job} <StateLabel job={job} />
  </>
);
const cardFacts = (job: RecurringJobRow) => (
  <>
    {[words.jobs.next(asTime(job.next_run_at)), troubleOf(job)].filter(Boolean).join(' · ')}
    <br />
    <RunNow job={job} />
  </>
);

interface JobProps {
  readonly job: RecurringJobRow;
}

const StateLabel = ({ job: { state } }: JobProps) => <Label tone={tones[state]}>{words.jobs.states[state]}</Label>;

/** Why it fails and since when; empty when it does not. */
const troubleOf = ({ error, failing_since, tries, state }: RecurringJobRow): string =>
  [error, failing_since && words.jobs.since(asTime(failing_since)), state === 'retrying' && words.jobs.tried(tries)]
    .filter(Boolean)
    .join(' · ');

const RunNow = ({ job: { id, job, state } }: JobProps) =>
  state === 'running' ? null : <CommandButton command="run_recurring_job" id={id} about={job} variant="outlined" size="small" />;
