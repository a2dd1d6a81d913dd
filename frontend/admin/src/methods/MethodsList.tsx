import { Link as MuiLink } from '@mui/material';
import { DataTable, SimpleList, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { MethodsRow } from '#contracts-admin';
import { countryName } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { methodWords as text, namesOf } from './method-words';

/** Every country on one page with its ways to pay; each leads to its list. */
export function MethodsList() {
  return <OfficeList intro={text.listIntro} perPage={100} table={<MethodsTable />} cards={<MethodsCards />} />;
}

const nothing = <NoResults text={text.none} />;
const listOf = ({ methods }: MethodsRow) => namesOf(methods, text.nothingOffered);
const whoseOf = ({ is_own }: MethodsRow) => (is_own ? text.own : text.builtIn);
const missingOf = ({ missing }: MethodsRow) => namesOf(missing, text.nothingMissing);

const MethodsTable = () => (
  <DataTable<MethodsRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="id" disableSort render={(row: MethodsRow) => <CountryLink row={row} />} />
    <DataTable.Col source="methods" disableSort render={listOf} />
    <DataTable.Col source="is_own" disableSort render={whoseOf} />
    <DataTable.Col source="missing" disableSort render={missingOf} />
  </DataTable>
);

/** The way to the list of a country for the keyboard. */
function CountryLink({ row: { id } }: { readonly row: MethodsRow }) {
  const path = useCreatePath();
  return (
    <MuiLink
      component={Link}
      to={path({ resource: 'payment_methods', type: 'show', id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {countryName(id)}
    </MuiLink>
  );
}

/** The same rows on a phone: the whole row is the link. */
const MethodsCards = () => <SimpleList<MethodsRow> rowClick="show" empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = ({ id }: MethodsRow) => countryName(id);
const cardFacts = (row: MethodsRow) =>
  [whoseOf(row), listOf(row), row.missing.length > 0 && text.missingOf(missingOf(row))].filter(Boolean).join(' · ');
