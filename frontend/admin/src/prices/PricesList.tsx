import { Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, List, SimpleList } from 'react-admin';
import type { SitePricesRow } from '#contracts-admin';
import { CappedPagination } from '../ui/CappedPagination';
import { ListFailed, stayOnError } from '../ui/Failed';
import { NoResults } from '../ui/NoResults';
import { priceWords as text } from './price-words';
import { PricesLink } from './PricesLink';

/** The sites of the house; each leads to its prices. */
export function PricesList() {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  return (
    <>
      <Typography sx={{ pt: 2, maxWidth: '68ch' }}>{text.listIntro}</Typography>
      <List perPage={25} pagination={<CappedPagination />} error={<ListFailed />} queryOptions={stayOnError} empty={false} actions={false}>
        {isWide ? <PricesTable /> : <PricesCards />}
      </List>
    </>
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
