import { DataTable, SimpleList } from 'react-admin';
import { Link } from 'react-router';
import { infoPages, locales } from '#contracts';
import { textStates, type OfficeSitesAnswer, type TextRow } from '#contracts-admin';
import { siteWordWords } from '../site-words/site-word-words';
import { whole } from '../ui/cells';
import { asTime, languageName } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { fixedChoiceFilter } from '../ui/filters';
import { useSites } from '../useSites';
import { TextLink } from './TextLink';
import { TextStateLabel } from './TextStateLabel';
import { pageNames, textStateNames, textWords as text } from './text-words';

const choicesOf = <Value extends string>(values: readonly Value[], nameOf: (value: Value) => string) =>
  values.map((id) => ({ id, name: nameOf(id) }));
const pages = choicesOf(infoPages, (page) => pageNames[page]);
const languages = choicesOf(locales, languageName);
const states = choicesOf(textStates, (state) => textStateNames[state]);

const filters = (sites: OfficeSitesAnswer['sites']) => [
  fixedChoiceFilter('site_id', sites),
  fixedChoiceFilter('page_name', pages),
  fixedChoiceFilter('locale', languages),
  fixedChoiceFilter('state', states),
];

/** Every page of every site in every language, with what its readers see. */
export function TextsList() {
  const sites = useSites();
  return (
    <OfficeList
      intro={
        <>
          {text.intro} {text.others.text} <Link to="/site_words">{siteWordWords.title}</Link>
        </>
      }
      filters={filters(sites.data?.sites ?? [])}
      choices={{ sites }}
      table={<TextsTable />}
      cards={<TextCards />}
    />
  );
}

const nothing = <NoResults text={text.none} />;
const nameOf = ({ page_name, locale }: TextRow) => text.of(pageNames[page_name], languageName(locale));
const sinceOf = ({ since }: TextRow) => (since ? asTime(since) : '');
const plannedOf = ({ planned_at }: TextRow) => (planned_at ? asTime(planned_at) : '');

const TextsTable = () => (
  <DataTable<TextRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="page_name" disableSort render={(row: TextRow) => <TextLink id={row.id}>{nameOf(row)}</TextLink>} />
    <DataTable.Col source="site" disableSort />
    <DataTable.Col source="state" disableSort render={({ state }: TextRow) => <TextStateLabel state={state} />} />
    <DataTable.Col source="since" disableSort render={sinceOf} sx={whole} />
    <DataTable.Col source="planned_at" disableSort render={plannedOf} sx={whole} />
    <DataTable.Col source="has_draft" disableSort render={({ has_draft }: TextRow) => (has_draft ? text.draft : text.noDraft)} />
  </DataTable>
);

/** The same rows on a phone: the whole row is the link. */
const TextCards = () => <SimpleList<TextRow> rowClick="show" empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = (row: TextRow) => (
  <>
    {nameOf(row)} <TextStateLabel state={row.state} />
  </>
);
const cardFacts = (row: TextRow) =>
  [
    row.site,
    row.since && text.since(asTime(row.since)),
    row.planned_at && text.planned(asTime(row.planned_at)),
    row.has_draft && text.draft,
  ]
    .filter(Boolean)
    .join(' · ');
