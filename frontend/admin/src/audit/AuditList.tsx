import { useQuery } from '@tanstack/react-query';
import { DateInput, List, SelectInput } from 'react-admin';
import { auditActs, type AuditStaffAnswer } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { CappedPagination } from '../ui/CappedPagination';
import { ListFailed, stayOnError } from '../ui/Failed';
import { words } from '../words';
import { AuditTable } from './AuditTable';

const newestFirst = { field: 'at', order: 'DESC' } as const;
const filtersOf = (people: AuditStaffAnswer['staff']) => [
  <SelectInput key="act" source="act" choices={auditActs.map((id) => ({ id, name: words.acts[id] }))} alwaysOn helperText={false} />,
  <SelectInput key="staff_id" source="staff_id" choices={people} optionText={nameAndAddress} alwaysOn helperText={false} />,
  <DateInput key="from" source="from" alwaysOn helperText={false} />,
  <DateInput key="to" source="to" alwaysOn helperText={false} />,
];
const nameAndAddress = ({ name, email }: AuditStaffAnswer['staff'][number]) => `${name}, ${email}`;

export function AuditList() {
  const { data } = useQuery({ queryKey: ['auditStaff'], queryFn: officeApi.auditStaff });
  return (
    <List
      filters={filtersOf(data?.staff ?? [])}
      actions={false}
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
}
