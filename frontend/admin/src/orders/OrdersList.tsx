import { DataTable, SimpleList } from 'react-admin';
import type { OfficeOrderRow } from '#contracts-admin';
import { MemberLink } from '../members/MemberLink';
import { useWhoAmI } from '../useWhoAmI';
import { whole } from '../ui/cells';
import { asTime, countryName } from '../ui/format';
import { Label } from '../ui/Label';
import { asMoney } from '../ui/money';
import { NoResults } from '../ui/NoResults';
import { FilterToolbar, OfficeList } from '../ui/OfficeList';
import { words } from '../words';
import { orderFilters } from './filters';
import { OrderLink } from './OrderLink';
import { OrderState } from './OrderState';
import { orderWords as text, payMethods } from './order-words';

/** What members ordered, the newest first; each leads to its page. */
export function OrdersList() {
  const { data } = useWhoAmI();
  return (
    <OfficeList filters={orderFilters(data?.countries ?? [])} actions={<FilterToolbar />} table={<OrdersTable />} cards={<OrderCards />} />
  );
}

const nothing = <NoResults text={text.none} />;
const returnedOf = ({ returned_minor: minor, amount }: OfficeOrderRow) => (minor > 0 ? asMoney({ ...amount, minor }) : '');
/** Beside the state: a column of its own would stand outside of most screens. */
const stateOf = (row: OfficeOrderRow) => (
  <>
    <OrderState state={row.state} /> {issuesOf(row)}
  </>
);
const issuesOf = ({ issues }: OfficeOrderRow) => (issues > 0 ? <Label tone="warning">{text.issues(issues)}</Label> : null);
const timeOf = ({ id, at }: OfficeOrderRow) => <OrderLink id={id}>{asTime(at)}</OrderLink>;

const OrdersTable = () => (
  <DataTable<OfficeOrderRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="at" disableSort render={timeOf} sx={whole} />
    <DataTable.Col source="member" disableSort render={({ member }: OfficeOrderRow) => <MemberLink member={member} />} />
    <DataTable.Col source="state" disableSort render={stateOf} />
    <DataTable.Col source="method" disableSort render={({ method }: OfficeOrderRow) => payMethods[method]} sx={whole} />
    <DataTable.Col source="country" disableSort render={({ country }: OfficeOrderRow) => countryName(country)} />
    <DataTable.Col source="credits" disableSort align="right" />
    <DataTable.Col source="amount" disableSort align="right" render={({ amount }: OfficeOrderRow) => asMoney(amount)} sx={whole} />
    <DataTable.Col source="returned_minor" disableSort align="right" render={returnedOf} sx={whole} />
    <DataTable.Col source="number" disableSort sx={whole} />
  </DataTable>
);

/** The same rows on a phone: one order below the other, the whole row a link. */
const OrderCards = () => <SimpleList<OfficeOrderRow> rowClick="show" empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = (row: OfficeOrderRow) => (
  <>
    {`${asMoney(row.amount)} · ${text.credits(row.credits)} `}
    <OrderState state={row.state} /> {issuesOf(row)}
  </>
);
const cardFacts = (row: OfficeOrderRow) => {
  const returned = returnedOf(row);
  return (
    <>
      {[row.member.name ?? words.unknown, asTime(row.at)].join(' · ')}
      <br />
      {[payMethods[row.method], countryName(row.country), row.number, returned && text.back(returned)].filter(Boolean).join(' · ')}
    </>
  );
};
