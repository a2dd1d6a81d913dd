import { DataTable, SimpleList } from 'react-admin';
import type { DebitRow } from '#contracts-admin';
import { MemberLink } from '../members/MemberLink';
import { whole } from '../ui/cells';
import { asDate, countryName } from '../ui/format';
import { asMoney } from '../ui/money';
import { NoResults } from '../ui/NoResults';
import { words } from '../words';
import { DirectDebitList } from './DirectDebitList';
import { directDebitWords as text } from './direct-debit-words';
import { debitFilters } from './filters';
import { RecordLink } from './RecordLink';
import { returnReason } from './return-reasons';
import { DebitStateLabel } from './StateLabels';

/** What is collected by direct debit, the latest day first; each leads to its page. */
export const DebitsList = () => <DirectDebitList of="debits" filters={debitFilters} table={<DebitsTable />} cards={<DebitCards />} />;

const nothing = <NoResults text={text.none.debits} />;
const dayOf = ({ id, collect_on }: DebitRow) => (
  <RecordLink resource="debits" id={id}>
    {asDate(collect_on)}
  </RecordLink>
);
const stateOf = ({ state }: DebitRow) => <DebitStateLabel state={state} />;
const reasonOf = ({ state, reason }: DebitRow) => (state === 'returned' ? returnReason(reason) : '');
const mandateOf = ({ mandate }: DebitRow) =>
  mandate ? (
    <RecordLink resource="mandates" id={mandate.id}>
      {mandate.reference}
    </RecordLink>
  ) : (
    text.erased
  );
const accountOf = ({ mandate }: DebitRow) => (mandate ? text.masked(mandate.iban_ends_in) : '');

const DebitsTable = () => (
  <DataTable<DebitRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="collect_on" disableSort render={dayOf} sx={whole} />
    <DataTable.Col source="member" disableSort render={({ member }: DebitRow) => <MemberLink member={member} />} />
    <DataTable.Col source="state" disableSort render={stateOf} sx={whole} />
    <DataTable.Col source="amount" disableSort align="right" render={({ amount }: DebitRow) => asMoney(amount)} sx={whole} />
    <DataTable.Col source="country" disableSort render={({ country }: DebitRow) => countryName(country)} />
    <DataTable.Col source="mandate" disableSort render={mandateOf} sx={{ overflowWrap: 'anywhere' }} />
    <DataTable.Col source="iban_ends_in" disableSort render={accountOf} sx={whole} />
    <DataTable.Col source="reason" disableSort render={reasonOf} sx={{ minWidth: 160 }} />
  </DataTable>
);

/** The same rows on a phone: one debit below the other, the whole row a link. */
const DebitCards = () => <SimpleList<DebitRow> rowClick="show" empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = (row: DebitRow) => (
  <>
    {`${asMoney(row.amount)} · ${asDate(row.collect_on)} `}
    {stateOf(row)}
  </>
);
const cardFacts = (row: DebitRow) => (
  <>
    {[row.member.name ?? words.unknown, countryName(row.country), accountOf(row)].filter(Boolean).join(' · ')}
    <br />
    {[row.mandate?.reference ?? text.erased, reasonOf(row)].filter(Boolean).join(' · ')}
  </>
);
