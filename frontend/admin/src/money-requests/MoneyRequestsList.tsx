import { DataTable, SimpleList } from 'react-admin';
import { moneyRequestStates, type MoneyRequestRow, type MoneyRequestState } from '#contracts-admin';
import { MemberLink } from '../members/MemberLink';
import { OrderLink } from '../orders/OrderLink';
import { whole } from '../ui/cells';
import { asTime, wordFor } from '../ui/format';
import { Label } from '../ui/Label';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { choicesOf, fixedChoiceFilter, idFilter } from '../ui/filters';
import { words } from '../words';
import { MoneyRequestActions } from './MoneyRequestActions';
import { movedBy } from './moved';
import { moneyRequestWords as text } from './money-request-words';

const tones = { waiting: 'warning', done: 'good', declined: 'bad' } as const satisfies Record<MoneyRequestState, string>;
const filters = [fixedChoiceFilter('state', choicesOf(moneyRequestStates, text.states)), idFilter('order_id'), idFilter('member_id')];

/** What staff gave back or took, and what waits for a second person. */
export function MoneyRequestsList() {
  return <OfficeList intro={text.intro} filters={filters} table={<RequestsTable />} cards={<RequestCards />} />;
}

const nothing = <NoResults text={text.none} />;
const stateOf = ({ state }: MoneyRequestRow) => <Label tone={tones[state]}>{text.states[state]}</Label>;
const reasonOf = ({ reason, note }: MoneyRequestRow) => [wordFor(text.reasons, reason), note].filter(Boolean).join(': ');
const askedOf = ({ asked_by, asked_at }: MoneyRequestRow) => text.by(asked_by ?? words.unknown, asTime(asked_at));
const decidedOf = ({ decided_by, decided_at }: MoneyRequestRow) =>
  decided_at ? text.by(decided_by ?? words.unknown, asTime(decided_at)) : '';
const orderOf = ({ order_id }: MoneyRequestRow) => (order_id ? <OrderLink id={order_id}>{text.order}</OrderLink> : null);
const actsOf = (row: MoneyRequestRow) => <MoneyRequestActions row={row} />;

const RequestsTable = () => (
  <DataTable<MoneyRequestRow> bulkActionButtons={false} rowClick={false} size="small" empty={nothing}>
    <DataTable.Col source="kind" disableSort render={({ kind }: MoneyRequestRow) => text.kinds[kind]} />
    <DataTable.Col source="member" disableSort render={({ member }: MoneyRequestRow) => <MemberLink member={member} />} />
    <DataTable.Col source="order_id" disableSort render={orderOf} sx={whole} />
    <DataTable.Col source="amount" disableSort align="right" render={movedBy} sx={whole} />
    <DataTable.Col source="reason" disableSort render={reasonOf} sx={{ overflowWrap: 'anywhere', minWidth: 160 }} />
    <DataTable.Col source="asked_at" disableSort render={askedOf} />
    <DataTable.Col source="state" disableSort render={stateOf} sx={whole} />
    <DataTable.Col source="decided_at" disableSort render={decidedOf} />
    <DataTable.Col source="id" disableSort render={actsOf} sx={whole} />
  </DataTable>
);

const RequestCards = () => (
  <SimpleList<MoneyRequestRow> rowClick={false} empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />
);
const cardTitle = (row: MoneyRequestRow) => (
  <>
    {`${text.kinds[row.kind]} · ${movedBy(row)} `}
    {stateOf(row)}
  </>
);
const cardFacts = (row: MoneyRequestRow) => (
  <>
    <MemberLink member={row.member} /> {orderOf(row)}
    <br />
    {[reasonOf(row), text.asked(askedOf(row)), row.decided_at && text.decided(decidedOf(row))].filter(Boolean).join(' · ')}
    <br />
    <MoneyRequestActions row={row} />
  </>
);
