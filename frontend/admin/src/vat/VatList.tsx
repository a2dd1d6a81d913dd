import { Link as MuiLink } from '@mui/material';
import { DataTable, SimpleList, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { VatRow } from '#contracts-admin';
import { asDate, countryName } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { rateText, vatWords as text } from './vat-words';

/** The VAT of every country on one page; each leads to its rates. */
export function VatList() {
  return <OfficeList intro={text.listIntro} perPage={100} table={<VatTable />} cards={<VatCards />} />;
}

const nothing = <NoResults text={text.none} />;
const rateOf = ({ basis_points }: VatRow) => rateText(basis_points);
const sinceOf = ({ from, basis_points }: VatRow) => (from === null ? (basis_points === 0 ? '' : text.always) : asDate(from));
const nextOf = ({ next }: VatRow) => (next ? text.nextOf(rateText(next.basis_points), asDate(next.from)) : text.noNext);

const VatTable = () => (
  <DataTable<VatRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="id" disableSort render={(row: VatRow) => <CountryLink row={row} />} />
    <DataTable.Col source="basis_points" disableSort align="right" render={rateOf} />
    <DataTable.Col source="from" disableSort render={sinceOf} />
    <DataTable.Col source="next" disableSort render={nextOf} />
  </DataTable>
);

/** The way to the rates of a country for the keyboard. */
function CountryLink({ row: { id } }: { readonly row: VatRow }) {
  const path = useCreatePath();
  return (
    <MuiLink
      component={Link}
      to={path({ resource: 'vat', type: 'show', id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {countryName(id)}
    </MuiLink>
  );
}

/** The same rows on a phone: the whole row is the link. */
const VatCards = () => <SimpleList<VatRow> rowClick="show" empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = ({ id }: VatRow) => countryName(id);
const cardFacts = (row: VatRow) => [rateOf(row), nextOf(row)].join(' · ');
