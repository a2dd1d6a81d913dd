import { Button } from '@mui/material';
import { DataTable, FilterButton, NullableBooleanInput, SimpleList, TopToolbar, type Identifier, type RaRecord } from 'react-admin';
import { locales } from '#contracts';
import { caseKinds, caseReasons as reasons, caseStates, type CaseRow } from '#contracts-admin';
import { caseKinds as kindWords, caseStates as stateWords, caseReasons as reasonWords } from '../code-words';
import { whole } from '../ui/cells';
import { asTime, languageName } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { choiceFilter, choicesOf, fixedChoiceFilter } from '../ui/filters';
import { useKeys } from '../work-queue/keys';
import { CaseLink } from './CaseLink';
import { DueTime, PriorityLabel, reasonOf, StateLabel } from './CaseState';
import { useNextCase } from './useNextCase';
import { childMaterialWords } from '../child-material/words';
import { caseWords } from './words';

const filters = [
  fixedChoiceFilter('state', choicesOf(caseStates, stateWords), { empty: caseWords.waiting }),
  choiceFilter('reason', choicesOf(reasons, reasonWords)),
  choiceFilter('kind', choicesOf(caseKinds, kindWords)),
  choiceFilter(
    'language',
    locales.map((id) => ({ id, name: languageName(id) })),
  ),
  <NullableBooleanInput key="escalated" source="escalated" helperText={false} />,
  <NullableBooleanInput key="asks_second" source="asks_second" helperText={false} />,
];

/** What waits for a moderator, the most urgent first. */
export function CasesList() {
  return <OfficeList filters={filters} actions={<ListActions />} table={<CasesTable />} cards={<CaseCards />} />;
}

function ListActions() {
  const { takeNext, isBusy } = useNextCase();
  useKeys({ n: { kind: 'opens', act: () => void takeNext() } });
  return (
    <TopToolbar>
      <FilterButton disableSaveQuery />
      <Button variant="contained" loading={isBusy} onClick={() => void takeNext()}>
        {caseWords.next}
      </Button>
    </TopToolbar>
  );
}

/** What is sealed from whoever looks leads nowhere. */
const waysIn = (_id: Identifier, _resource: string, record: RaRecord) => ((record as CaseRow).sealed === null ? 'show' : false);

const sealedText = childMaterialWords.sealedCase;

const nothing = <NoResults text={caseWords.none} />;
const holderOf = ({ holder, mine }: CaseRow) => (mine ? caseWords.mine : (holder ?? caseWords.nobody));

const CasesTable = () => (
  <DataTable<CaseRow> bulkActionButtons={false} rowClick={waysIn} size="small" empty={nothing}>
    <DataTable.Col source="priority" disableSort render={(row: CaseRow) => <PriorityLabel priority={row.priority} />} sx={whole} />
    <DataTable.Col
      source="reason"
      disableSort
      render={(row: CaseRow) => (row.sealed === null ? <CaseLink row={row} /> : sealedText(row.sealed))}
    />
    <DataTable.Col source="kind" disableSort render={({ kind }: CaseRow) => kindWords[kind]} />
    <DataTable.Col source="subject_name" disableSort render={subjectOf} />
    <DataTable.Col source="language" disableSort render={languageOf} />
    <DataTable.Col source="due_at" disableSort render={(row: CaseRow) => <DueTime due_at={row.due_at} state={row.state} />} sx={whole} />
    <DataTable.Col source="opened_at" disableSort render={({ opened_at }: CaseRow) => asTime(opened_at)} sx={whole} />
    <DataTable.Col source="state" disableSort render={(row: CaseRow) => <StateLabel {...row} />} />
    <DataTable.Col source="holder" disableSort render={holderOf} sx={whole} />
  </DataTable>
);

const languageOf = ({ language }: CaseRow) => (language ? languageName(language) : '');
const subjectOf = ({ subject_id, subject_name }: CaseRow) => (subject_id === null ? '' : (subject_name ?? caseWords.erased));

// A way that is worked out when it is pressed would be no link; the page of a sealed one is not found.
const CaseCards = () => <SimpleList<CaseRow> rowClick="show" empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = (row: CaseRow) => (
  <>
    <PriorityLabel priority={row.priority} /> {row.sealed === null ? reasonOf(row) : sealedText(row.sealed)}
  </>
);
const cardFacts = (row: CaseRow) => (
  <>
    {[kindWords[row.kind], subjectOf(row), languageOf(row), holderOf(row)].filter(Boolean).join(' · ')}
    <br />
    <DueTime due_at={row.due_at} state={row.state} /> <StateLabel {...row} />
  </>
);
