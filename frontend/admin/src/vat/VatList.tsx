import { Link as MuiLink, Typography, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, List, SimpleList, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { VatRow } from '#contracts-admin';
import { CappedPagination } from '../ui/CappedPagination';
import { ListFailed, stayOnError } from '../ui/Failed';
import { asDate, countryName } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { rateText, vatWords as text } from './vat-words';

/** The VAT of every country on one page; each leads to its rates. */
export function VatList() {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  return (
    <>
      <Typography sx={{ pt: 2, maxWidth: '68ch' }}>{text.listIntro}</Typography>
      <List perPage={100} pagination={<CappedPagination />} error={<ListFailed />} queryOptions={stayOnError} empty={false} actions={false}>
        {isWide ? <VatTable /> : <VatCards />}
      </List>
    </>
  );
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
