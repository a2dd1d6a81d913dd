import { Link as MuiLink, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, SimpleList, useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { AuditRow } from '#contracts-admin';
import { asTime, wordFor } from '../ui/format';
import { NoResults } from '../ui/NoResults';
import { words } from '../words';

const actName = ({ act }: AuditRow): string => wordFor(words.acts, act);
const who = ({ staff_name }: AuditRow): string => staff_name ?? words.unknown;

/** Facts are ids, numbers and names of fields: short enough for one cell. */
const factOf = (name: string, value: unknown): string => {
  if (value === true) return name;
  if (value === false || (Array.isArray(value) && value.length === 0)) return '';
  return `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`;
};
const factsOf = ({ facts, reason }: AuditRow): string =>
  [reason, ...Object.entries(facts).map(([name, value]) => factOf(name, value))].filter(Boolean).join('; ');
const whole = { whiteSpace: 'nowrap' };

interface AuditTableProps {
  /** On the page of a member all entries are about that member. */
  readonly hideSubject?: boolean;
}

export function AuditTable({ hideSubject = false }: AuditTableProps) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const nothing = <NoResults text={words.list.noEntries} />;
  if (!isWide) {
    return (
      <SimpleList<AuditRow>
        rowClick={false}
        empty={nothing}
        primaryText={actName}
        secondaryText={(entry) => [who(entry), asTime(entry.at), factsOf(entry)].filter(Boolean).join(' · ')}
      />
    );
  }
  return (
    <DataTable<AuditRow> bulkActionButtons={false} rowClick={false} size="small" empty={nothing}>
      <DataTable.Col source="at" disableSort render={({ at }: AuditRow) => asTime(at)} sx={whole} />
      <DataTable.Col source="staff_name" disableSort render={who} sx={whole} />
      <DataTable.Col source="act" disableSort render={actName} sx={whole} />
      {!hideSubject && <DataTable.Col source="subject_id" disableSort render={(entry: AuditRow) => <Subject entry={entry} />} sx={whole} />}
      <DataTable.Col source="facts" disableSort render={factsOf} sx={{ overflowWrap: 'anywhere' }} />
      <DataTable.Col source="ip" disableSort />
    </DataTable>
  );
}

function Subject({ entry }: { readonly entry: AuditRow }) {
  const path = useCreatePath();
  if (!entry.subject_id) return null;
  const shown = entry.subject_id.slice(-8);
  if (entry.subject_kind !== 'member') return <>{`${entry.subject_kind} ${shown}`}</>;
  return (
    <MuiLink component={Link} to={path({ resource: 'members', type: 'show', id: entry.subject_id })}>
      {`member ${shown}`}
    </MuiLink>
  );
}
