import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';

interface FigureTableProps {
  readonly label: string;
  /** The first columns are words, the others numbers. */
  readonly wordColumns: number;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** Figures in rows: words to the left, numbers below each other. */
export const FigureTable = ({ label, wordColumns, columns, rows }: FigureTableProps) => (
  <TableContainer tabIndex={0} role="region" aria-label={label} sx={{ overflowX: 'auto' }}>
    <Table>
      <TableHead>
        <TableRow>
          {columns.map((column, index) => (
            <TableCell key={column} align={index < wordColumns ? 'left' : 'right'} sx={{ fontWeight: 600 }}>
              {column}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells: [first, ...others] }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {first}
            </TableCell>
            {others.map((cell, index) => (
              <TableCell
                key={columns[index + 1]}
                align={index + 1 < wordColumns ? 'left' : 'right'}
                sx={{ fontVariantNumeric: 'tabular-nums', ...(index + 1 >= wordColumns && { whiteSpace: 'nowrap' }) }}
              >
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
