import { Link as MuiLink } from '@mui/material';
import { DataTable, SimpleList, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { DeadLetterRow } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { whole } from '../ui/cells';
import { asTime } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { words } from '../words';
import { JobsList } from './JobsList';

const nothing = <NoResults text={words.jobs.noDeadLetters} />;

/** What was given up, the newest first: each can be looked into and tried again. */
export const DeadLettersList = () => <JobsList resource="dead_letters" table={<DeadLettersTable />} cards={<DeadLetterCards />} />;

const DeadLettersTable = () => (
  <DataTable<DeadLetterRow> bulkActionButtons={false} rowClick={false} size="small" empty={nothing}>
    <DataTable.Col source="given_up_at" disableSort render={({ given_up_at }: DeadLetterRow) => asTime(given_up_at)} sx={whole} />
    <DataTable.Col source="job" disableSort render={(letter: DeadLetterRow) => <LetterLink letter={letter} />} sx={whole} />
    <DataTable.Col source="error" disableSort sx={{ overflowWrap: 'anywhere' }} />
    <DataTable.Col source="tries" disableSort align="right" />
    <DataTable.Col source="id" disableSort render={(letter: DeadLetterRow) => <Retry letter={letter} />} sx={whole} />
  </DataTable>
);

const DeadLetterCards = () => (
  <SimpleList<DeadLetterRow> rowClick={false} empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />
);

const cardTitle = (letter: DeadLetterRow) => <LetterLink letter={letter} />;
const cardFacts = (letter: DeadLetterRow) => (
  <>
    {[asTime(letter.given_up_at), letter.error].join(' · ')}
    <br />
    <Retry letter={letter} />
  </>
);

interface LetterProps {
  readonly letter: DeadLetterRow;
}

function LetterLink({ letter: { id, job } }: LetterProps) {
  const path = useCreatePath();
  return (
    <MuiLink component={Link} to={path({ resource: 'dead_letters', type: 'show', id })} sx={{ fontWeight: 600 }}>
      {job}
    </MuiLink>
  );
}

const Retry = ({ letter: { id, job } }: LetterProps) => (
  <CommandButton command="retry_dead_letter" id={id} about={job} variant="outlined" size="small" />
);
