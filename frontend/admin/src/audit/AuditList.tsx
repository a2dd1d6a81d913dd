import { DateInput, List, SelectInput, TextInput, TopToolbar, FilterButton } from 'react-admin';
import { auditActs } from '#contracts-admin';
import { CappedPagination } from '../ui/CappedPagination';
import { ListFailed, stayOnError } from '../ui/Failed';
import { words } from '../words';
import { AuditTable } from './AuditTable';

const newestFirst = { field: 'at', order: 'DESC' } as const;
const filters = [
  <SelectInput key="act" source="act" choices={auditActs.map((id) => ({ id, name: words.acts[id] }))} alwaysOn helperText={false} />,
  <DateInput key="from" source="from" alwaysOn helperText={false} />,
  <DateInput key="to" source="to" alwaysOn helperText={false} />,
  <TextInput key="staff_id" source="staff_id" helperText={false} />,
];

export const AuditList = () => (
  <List
    filters={filters}
    actions={<ListActions />}
    sort={newestFirst}
    perPage={25}
    pagination={<CappedPagination />}
    error={<ListFailed />}
    queryOptions={stayOnError}
    empty={false}
  >
    <AuditTable />
  </List>
);

const ListActions = () => (
  <TopToolbar>
    <FilterButton disableSaveQuery />
  </TopToolbar>
);
