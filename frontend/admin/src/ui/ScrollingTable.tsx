import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden';

export interface TableColumn {
  readonly name: string;
  readonly isNumber?: boolean;
}

interface ScrollingTableProps {
  readonly label: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** More columns than these do not fit beside each other on a phone; more rows than these would make its page endless. */
const MOST_COLUMNS_BESIDE = 3;
const MOST_ROWS_STACKED = 12;

/**
 * On a phone, each row of a short table stands as a block of names and values, so that no amount lies outside the window. The roles are spelled out in the
 * markup, because a browser takes a table that is not laid out as one for no table.
 */
const stackedOnPhones = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    '& thead': visuallyHidden,
    '& tr': { display: 'block', py: 1, borderBottom: `1px solid ${theme.palette.divider}` },
    '& tr:last-of-type': { borderBottom: 0 },
    '& td': {
      display: 'flex',
      flexDirection: 'row',
      justifyContent: 'space-between',
      gap: 2,
      px: 0,
      py: 0.5,
      border: 0,
      textAlign: 'right',
      overflowWrap: 'anywhere',
    },
    '& td:empty': { display: 'none' },
    '& td::before': {
      content: 'attr(data-column) / ""',
      color: theme.palette.text.secondary,
      textAlign: 'left',
      flexShrink: 0,
      maxWidth: '50%',
    },
  },
});

/** A table that scrolls inside its own region, also by keyboard, so that the page never does. */
export function ScrollingTable({ label, columns, rows }: ScrollingTableProps) {
  const isStacked = columns.length > MOST_COLUMNS_BESIDE && rows.length <= MOST_ROWS_STACKED;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table role="table" size="small" sx={isStacked ? stackedOnPhones : undefined}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {columns.map(({ name, isNumber }) => (
              <TableCell key={name} role="columnheader" align={isNumber ? 'right' : 'left'}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map(({ key, cells }) => (
            <TableRow key={key} role="row">
              {columns.map(({ name, isNumber }, index) => (
                <TableCell
                  key={name}
                  role="cell"
                  data-column={name}
                  align={isNumber ? 'right' : 'left'}
                  sx={isNumber || index === 0 ? { whiteSpace: { sm: 'nowrap' } } : { minWidth: 120 }}
                >
                  {cells[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
