import { Link as MuiLink } from '@mui/material';
import { DataTable, SimpleList, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { ChildMaterialRow } from '#contracts-admin';
import { asDay, asTime } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { OfficeList } from '../ui/OfficeList';
import { childMaterialWords } from './words';

/** What was found: the owner sees all of it, a moderator their own. */
export function ChildMaterialList() {
  return <OfficeList table={<Table />} cards={<Cards />} />;
}

const nothing = <NoResults text={childMaterialWords.none} />;
const stateOf = ({ state, handed_over_at, released_at }: ChildMaterialRow) =>
  released_at
    ? childMaterialWords.released
    : handed_over_at && state === 'sealed'
      ? childMaterialWords.handedOver
      : childMaterialWords.states[state];

const Table = () => (
  <DataTable<ChildMaterialRow> bulkActionButtons={false} rowClick="show" size="small" empty={nothing}>
    <DataTable.Col source="reference" disableSort render={(row: ChildMaterialRow) => <RowLink row={row} />} />
    <DataTable.Col source="at" disableSort render={({ at }: ChildMaterialRow) => asTime(at)} />
    <DataTable.Col source="found_by" disableSort />
    <DataTable.Col source="state" disableSort render={stateOf} />
    <DataTable.Col source="keep_until" disableSort render={({ keep_until }: ChildMaterialRow) => asDay(keep_until)} />
  </DataTable>
);

/** The reference as a link: the way in for the keyboard. */
function RowLink({ row }: { readonly row: ChildMaterialRow }) {
  const path = useCreatePath();
  return (
    <MuiLink
      component={Link}
      to={path({ resource: 'child_material', type: 'show', id: row.id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ fontWeight: 600 }}
    >
      {row.reference}
    </MuiLink>
  );
}

const Cards = () => (
  <SimpleList<ChildMaterialRow>
    rowClick="show"
    empty={nothing}
    primaryText={({ reference }) => reference}
    secondaryText={(row) => [asTime(row.at), stateOf(row)].join(' · ')}
  />
);
