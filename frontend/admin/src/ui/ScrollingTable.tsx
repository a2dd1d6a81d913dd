import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

export interface TableColumn {
  readonly name: string;
  readonly isNumber?: boolean;
}

interface ScrollingTableProps {
  readonly label: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A table that scrolls inside its own region, also by keyboard, so that the page never does. */
export const ScrollingTable = ({ label, columns, rows }: ScrollingTableProps) => (
  <TableContainer tabIndex={0} role="region" aria-label={label}>
    <Table size="small">
      <TableHead>
        <TableRow>
          {columns.map(({ name, isNumber }) => (
            <TableCell key={name} align={isNumber ? 'right' : 'left'}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells }) => (
          <TableRow key={key}>
            {columns.map(({ name, isNumber }, index) => (
              <TableCell
                key={name}
                align={isNumber ? 'right' : 'left'}
                sx={isNumber || index === 0 ? { whiteSpace: 'nowrap' } : { minWidth: 120 }}
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
