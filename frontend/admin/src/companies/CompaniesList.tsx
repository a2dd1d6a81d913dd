import { DataTable, SimpleList, TopToolbar } from 'react-admin';
import type { CompanyRow } from '#contracts-admin';
import { asCount, asDay, countryName } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { CompanyLink } from './CompanyLink';
import { companyWords as text } from './company-words';
import { MakeCompany } from './MakeCompany';

/** The companies that run the sites; each leads to its page. */
export function CompaniesList() {
  return (
    <OfficeList
      intro={text.listIntro}
      actions={
        <TopToolbar>
          <MakeCompany />
        </TopToolbar>
      }
      table={<CompaniesTable />}
      cards={<CompaniesCards />}
    />
  );
}

const nothing = <NoResults text={text.none} />;
const nameOf = (row: CompanyRow) => <CompanyLink row={row} />;
const placeOf = ({ city, country }: CompanyRow) => `${city}, ${countryName(country)}`;
const hostsOf = ({ hosts }: CompanyRow) => hosts.join(', ') || text.noSites;

const CompaniesTable = () => (
  <DataTable<CompanyRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="name" disableSort render={nameOf} />
    <DataTable.Col source="city" disableSort render={placeOf} />
    <DataTable.Col source="hosts" disableSort render={hostsOf} />
    <DataTable.Col source="added" disableSort render={({ added }: CompanyRow) => asDay(added)} sx={{ whiteSpace: 'nowrap' }} />
    <DataTable.Col source="invoices" disableSort align="right" render={({ invoices }: CompanyRow) => asCount(invoices)} />
    <DataTable.Col
      source="last_number"
      disableSort
      render={({ last_number }: CompanyRow) => last_number ?? ''}
      sx={{ whiteSpace: 'nowrap' }}
    />
  </DataTable>
);

/** The same rows on a phone: the whole row is the link. */
const CompaniesCards = () => <SimpleList<CompanyRow> rowClick="show" empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = ({ name }: CompanyRow) => name;
const cardFacts = (row: CompanyRow) => [placeOf(row), hostsOf(row), text.invoices(row.invoices, row.last_number)].join(' · ');
