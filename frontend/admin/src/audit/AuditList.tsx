import { useQuery } from '@tanstack/react-query';
import { DateInput, SelectInput } from 'react-admin';
import { auditActs, type AuditStaffAnswer } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { words } from '../words';
import { OfficeList } from '../ui/OfficeList';
import { choicesOf, fixedChoiceFilter } from '../ui/filters';
import { AuditTable } from './AuditTable';

const newestFirst = { field: 'at', order: 'DESC' } as const;
const filtersOf = (people: AuditStaffAnswer['staff']) => [
  fixedChoiceFilter('act', choicesOf(auditActs, words.acts)),
  <SelectInput key="staff_id" source="staff_id" choices={people} optionText={nameAndAddress} alwaysOn helperText={false} />,
  <DateInput key="from" source="from" alwaysOn helperText={false} />,
  <DateInput key="to" source="to" alwaysOn helperText={false} />,
];
const nameAndAddress = ({ name, email }: AuditStaffAnswer['staff'][number]) => `${name}, ${email}`;

export function AuditList() {
  const people = useQuery({ queryKey: ['auditStaff'], queryFn: officeApi.auditStaff });
  return <OfficeList filters={filtersOf(people.data?.staff ?? [])} choices={{ people }} sort={newestFirst} table={<AuditTable />} />;
}
