import { Link as MuiLink } from '@mui/material';
import { DataTable, SimpleList, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import { siteWordKeys, type OfficeSitesAnswer, type SiteWordRow } from '#contracts-admin';
import { textWords } from '../texts/text-words';
import { asTime, languageName } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { fixedChoiceFilter } from '../ui/filters';
import { useSites } from '../useSites';
import { siteWordNames, siteWordWords as text } from './site-word-words';

const keys = siteWordKeys.map((id) => ({ id, name: siteWordNames[id] }));
const filters = (sites: OfficeSitesAnswer['sites']) => [fixedChoiceFilter('site_id', sites), fixedChoiceFilter('key', keys)];

/** Each of the words of each site; the row leads to all of its languages. */
export function SiteWordsList() {
  const sites = useSites();
  return (
    <OfficeList
      intro={
        <>
          {text.intro} <Link to="/texts">{textWords.title}</Link>
        </>
      }
      filters={filters(sites.data?.sites ?? [])}
      choices={{ sites }}
      table={<WordsTable />}
      cards={<WordCards />}
    />
  );
}

const nothing = <NoResults text={text.none} />;
const languagesOf = ({ languages }: SiteWordRow) => text.languages(languages.map(languageName));
const changedOf = ({ changed_at }: SiteWordRow) => (changed_at ? asTime(changed_at) : '');

const WordsTable = () => (
  <DataTable<SiteWordRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="key" disableSort render={(row: SiteWordRow) => <WordsLink row={row} />} />
    <DataTable.Col source="site" disableSort />
    <DataTable.Col source="languages" disableSort render={languagesOf} />
    <DataTable.Col source="changed_at" disableSort render={changedOf} sx={{ whiteSpace: 'nowrap' }} />
  </DataTable>
);

/** The way to the words for the keyboard. */
function WordsLink({ row: { id, key } }: { readonly row: SiteWordRow }) {
  const path = useCreatePath();
  return (
    <MuiLink
      component={Link}
      to={path({ resource: 'site_words', type: 'show', id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {siteWordNames[key]}
    </MuiLink>
  );
}

/** The same rows on a phone: the whole row is the link. */
const WordCards = () => <SimpleList<SiteWordRow> rowClick="show" empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = ({ key }: SiteWordRow) => siteWordNames[key];
const cardFacts = (row: SiteWordRow) => [row.site, languagesOf(row), changedOf(row)].filter(Boolean).join(' · ');
