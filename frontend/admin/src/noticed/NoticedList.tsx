import { Box, Button } from '@mui/material';
import { DataTable, SimpleList, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { countingKinds, type NoticedRow } from '#contracts-admin';
import { signalNames } from '../cases/initiative-words';
import { OpenCase } from '../cases/OpenCase';
import { MemberLink } from '../members/MemberLink';
import { kindsOf, whyOf } from '../signals/why';
import { whole } from '../ui/cells';
import { asDay, asTime } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { StatusLabel } from '../ui/StatusLabel';
import { OfficeList } from '../ui/OfficeList';
import { choicesOf, fixedChoiceFilter } from '../ui/filters';
import { words } from '../words';
import { noticedWords as text } from './noticed-words';

const heaviestFirst = { field: 'weight', order: 'DESC' } as const;
const filters = [fixedChoiceFilter('kind', choicesOf(countingKinds, signalNames), { empty: text.anyKind })];

/** Members with signals that count: each leads to its member, and to a case. */
export function NoticedList() {
  return <OfficeList intro={text.intro} filters={filters} sort={heaviestFirst} table={<NoticedTable />} cards={<NoticedCards />} />;
}

const nothing = <NoResults text={text.none} />;
const nameOf = ({ name }: NoticedRow): string => name ?? words.unknown;
const signalsOf = (row: NoticedRow) => <Signals row={row} />;
const actsOf = (row: NoticedRow) => <Acts row={row} />;

const NoticedTable = () => (
  <DataTable<NoticedRow> bulkActionButtons={false} rowClick={false} size="small" empty={nothing}>
    <DataTable.Col source="name" disableSort render={(row: NoticedRow) => <MemberLink member={row} />} sx={whole} />
    <DataTable.Col source="status" disableSort render={({ status }: NoticedRow) => <StatusLabel status={status} />} />
    <DataTable.Col source="weight" align="right" />
    <DataTable.Col source="last_at" render={({ last_at }: NoticedRow) => asTime(last_at)} sx={whole} />
    <DataTable.Col source="signals" disableSort render={signalsOf} />
    <DataTable.Col source="id" disableSort render={actsOf} sx={whole} />
  </DataTable>
);

const NoticedCards = () => <SimpleList<NoticedRow> rowClick={false} empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = (row: NoticedRow) => (
  <>
    <MemberLink member={row} /> <StatusLabel status={row.status} />
  </>
);
const cardFacts = (row: NoticedRow) => (
  <Box component="span" sx={{ display: 'block' }}>
    {`${text.weight(row.weight)} · ${asTime(row.last_at)} · ${text.first(asDay(row.first_at))}`}
    <Signals row={row} />
    <Acts row={row} />
  </Box>
);

/** What was noticed, the newest first. */
const Signals = ({ row: { signals, more } }: RowProps) => (
  <>
    {signals.map((signal, index) => (
      <Box component="span" key={`${signal.kind} ${signal.at} ${index}`} sx={{ display: 'block', py: 0.25, overflowWrap: 'anywhere' }}>
        {whyOf(signal)}
      </Box>
    ))}
    {more > 0 ? (
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {text.more(more)}
      </Box>
    ) : null}
  </>
);

interface RowProps {
  readonly row: NoticedRow;
}

function Acts({ row }: RowProps) {
  const path = useCreatePath();
  const { case_id: caseId } = row;
  if (caseId === null)
    return <OpenCase memberId={row.id} name={nameOf(row)} signals={kindsOf(row.signals)} variant="outlined" size="small" />;
  return (
    <Button component={Link} to={path({ resource: 'cases', type: 'show', id: caseId })} variant="outlined" size="small">
      {text.toCase}
    </Button>
  );
}
