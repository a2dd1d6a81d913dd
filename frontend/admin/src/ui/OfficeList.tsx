import { Typography, useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { FilterButton, List, TopToolbar, type ListProps } from 'react-admin';
import { CappedPagination } from './CappedPagination';
import { ListFailed, stayOnError } from './Failed';
import { MissingChoices, type ChoiceLists } from './MissingChoices';

interface OfficeListProps extends Omit<ListProps, 'children' | 'empty' | 'error' | 'pagination' | 'queryOptions'> {
  /** What is listed, and why. */
  readonly intro?: ReactNode;
  /** The lists that its filters offer. */
  readonly choices?: ChoiceLists;
  readonly table: ReactNode;
  /** The same rows where there is no room for the columns. */
  readonly cards?: ReactNode;
  /** How often it is read again, where things happen while somebody looks. */
  readonly rereadMs?: number;
}

/** What all lists have in common: their pages, the states of loading and failing, and cards in place of the table on a phone. */
export function OfficeList({ intro, choices, table, cards = table, rereadMs, actions = false, perPage = 25, ...list }: OfficeListProps) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  return (
    <>
      {intro ? <Typography sx={{ pt: 2, maxWidth: '68ch' }}>{intro}</Typography> : null}
      {choices ? <MissingChoices lists={choices} /> : null}
      <List
        {...list}
        actions={actions}
        perPage={perPage}
        pagination={<CappedPagination />}
        error={<ListFailed />}
        queryOptions={rereadMs === undefined ? stayOnError : { ...stayOnError, refetchInterval: rereadMs }}
        empty={false}
      >
        {isWide ? table : cards}
      </List>
    </>
  );
}

/** Filters that are added one by one, and what else stands at the right above a list. */
export const FilterToolbar = ({ children }: { readonly children?: ReactNode }) => (
  <TopToolbar>
    {children}
    <FilterButton disableSaveQuery />
  </TopToolbar>
);
