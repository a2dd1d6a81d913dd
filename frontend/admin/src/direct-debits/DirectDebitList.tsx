import { useMediaQuery, type Theme } from '@mui/material';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { FilterButton, List, TopToolbar } from 'react-admin';
import { CappedPagination } from '../ui/CappedPagination';
import { ListFailed, stayOnError } from '../ui/Failed';
import { useWhoAmI } from '../useWhoAmI';
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
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  return (
    <>
      <ListTabs of={of} />
      <List
        filters={filters(data?.countries ?? [])}
        {...(filterDefaultValues && { filterDefaultValues })}
        actions={
          <TopToolbar>
            <FilterButton disableSaveQuery />
          </TopToolbar>
        }
        perPage={25}
        pagination={<CappedPagination />}
        error={<ListFailed />}
        queryOptions={stayOnError}
        empty={false}
      >
        {isWide ? table : cards}
      </List>
    </>
  );
}
