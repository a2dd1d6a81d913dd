import { Injectable } from '@nestjs/common';
import { featureLibraries } from '#config';
import type { Tx } from '#database';
import { exportAreas, type ExportArea, type ExportedFile, type RoomData, type TableData } from './room-data.js';

export type NamedTable = { readonly name: string; readonly data: TableData };
export type Row = Readonly<Record<string, unknown>>;

const ROWS_AT_ONCE = 500;
/** From the library that nobody depends on to the one that all others need: so the rows of a member go. */
const inErasureOrder = [...featureLibraries.toReversed(), 'technical'];

/** All that the product knows of members, room by room. What is not registered here is neither exported nor erased, and a test is red. */
@Injectable()
export class MemberData {
  private readonly rooms: RoomData[] = [];

  /** Called in `onModuleInit`. */
  register(room: RoomData): void {
    if (!inErasureOrder.includes(room.room)) throw new RangeError(`no such library: ${room.room}`);
    this.rooms.push(room);
    this.rooms.sort((one, other) => inErasureOrder.indexOf(one.room) - inErasureOrder.indexOf(other.room));
  }

  /** Every table that knows members, in the order in which they are erased. */
  tables(): NamedTable[] {
    return this.rooms.flatMap(({ tables }) => Object.entries(tables).map(([name, data]) => ({ name, data })));
  }

  impersonalTables(): Readonly<Record<string, string>> {
    return Object.assign({}, ...this.rooms.map(({ impersonal }) => impersonal)) as Record<string, string>;
  }

  areas(): { readonly area: ExportArea; readonly tables: readonly NamedTable[] }[] {
    const all = this.tables();
    return exportAreas
      .map((area) => ({ area, tables: all.filter(({ data }) => data.area === area && columnsOf(data).length > 0) }))
      .filter(({ tables }) => tables.length > 0);
  }

  /** Removes a member from every room, in the caller's transaction. What has to stay holds nothing that leads to the person. */
  async erase(tx: Tx, memberId: string): Promise<void> {
    for (const { tables, eraseOutside } of this.rooms) {
      await eraseOutside?.(tx, memberId);
      for (const [name, { rows, erase, keeps }] of Object.entries(tables)) {
        const statements = erase ?? (keeps ? [] : [`delete from ${name} where ${rows}`]);
        for (const statement of statements) await tx.query(statement, [memberId]);
      }
    }
  }

  /** The rows of one table as the export tells them, some at a time: a long life of messages needs no memory. The caller holds a transaction. */
  async *rowsOf(tx: Tx, { name, data }: NamedTable, memberId: string): AsyncGenerator<readonly Row[]> {
    await tx.query(`declare told no scroll cursor for ${selectOf(name, data)}`, [memberId]);
    for (;;) {
      const rows = await tx.query<Row>(`fetch ${ROWS_AT_ONCE} from told`);
      if (rows.length > 0) yield rows;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await tx.query('close told');
  }

  /** How many rows of a table the export holds. */
  async count(tx: Tx, table: string, memberId: string): Promise<number> {
    const data = this.rooms.map(({ tables }) => tables[table]).find((found) => found !== undefined);
    if (!data) throw new RangeError(`no room tells of ${table}`);
    const [row] = await tx.query<{ n: number }>(`select count(*)::int as n from ${table} t where ${data.exportedRows ?? data.rows}`, [
      memberId,
    ]);
    return row?.n ?? 0;
  }

  async files(tx: Tx, memberId: string): Promise<ExportedFile[]> {
    const files: ExportedFile[] = [];
    for (const room of this.rooms) files.push(...((await room.files?.(tx, memberId)) ?? []));
    return files;
  }
}

/** The names under which an export tells what a table knows. */
export const columnsOf = ({ exported, added = {} }: TableData): string[] => [...exported, ...Object.keys(added)];

/** Columns and conditions are constants of the rooms: nothing of a request gets in here but the member's id, as a parameter. */
function selectOf(name: string, { exported, added = {}, rows, exportedRows, order }: TableData): string {
  const columns = [...exported.map((column) => `t.${column}`), ...Object.entries(added).map(([as, sql]) => `${sql} as ${as}`)];
  return `select ${columns.join(', ')} from ${name} t where ${exportedRows ?? rows}${order ? ` order by ${order}` : ''}`;
}
