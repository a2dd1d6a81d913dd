import { DataTable, SimpleList } from 'react-admin';
import type { MandateRow } from '#contracts-admin';
import { MemberLink } from '../members/MemberLink';
import { whole } from '../ui/cells';
import { asDay } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { words } from '../words';
import { DirectDebitList } from './DirectDebitList';
import { directDebitWords as text } from './direct-debit-words';
import { mandateFilters } from './filters';
import { RecordLink } from './RecordLink';
import { MandateStateLabel } from './StateLabels';

/** What members authorised, the newest first; each leads to its page. */
export const MandatesList = () => (
  <DirectDebitList of="mandates" filters={mandateFilters} table={<MandatesTable />} cards={<MandateCards />} />
);

const nothing = <NoResults text={text.none.mandates} />;
const referenceOf = ({ id, reference }: MandateRow) => (
  <RecordLink resource="mandates" id={id}>
    {reference}
  </RecordLink>
);
const stateOf = ({ state }: MandateRow) => <MandateStateLabel state={state} />;
const usedOf = ({ last_used_at }: MandateRow) => (last_used_at ? asDay(last_used_at) : words.never);

const MandatesTable = () => (
  <DataTable<MandateRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="reference" disableSort render={referenceOf} sx={{ overflowWrap: 'anywhere' }} />
    <DataTable.Col source="member" disableSort render={({ member }: MandateRow) => <MemberLink member={member} />} />
    <DataTable.Col source="state" disableSort render={stateOf} />
    <DataTable.Col source="iban_ends_in" disableSort render={({ iban_ends_in }: MandateRow) => text.masked(iban_ends_in)} sx={whole} />
    <DataTable.Col source="creditor_name" disableSort />
    <DataTable.Col source="signed_at" disableSort render={({ signed_at }: MandateRow) => asDay(signed_at)} sx={whole} />
    <DataTable.Col source="last_used_at" disableSort render={usedOf} sx={whole} />
  </DataTable>
);

/** The same rows on a phone: the whole row is the link. */
const MandateCards = () => <SimpleList<MandateRow> rowClick="show" empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = (row: MandateRow) => (
  <>
    {`${row.reference} `}
    {stateOf(row)}
  </>
);
const cardFacts = (row: MandateRow) => (
  <>
    {[row.member.name ?? words.unknown, text.masked(row.iban_ends_in)].join(' · ')}
    <br />
    {[`${text.mandate.signed} ${asDay(row.signed_at)}`, `${text.mandate.used} ${usedOf(row)}`].join(' · ')}
  </>
);
