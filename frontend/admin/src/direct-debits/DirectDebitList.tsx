import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useWhoAmI } from '../useWhoAmI';
import { FilterToolbar, OfficeList } from '../ui/OfficeList';
import { ListTabs } from './ListTabs';

interface DirectDebitListProps {
  readonly of: ComponentProps<typeof ListTabs>['of'];
  /** By the codes of the countries in which somebody of the staff may look. */
  readonly filters: (countries: readonly string[]) => ReactElement[];
  readonly filterDefaultValues?: Readonly<Record<string, string>>;
  readonly table: ReactNode;
  /** In place of the table, where there is no room for its columns. */
  readonly cards: ReactNode;
}

/** What the lists of debits, mandates and blocks have in common: their tabs, filters, pages and states. */
export function DirectDebitList({ of, filters, filterDefaultValues, table, cards }: DirectDebitListProps) {
  const { data } = useWhoAmI();
  return (
    <>
      <ListTabs of={of} />
      <OfficeList
        filters={filters(data?.countries ?? [])}
        {...(filterDefaultValues && { filterDefaultValues })}
        actions={<FilterToolbar />}
        table={table}
        cards={cards}
      />
    </>
  );
}
