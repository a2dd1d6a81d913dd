import { Box, Link as MuiLink, Typography } from '@mui/material';
import { DataTable, SimpleList, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { SiteRow } from '#contracts-admin';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { words } from '../words';
import { MakeSite } from './MakeSite';
import { siteWords } from './setting-words';

/** The sites of the house; each leads to its settings. */
export function SitesList() {
  return (
    <>
      <Typography sx={{ pt: 2, pb: 2, maxWidth: '68ch' }}>{siteWords.intro}</Typography>
      <Box>
        <MakeSite />
      </Box>
      <OfficeList table={<SitesTable />} cards={<SitesCards />} />
    </>
  );
}

const nothing = <NoResults text={siteWords.none} />;
const nameOf = (row: SiteRow) => <SiteLink row={row} />;
const hostsOf = ({ hosts }: SiteRow) => siteWords.hosts(hosts);

const SitesTable = () => (
  <DataTable<SiteRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="name" disableSort render={nameOf} />
    <DataTable.Col source="hosts" disableSort render={hostsOf} />
    <DataTable.Col source="is_default" disableSort render={({ is_default }: SiteRow) => (is_default ? words.yes : words.no)} />
    <DataTable.Col source="version" disableSort align="right" />
  </DataTable>
);

/** The same rows on a phone: the whole row is the link. */
const SitesCards = () => <SimpleList<SiteRow> rowClick="show" empty={nothing} primaryText={cardTitle} secondaryText={hostsOf} />;
const cardTitle = ({ name }: SiteRow) => name;

/** The name as a link: the way into a site for the keyboard. */
function SiteLink({ row }: { readonly row: SiteRow }) {
  const path = useCreatePath();
  return (
    <MuiLink
      component={Link}
      to={path({ resource: 'sites', type: 'show', id: row.id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {row.name}
    </MuiLink>
  );
}
