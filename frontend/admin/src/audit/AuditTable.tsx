import { Box, useMediaQuery, type Theme } from '@mui/material';
import { DataTable, SimpleList, useListContext } from 'react-admin';
import type { AuditRow } from '#contracts-admin';
import { fictionalReasons, liftReasons, notFictionalReasons, photoRejectReasons, rerunReasons } from '../commands/reasons';
import { creditReasons, refundReasons } from '../money-requests/money-request-words';
import { papersReasons } from '../orders/command-words';
import { thresholdReasons } from '../signals/threshold-words';
import { whole } from '../ui/cells';
import { asTime, wordFor } from '../ui/format';
import { ListFailed } from '../ui/Failed';
import { NoResults } from '../ui/NoResults';
import { words } from '../words';
import { Actor, Subject, whoOf } from './people';

const actName = ({ act }: AuditRow): string => wordFor(words.acts, act);

/** Facts are ids, numbers and names of fields: short enough for one cell. */
const factOf = (name: string, value: unknown): string => {
  if (value === true) return name;
  if (value === false || (Array.isArray(value) && value.length === 0)) return '';
  return `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`;
};
const reasonWords = {
  ...liftReasons,
  ...fictionalReasons,
  ...notFictionalReasons,
  ...photoRejectReasons,
  ...rerunReasons,
  ...thresholdReasons,
  ...refundReasons,
  ...creditReasons,
  ...papersReasons,
};
const factsOf = ({ facts, reason }: AuditRow): string =>
  [wordFor(reasonWords, reason), ...Object.entries(facts).map(([name, value]) => factOf(name, value))].filter(Boolean).join('; ');

const cardFacts = (entry: AuditRow): string => [whoOf(entry), asTime(entry.at), factsOf(entry)].filter(Boolean).join(' · ');
const cardFactsWithSubject = (entry: AuditRow) => (
  <>
    {cardFacts(entry)}
    <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
      <Subject entry={entry} />
    </Box>
  </>
);

interface AuditTableProps {
  /** On the page of a member all entries are about that member. */
  readonly hideSubject?: boolean;
}

export function AuditTable({ hideSubject = false }: AuditTableProps) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const { error } = useListContext();
  const nothing = <NoResults text={words.list.noEntries} />;
  // On the page of a member no list around it says so.
  if (error) return <ListFailed />;
  if (!isWide) {
    return (
      <SimpleList<AuditRow>
        rowClick={false}
        empty={nothing}
        primaryText={actName}
        secondaryText={hideSubject ? cardFacts : cardFactsWithSubject}
      />
    );
  }
  return (
    <DataTable<AuditRow> bulkActionButtons={false} rowClick={false} size="small" empty={nothing}>
      <DataTable.Col source="at" disableSort render={({ at }: AuditRow) => asTime(at)} sx={whole} />
      <DataTable.Col source="staff_name" disableSort render={(entry: AuditRow) => <Actor entry={entry} />} />
      <DataTable.Col source="act" disableSort render={actName} sx={whole} />
      {!hideSubject && <DataTable.Col source="subject_id" disableSort render={(entry: AuditRow) => <Subject entry={entry} />} />}
      <DataTable.Col source="facts" disableSort render={factsOf} sx={{ overflowWrap: 'anywhere' }} />
      <DataTable.Col source="ip" disableSort />
    </DataTable>
  );
}
