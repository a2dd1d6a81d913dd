/** The rows of a raw query: for UPDATE and DELETE TypeORM answers them together with their number. */
export function rowsOf<Row>(answer: Row[] | [Row[], number]): Row[] {
  const [rows, count] = answer;
  return Array.isArray(rows) && answer.length === 2 && typeof count === 'number' ? rows : (answer as Row[]);
}
