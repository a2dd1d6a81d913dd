const LINE_END = '\r\n';

/** Codes as a file for a spreadsheet: one column under its name. */
export const csvOf = (codes: readonly string[]): string => ['code', ...codes].map((cell) => quoted(cell) + LINE_END).join('');

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
