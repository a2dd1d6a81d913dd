import { DataTable, SimpleList } from 'react-admin';
import type { SitePricesRow } from '#contracts-admin';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { priceWords as text } from './price-words';
import { PricesLink } from './PricesLink';

/** The sites of the house; each leads to its prices. */
export function PricesList() {
  return (
    <OfficeList
      intro={text.listIntro}

      table={<PricesTable />}
      cards={<PricesCards />}
    />
  );
}

const nothing = <NoResults text={text.none} />;
const nameOf = ({ id, name }: SitePricesRow) => <PricesLink id={id}>{name}</PricesLink>;
const hostsOf = ({ hosts }: SitePricesRow) => hosts.join(', ');

const PricesTable = () => (
  <DataTable<SitePricesRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="name" disableSort render={nameOf} />
    <DataTable.Col source="hosts" disableSort render={hostsOf} />
    <DataTable.Col source="lists" disableSort align="right" />
  </DataTable>
);

/** The same rows on a phone: the whole row is the link. */
const PricesCards = () => <SimpleList<SitePricesRow> rowClick="show" empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = ({ name }: SitePricesRow) => name;
const cardFacts = (row: SitePricesRow) => [hostsOf(row), text.made(row.lists)].filter(Boolean).join(' · ');
