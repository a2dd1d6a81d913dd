import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AuditModule } from '#audit';
import { FiguresModule } from '#back-office';
import { MailModule } from '#mail';
import { NotificationsModule } from '#notifications';
import { StatusModule } from '#operations';
import { World } from '#testing';
import { AppClockEntity } from './app-clock.entity.js';
import { schemaDifference } from './schema-difference.js';
import { Transactions } from './transactions.js';

let world: World;
let entities: DataSource['entityMetadatas'];
beforeAll(async () => {
  world = await World.open([AuditModule, MailModule, NotificationsModule, FiguresModule, StatusModule]);
  entities = world.get(DataSource).entityMetadatas;
});
afterAll(() => world.close());

describe('the entities', () => {
  it('are one for each table, parts of a divided table aside', async () => {
    const tables = await world.rows<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')
          and c.oid <> 'public.migration'::regclass order by 1`,
    );
    expect(entities.map(({ tablePath }) => tablePath).toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('say of each column, key, check and index what the migrated database has', async () => {
    const targets = entities.map(({ target }) => target);
    expect((await schemaDifference(world.config.databaseOwnerUrl ?? '', targets)).up).toEqual([]);
  });

  it('are never all meant where a condition has no value', async () => {
    const empty = { onlyRow: undefined } as object;
    const transactions = world.get(Transactions);
    await expect(transactions.read((tx) => tx.repository(AppClockEntity).findOneBy(empty))).rejects.toThrow('undefined');
    await expect(transactions.run((tx) => tx.repository(AppClockEntity).delete(empty))).rejects.toThrow('undefined');
    await expect(transactions.run((tx) => tx.repository(AppClockEntity).update(empty, { ahead: '0' }))).rejects.toThrow('undefined');
  });

  it('refer to the rows of their own module only', () => {
    const schemaOf = (table: string): string => table.split('.')[0] ?? '';
    const references = entities.flatMap(({ tablePath, foreignKeys }) =>
      foreignKeys.map(({ referencedTablePath }) => [tablePath, referencedTablePath] as const),
    );
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter(([from, to]) => schemaOf(from) !== schemaOf(to))).toEqual([]);
  });
});
