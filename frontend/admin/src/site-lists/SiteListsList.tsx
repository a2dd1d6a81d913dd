import { Link as MuiLink } from '@mui/material';
import { DataTable, SimpleList, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { SiteListsRow } from '#contracts-admin';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { siteListWords as text } from './site-list-words';

/** The sites of the house; each leads to its opening lines. */
export function SiteListsList() {
  return (
    <OfficeList
      intro={text.listIntro}

      table={<SitesTable />}
      cards={<SitesCards />}
    />
  );
}

const nothing = <NoResults text={text.none} />;
const hostsOf = ({ hosts }: SiteListsRow) => hosts.join(', ');
const ownOf = ({ own }: SiteListsRow) => text.own(own);

/** The way to the lines of a site for the keyboard. */
function SiteLink({ id, name }: SiteListsRow) {
  const path = useCreatePath();
  return (
    <MuiLink
      component={Link}
      to={path({ resource: 'site_lists', type: 'show', id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {name}
    </MuiLink>
  );
}

const SitesTable = () => (
  <DataTable<SiteListsRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="name" disableSort render={(row: SiteListsRow) => <SiteLink {...row} />} />
    <DataTable.Col source="hosts" disableSort render={hostsOf} />
    <DataTable.Col source="own" disableSort render={ownOf} />
  </DataTable>
);

/** The same rows on a phone: the whole row is the link. */
const SitesCards = () => (
  <SimpleList<SiteListsRow> rowClick="show" empty={nothing} primaryText={({ name }) => name} secondaryText={cardFacts} />
);
const cardFacts = (row: SiteListsRow) => [hostsOf(row), ownOf(row)].filter(Boolean).join(' · ');
