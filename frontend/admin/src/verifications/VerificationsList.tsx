import { Button, Link as MuiLink } from '@mui/material';
import { DataTable, SimpleList, TopToolbar, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { officeVerificationStates, type VerificationRow } from '#contracts-admin';
import { useKeys } from '../work-queue/keys';
import { poses, verificationStates } from '../code-words';
import { asTime } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { fixedChoiceFilter } from '../ui/filters';
import { useNextVerification } from './useNextVerification';
import { verificationWords } from './words';

const choices = officeVerificationStates.filter((state) => state !== 'waiting').map((id) => ({ id, name: verificationStates[id] }));
const filters = [fixedChoiceFilter('state', choices, { empty: verificationWords.waiting })];

/** The selfies that wait for a moderator, the oldest first. */
export function VerificationsList() {
  return <OfficeList filters={filters} actions={<ListActions />} table={<Table />} cards={<Cards />} />;
}

function ListActions() {
  const { takeNext, isBusy } = useNextVerification();
  useKeys({ n: { kind: 'opens', act: () => void takeNext() } });
  return (
    <TopToolbar>
      <Button variant="contained" loading={isBusy} onClick={() => void takeNext()}>
        {verificationWords.next}
      </Button>
    </TopToolbar>
  );
}

const nothing = <NoResults text={verificationWords.none} />;
const holderOf = ({ holder, mine }: VerificationRow) => (mine ? verificationWords.mine : (holder ?? verificationWords.nobody));

const Table = () => (
  <DataTable<VerificationRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="name" disableSort render={(row: VerificationRow) => <RowLink row={row} />} />
    <DataTable.Col source="pose" disableSort render={({ pose }: VerificationRow) => poses[pose]} />
    <DataTable.Col source="sent_at" disableSort render={({ sent_at }: VerificationRow) => asTime(sent_at)} />
    <DataTable.Col source="state" disableSort render={({ state }: VerificationRow) => verificationStates[state]} />
    <DataTable.Col source="holder" disableSort render={holderOf} />
  </DataTable>
);

/** The name as a link: the way in for the keyboard. */
function RowLink({ row }: { readonly row: VerificationRow }) {
  const path = useCreatePath();
  return (
    <MuiLink
      component={Link}
      to={path({ resource: 'verifications', type: 'show', id: row.id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {row.name ?? verificationWords.erased}
    </MuiLink>
  );
}

const Cards = () => (
  <SimpleList<VerificationRow>
    rowClick="show"
    empty={nothing}
    primaryText={({ name }) => name ?? verificationWords.erased}
    secondaryText={(row) => [poses[row.pose], asTime(row.sent_at), verificationStates[row.state], holderOf(row)].join(' · ')}
  />
);
