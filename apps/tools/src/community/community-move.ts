import { setTimeout as sleep } from 'node:timers/promises';
import { ClearFault } from '../clear-fault.js';
import type { CommunityDatabase } from './community-database.js';

const name = 'community_move';
const LOOK_MS = 100;
/** A large table takes hours. */
const TELL_MS = 10_000;
/** Nobody may write meanwhile. */
const CATCH_UP_MS = 25_000;

type Log = (line: string) => void;

/**
 * Takes a community, which is a database of its own, to another cell: the new database follows the old one by logical replication while members go on; then
 * the old one is closed for writing, the last rows come over, and the new one takes its place. Each step may be repeated, and until the end it can stay.
 */
export class CommunityMove {
  constructor(
    private readonly from: CommunityDatabase,
    private readonly to: CommunityDatabase,
    private readonly log: Log,
    private readonly catchUpMs = CATCH_UP_MS,
  ) {}

  /** Ends when every table has been copied, and what is written since comes after it. */
  async copy(): Promise<void> {
    if (!(await this.isUnderWay())) await this.begin();
    for (let toldAt = performance.now(); ; await sleep(LOOK_MS)) {
      const { missing, failed } = await this.missing();
      if (missing.length === 0) break;
      if (performance.now() - toldAt < TELL_MS) continue;
      toldAt = performance.now();
      this.log(
        `${missing.length} tables are still to come${failed ? `; ${failed} tries failed, the log of the new database says why` : ''}`,
      );
    }
    await this.to.ask('analyze');
    this.log('Everything is copied, and the new database follows the old one');
  }

  /** Seconds in which nobody could write. The old database stays closed: who still asks it can read, and writes nothing that would be lost. */
  async finish(): Promise<number> {
    const { missing } = await this.missing();
    if (!(await this.isUnderWay()) || missing.length > 0) throw new ClearFault('The copy is not whole: community copy');
    await this.mirrorParts();
    const closedAt = performance.now();
    await this.from.close();
    try {
      await this.catchUp();
    } catch (fault) {
      await this.from.reopen();
      throw fault;
    }
    for (const sequence of await this.from.sequences()) await this.to.setSequence(sequence);
    await this.detach();
    return (performance.now() - closedAt) / 1_000;
  }

  /** The community stays where it is. What was copied is of no use any more. */
  async stay(): Promise<void> {
    if (!(await this.isUnderWay()))
      throw new ClearFault('No copy is under way, so that nothing can be taken back. After the move: move it back.');
    await this.detach();
    await this.from.reopen();
  }

  /** The tables in which the two differ. Both have to be quiet. */
  async differing(): Promise<string[]> {
    const [old, moved] = await Promise.all([this.from.sums(), this.to.sums()]);
    return [...old].filter(([table, sum]) => moved.get(table) !== sum).map(([table]) => table);
  }

  /** Bytes of the log that the new database has not taken yet; undefined when it does not follow. */
  async bytesBehind(): Promise<number | undefined> {
    const behind = await this.from.value(
      `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), confirmed_flush_lsn) from pg_replication_slots where slot_name = $1`,
      [await this.slot()],
    );
    return behind === null ? undefined : Number(behind);
  }

  private async begin(): Promise<void> {
    await this.requireMovable();
    const { from, to } = this;
    await this.mirrorParts();
    await to.ask(`truncate ${(await to.tables()).map((table) => table.name).join(', ')}`);
    await from.ask(`create publication ${name} for all tables with (publish_via_partition_root = true)`);
    // Made by itself: a subscription within one server would wait for its own transaction.
    await from.ask(`select pg_create_logical_replication_slot($1, 'pgoutput')`, [await this.slot()]);
    const text = await to.value('select quote_literal($1)', [from.url]);
    await to.ask(
      `create subscription ${name} connection ${text} publication ${name}
         with (create_slot = false, slot_name = '${await this.slot()}', streaming = parallel)`,
    );
  }

  private async requireMovable(): Promise<void> {
    const { from, to } = this;
    if ((await from.value(`select current_setting('wal_level')`)) !== 'logical')
      throw new ClearFault('The old database does not write what another one could follow: it needs wal_level = logical, and a restart.');
    const [here, there] = await Promise.all([from.migrations(), to.migrations()]);
    if (here.length === 0 || here.join() !== there.join())
      throw new ClearFault('The two databases are not of one version: bring both to the same one by its migrations.');
    if ((await to.value('select exists (select from auth.account)')) === 'true')
      throw new ClearFault('The new database has members already: a community moves into an empty one.');
    const unknown = (await from.tables()).filter(({ hasPrimaryKey }) => !hasPrimaryKey).map((table) => table.name);
    if (unknown.length > 0) throw new ClearFault(`No row of these tables can be told from another: ${unknown.join(', ')}`);
  }

  /** Months that began since the new database was made. */
  private async mirrorParts(): Promise<void> {
    const there = new Set((await this.to.parts()).map((part) => part.name));
    for (const part of await this.from.parts()) if (!there.has(part.name)) await this.to.addPart(part);
  }

  private async isUnderWay(): Promise<boolean> {
    return (
      (await this.to.value(
        `select exists (select from pg_subscription where subname = $1 and subdbid = (select oid from pg_database where datname = current_database()))`,
        [name],
      )) === 'true'
    );
  }

  private async missing(): Promise<{ readonly missing: readonly string[]; readonly failed: number }> {
    const rows = await this.to.ask<{ table: string; failed: number }>(
      `select r.srrelid::regclass::text as table, (st.apply_error_count + st.sync_error_count)::int as failed
         from pg_subscription_rel r join pg_subscription s on s.oid = r.srsubid join pg_stat_subscription_stats st on st.subid = s.oid
        where s.subname = $1 and s.subdbid = (select oid from pg_database where datname = current_database()) and r.srsubstate <> 'r'`,
      [name],
    );
    return { missing: rows.map(({ table }) => table), failed: rows[0]?.failed ?? 0 };
  }

  private async catchUp(): Promise<void> {
    const last = await this.from.value('select pg_current_wal_insert_lsn()');
    for (const endsAt = performance.now() + this.catchUpMs; performance.now() < endsAt; await sleep(LOOK_MS)) {
      const has = await this.from.value(`select confirmed_flush_lsn >= $2::pg_lsn from pg_replication_slots where slot_name = $1`, [
        await this.slot(),
        last,
      ]);
      if (has === 'true') return;
    }
    throw new ClearFault(
      `The new database has not caught up within ${this.catchUpMs / 1_000} s: the old one is open again, and nothing is lost.`,
    );
  }

  /** The new database follows no more, and the old one keeps nothing for it: the slot goes with the subscription. */
  private async detach(): Promise<void> {
    await this.to.ask(`drop subscription ${name}`);
    await this.from.ask(`drop publication if exists ${name}`);
  }

  /** Slots belong to the server: each of its databases has a name of its own there. */
  private async slot(): Promise<string> {
    return `${name}_${await this.from.value('select oid from pg_database where datname = current_database()')}`;
  }
}
