const LINE_END = '\r\n';

/** Rows as a file for a spreadsheet, the names of the columns first. */
export const csvOfRows = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map(quoted).join(',') + LINE_END).join('');

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
