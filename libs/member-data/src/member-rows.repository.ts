import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { NamedTable, Row, TableData } from './module-data.js';

const ROWS_AT_ONCE = 500;

/** A member's rows in the tables of all modules. Names and conditions are constants of the modules: nothing of a request gets in but the id. */
@Injectable()
export class MemberRowsRepository {
  /** Some at a time: a long life of messages needs no memory. The caller holds a transaction. */
  async *page(tx: Tx, table: NamedTable, memberId: string): AsyncGenerator<readonly Row[]> {
    await tx.query(`declare told no scroll cursor for ${selectOf(table)}`, [memberId]);
    for (;;) {
      const rows = await tx.query<Row>(`fetch ${ROWS_AT_ONCE} from told`);
      if (rows.length > 0) yield rows.map((row) => withOpened(row, table.data));
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await tx.query('close told');
  }

  /** How many rows of a table the export holds. */
  async count(tx: Tx, { name, data }: NamedTable, memberId: string): Promise<number> {
    const [row] = await tx.query<{ n: number }>(`select count(*)::int as n from ${name} t where ${rowsTold(data)}`, [memberId]);
    return row?.n ?? 0;
  }

  async remove(tx: Tx, { name, data }: NamedTable, memberId: string): Promise<void> {
    await tx.query(`delete from ${name} where ${data.rows}`, [memberId]);
  }

  /** Of each of these members, whatever finds the rows of one. */
  async removeAll(tx: Tx, { name, data }: NamedTable, members: readonly string[]): Promise<void> {
    // A question within the question would be asked for each row of the table: one member at a time it is asked once.
    if (/\bselect\b/.test(data.rows)) {
      for (const memberId of members) await this.remove(tx, { name, data }, memberId);
      return;
    }
    const rows = data.rows.replaceAll('$1', 'gone.the_member');
    await tx.query(`delete from ${name} using unnest($1::uuid[]) as gone (the_member) where ${rows}`, [members]);
  }
}

const rowsTold = ({ rows, exportedRows }: TableData): string => exportedRows ?? rows;

const withOpened = (row: Row, { opened = {} }: TableData): Row => ({
  ...row,
  ...Object.fromEntries(Object.entries(opened).map(([name, { open }]) => [name, open(row[name])])),
});

function selectOf({ name, data }: NamedTable): string {
  const { exported, added = {}, opened = {}, order } = data;
  const columns = [
    ...exported.map((column) => `t.${column}`),
    ...Object.entries(added).map(([as, sql]) => `${sql} as ${as}`),
    ...Object.entries(opened).map(([as, { sql }]) => `${sql} as ${as}`),
  ];
  return `select ${columns.join(', ')} from ${name} t where ${rowsTold(data)}${order ? ` order by ${order}` : ''}`;
}
