import { Injectable } from '@nestjs/common';
import { featureLibraries } from '#config';
import type { Tx } from '#database';
import { ErasureList } from './erasure-list.js';
import { MemberRowsRepository } from './member-rows.repository.js';
import { exportAreas, type ExportArea, type ExportedFile, type NamedTable, type ModuleData, type Row } from './module-data.js';

/** From the library that nobody depends on to the one that all others need: so the rows of a member go. */
const inErasureOrder = [...featureLibraries.toReversed(), 'technical'];

/** All that the product knows of members, module by module. What is not registered here is neither exported nor erased, and a test is red. */
@Injectable()
export class MemberData {
  private readonly modules: ModuleData[] = [];

  constructor(
    private readonly memberRows: MemberRowsRepository,
    private readonly list: ErasureList,
  ) {}

  /** Called in `onModuleInit`. */
  register(module: ModuleData): void {
    if (!inErasureOrder.includes(module.module)) throw new RangeError(`no such library: ${module.module}`);
    this.modules.push(module);
    this.modules.sort((one, other) => inErasureOrder.indexOf(one.module) - inErasureOrder.indexOf(other.module));
  }

  /** Every table that knows members, in the order in which they are erased. */
  tables(): NamedTable[] {
    return this.modules.flatMap(({ tables }) => Object.entries(tables).map(([name, data]) => ({ name, data })));
  }

  impersonalTables(): Readonly<Record<string, string>> {
    return Object.assign({}, ...this.modules.map(({ impersonal }) => impersonal)) as Record<string, string>;
  }

  areas(): { readonly area: ExportArea; readonly tables: readonly NamedTable[] }[] {
    const all = this.tables();
    return exportAreas
      .map((area) => ({ area, tables: all.filter(({ data }) => data.area === area && columnsOf(data).length > 0) }))
      .filter(({ tables }) => tables.length > 0);
  }

  /** Removes a member from every module, in the caller's transaction. What has to stay holds nothing that leads to the person. */
  async erase(tx: Tx, memberId: string): Promise<void> {
    await this.list.note(memberId);
    for (const { tables, eraseOutside } of this.modules) {
      await eraseOutside?.(tx, memberId);
      for (const [name, data] of Object.entries(tables)) {
        if (typeof data.erase === 'function') await data.erase(tx, memberId);
        else if (!data.erase && !data.keeps) await this.memberRows.remove(tx, { name, data }, memberId);
      }
    }
  }

  /**
   * The same for many at once: what goes by its rows goes table by table, in one statement each. It stands in no list: what may still be broken off, and
   * leave some of them with their accounts, must not be repeated after a restore.
   */
  async eraseAll(tx: Tx, members: readonly string[]): Promise<void> {
    for (const { tables, eraseOutside } of this.modules) {
      for (const memberId of members) await eraseOutside?.(tx, memberId);
      for (const [name, data] of Object.entries(tables)) {
        if (typeof data.erase === 'function') for (const memberId of members) await data.erase(tx, memberId);
        else if (!data.erase && !data.keeps) await this.memberRows.removeAll(tx, { name, data }, members);
      }
    }
  }

  /** The rows of one table as the export tells them, some at a time. The caller holds a transaction. */
  rowsOf(tx: Tx, table: NamedTable, memberId: string): AsyncGenerator<readonly Row[]> {
    return this.memberRows.page(tx, table, memberId);
  }

  /** How many rows of a table the export holds. */
  count(tx: Tx, name: string, memberId: string): Promise<number> {
    const table = this.tables().find((one) => one.name === name);
    if (!table) throw new RangeError(`no module tells of ${name}`);
    return this.memberRows.count(tx, table, memberId);
  }

  async files(tx: Tx, memberId: string): Promise<ExportedFile[]> {
    const files: ExportedFile[] = [];
    for (const module of this.modules) files.push(...((await module.files?.(tx, memberId)) ?? []));
    return files;
  }
}

/** The names under which an export tells what a table knows. */
export const columnsOf = ({ exported, added = {}, opened = {} }: NamedTable['data']): string[] => [
  ...exported,
  ...Object.keys(added),
  ...Object.keys(opened),
];
