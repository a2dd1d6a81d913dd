import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FiguresModule } from '#back-office';
import { MailModule } from '#mail';
import { NotificationsModule } from '#notifications';
import { StatusModule } from '#operations';
import { World } from '#testing';
import { MemberData } from './member-data.js';

let world: World;
let data: MemberData;
let columns: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  world = await World.open([MailModule, NotificationsModule, FiguresModule, StatusModule]);
  data = world.get(MemberData);
  // Parts of a divided table are that table.
  const rows = await world.rows<{ name: string; columns: string[] }>(
    `select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
        and n.nspname not in ('pg_catalog', 'information_schema') group by 1`,
  );
  columns = new Map(rows.map(({ name, columns: its }) => [name, its]));
});
afterAll(() => world.close());

/** A red line here means: a module keeps something of which the export and the erasure do not know. See this folder's README. */
describe('every table of the database [#E9]', () => {
  it('is told of by one module: either it knows members, or it is said why it does not', () => {
    const told = [...data.tables().map(({ name }) => name), ...Object.keys(data.impersonalTables())];
    expect(told.toSorted()).toEqual([...columns.keys()].toSorted());
  });

  it('that knows members is exported column by column, or it is said why a column is left out', () => {
    for (const { name, data: table } of data.tables()) {
      const told = [...table.exported, ...Object.keys(table.leftOut)].toSorted();
      expect([name, told]).toEqual([name, [...(columns.get(name) ?? [])].toSorted()]);
    }
  });

  it('that has a column by which a member is named is no impersonal one', () => {
    const naming = /^(member|other|owner|viewer|viewed|liker|liked|sender|receiver|blocker|blocked|author|profile)(_id)?$/;
    const suspects = Object.keys(data.impersonalTables()).filter((name) => columns.get(name)?.some((column) => naming.test(column)));
    expect(suspects).toEqual([]);
  });

  it('finds and erases the rows of a member with statements that Postgres understands', async () => {
    const nobody = '00000000-0000-7000-8000-000000000000';
    for (const { name, data: table } of data.tables())
      expect([name, await world.rows(`select count(*)::int as n from ${name} where ${table.rows}`, [nobody])]).toEqual([name, [{ n: 0 }]]);
  });
});
