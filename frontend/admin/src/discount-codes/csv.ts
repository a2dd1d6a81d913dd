import { csvOfRows } from '../ui/csv';

/** Codes as a file for a spreadsheet: one column under its name. */
export const csvOf = (codes: readonly string[]): string => csvOfRows([['code'], ...codes.map((code) => [code])]);
