import { Link as MuiLink } from '@mui/material';
import { DataTable, SimpleList, TopToolbar, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { DiscountCodeRow } from '#contracts-admin';
import { MemberLink } from '../members/MemberLink';
import { whole } from '../ui/cells';
import { asTime, countryName } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { useSites } from '../useSites';
import { words } from '../words';
import { mostUses } from './code-state';
import { discountCodeWords as text, validities } from './discount-code-words';
import { CodeState } from './CodeState';
import { CodeText } from './CodeText';
import { discountCodeFilters } from './filters';
import { MakeCodes } from './MakeCodes';
import { asPercent } from './percent';

/** The codes that make orders cheaper, the newest first; each leads to its page. */
export function DiscountCodesList() {
  const sites = useSites();
  return (
    <OfficeList
      intro={text.intro}
      filters={discountCodeFilters(sites.data?.sites ?? [])}
      choices={{ sites }}
      actions={
        <TopToolbar>
          <MakeCodes />
        </TopToolbar>
      }
      table={<CodesTable />}
      cards={<CodeCards />}
    />
  );
}

const nothing = <NoResults text={text.none} />;
const usesOf = (row: DiscountCodeRow) => text.uses(row.uses, mostUses(row));
const untilOf = ({ expires }: DiscountCodeRow) => (expires ? asTime(expires) : text.noEnd);

const CodesTable = () => (
  <DataTable<DiscountCodeRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="code" disableSort render={(row: DiscountCodeRow) => <CodeLink row={row} />} />
    <DataTable.Col source="site" disableSort render={({ site }: DiscountCodeRow) => site.name} />
    <DataTable.Col
      source="basis_points"
      disableSort
      align="right"
      render={({ basis_points }: DiscountCodeRow) => asPercent(basis_points)}
      sx={whole}
    />
    <DataTable.Col source="status" disableSort render={(row: DiscountCodeRow) => <CodeState code={row} />} />
    <DataTable.Col source="validity" disableSort render={({ validity }: DiscountCodeRow) => validities[validity]} />
    <DataTable.Col source="country" disableSort render={(row: DiscountCodeRow) => <ForWhom row={row} />} />
    <DataTable.Col source="expires" disableSort render={untilOf} sx={whole} />
    <DataTable.Col source="uses" disableSort align="right" render={usesOf} sx={whole} />
  </DataTable>
);

/** The code as a link: the way into it for the keyboard. */
function CodeLink({ row: { id, code } }: { readonly row: DiscountCodeRow }) {
  const path = useCreatePath();
  return (
    <MuiLink
      component={Link}
      to={path({ resource: 'discount_codes', type: 'show', id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      <CodeText code={code} />
    </MuiLink>
  );
}

const placeOf = ({ country, member }: DiscountCodeRow) => (country ? countryName(country) : member ? '' : text.everybody);
const ForWhom = ({ row }: { readonly row: DiscountCodeRow }) => (
  <>
    {row.member ? <MemberLink member={row.member} /> : null}
    {placeOf(row)}
  </>
);

/** The same rows on a phone: one code below the other, the whole row a link. */
const CodeCards = () => <SimpleList<DiscountCodeRow> rowClick="show" empty={nothing} primaryText={cardTitle} secondaryText={cardFacts} />;
const cardTitle = (row: DiscountCodeRow) => (
  <>
    <CodeText code={row.code} /> {`· ${asPercent(row.basis_points)} `}
    <CodeState code={row} />
  </>
);
const cardFacts = (row: DiscountCodeRow) => {
  const { site, member, validity, expires } = row;
  return (
    <>
      {[site.name, member && (member.name ?? words.unknown), placeOf(row)].filter(Boolean).join(' · ')}
      <br />
      {[validities[validity], expires ? text.until(asTime(expires)) : text.noEnd, text.used(usesOf(row))].join(' · ')}
    </>
  );
};
