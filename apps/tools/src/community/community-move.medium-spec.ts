import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { loadConfig } from '#config';
import { databaseUnavailable, migrate } from '#database';
import { testEnvironment } from '#testing';
import { freePort } from '../services/ports.js';
import { launchPostgres, preparePostgres, superuserUrl, type PostgresOptions } from '../services/postgres.js';
import { stopProcess } from '../services/processes.js';
import { databaseUrls, dropDatabase, ensureDatabase, ensureRoles } from '../services/roles.js';
import { demoSecrets } from '../services/secrets.js';
import { CommunityDatabase } from './community-database.js';
import { CommunityMove } from './community-move.js';

const names = { empty: 'empty', from: 'old_cell', to: 'new_cell' } as const;
let folder: string;
let server: PostgresOptions;
let pid: number;
let from: CommunityDatabase;
let to: CommunityDatabase;
let move: CommunityMove;
/** The product, in the old database. */
let product: pg.Client;

const open = (name: string) => CommunityDatabase.open(superuserUrl(server, name));
const addCommunity = (name: string) => product.query('insert into site.community (name) values ($1)', [name]);
/** A row whose number comes from a sequence. */
const numbered = `insert into payments.brought_credit (member_id, ref, company_id, currency, credits, value_minor, at)
                  values (uuidv7(), uuidv7(), uuidv7(), 'EUR', 5, 100, now())`;
const addNumbered = () => product.query(numbered);
const numbers = async (database: CommunityDatabase) =>
  (await database.ask<{ id: string }>('select id from payments.brought_credit order by id')).map(({ id }) => Number(id));
const communities = async (database: CommunityDatabase) =>
  (await database.ask<{ name: string }>('select name from site.community order by name')).map(({ name }) => name);

const connect = async () => {
  await product?.end().catch(() => undefined);
  product = new pg.Client({ connectionString: databaseUrls(server, demoSecrets(folder), names.from).ownerUrl });
  product.on('error', () => undefined); // the move ends it
  await product.connect();
};

beforeAll(async () => {
  folder = await mkdtemp(join(loadConfig(testEnvironment()).dataDir, 'community-'));
  server = {
    folder,
    port: await freePort(),
    password: 'postgres',
    settings: ['fsync=off', 'shared_buffers=32MB', 'max_sync_workers_per_subscription=4', 'max_logical_replication_workers=8'],
  };
  await preparePostgres(server);
  pid = (await launchPostgres(server, { onSpawn: () => undefined, log: () => undefined })).pid;
  await ensureRoles(server, demoSecrets(folder));
  await ensureDatabase(server, names.empty);
  await migrate({ ownerUrl: databaseUrls(server, demoSecrets(folder), names.empty).ownerUrl });
});
afterAll(async () => {
  await stopProcess(pid, { signal: 'SIGKILL' });
  await rm(folder, { recursive: true, force: true });
});

const begin = async () => {
  for (const name of [names.from, names.to]) await ensureDatabase(server, name, names.empty);
  [from, to] = [await open(names.from), await open(names.to)];
  move = new CommunityMove(from, to, () => undefined);
  await connect();
};
const end = async () => {
  await product.end().catch(() => undefined);
  await to.ask('drop subscription if exists community_move');
  await Promise.all([from.end(), to.end()]);
  for (const name of [names.from, names.to]) await dropDatabase(server, name);
};

describe('a community that moved to another cell', () => {
  let wasConnected: pg.Client;

  beforeAll(async () => {
    await begin();
    await addCommunity('before');
    await addNumbered();
    await addNumbered();
    await from.ask(`create table audit.entry_later partition of audit.entry for values from ('2090-01-01') to ('2090-02-01')`);
    await move.copy();
    await addCommunity('after');
    await product.query(`update site.community set name = 'changed' where name = 'before'`);
    await addNumbered();
    await from.ask(`create table audit.entry_latest partition of audit.entry for values from ('2090-02-01') to ('2090-03-01')`);
    wasConnected = product;
    await move.finish();
  });
  afterAll(end);

  it('has every row in the new database, also what was written while it was copied and after', async () => {
    expect(await communities(to)).toEqual(['after', 'changed']);
    expect(await move.differing()).toEqual([]);
  });

  it('has the months that began after the new database was made', async () => {
    expect((await to.parts()).map(({ name }) => name)).toEqual(expect.arrayContaining(['audit.entry_later', 'audit.entry_latest']));
  });

  it('can be written to no more in the old database, by whoever was connected and by whoever comes, and be read', async () => {
    const asked = await wasConnected.query('select 1').catch((fault: unknown) => fault);
    expect(databaseUnavailable(asked)).toBe(true);
    await connect();
    const refused = await addCommunity('lost').catch((fault: unknown) => fault);
    expect(databaseUnavailable(refused)).toBe(true);
    expect(await communities(from)).toEqual(['after', 'changed']);
    expect(await from.isClosed()).toBe(true);
  });

  it('leaves nothing behind that would keep the log of the old database', async () => {
    expect(await from.ask('select slot_name from pg_replication_slots')).toEqual([]);
    expect(await from.ask('select pubname from pg_publication')).toEqual([]);
    expect(await to.ask('select subname from pg_subscription')).toEqual([]);
  });

  it('goes on numbering where it was', async () => {
    await to.ask(numbered);
    expect(await numbers(to)).toEqual([1, 2, 3, 4]);
  });
});

describe('a community that does not move', () => {
  beforeAll(begin);
  afterAll(end);

  it('is refused by a database of another version', async () => {
    await to.ask(`insert into public.migration (timestamp, name) values (1, 'of another version')`);
    await expect(move.copy()).rejects.toThrow(/of one version/);
    await to.ask(`delete from public.migration where timestamp = 1`);
  });

  it('is refused by a database that has members', async () => {
    await to.ask(`insert into auth.account (community_id, site_id, email, password_hash, language, terms_version, terms_accepted_at, created_at)
                  values (uuidv7(), uuidv7(), 'anna@example.org', '', 'nl', now(), now(), now())`);
    await expect(move.copy()).rejects.toThrow(/an empty one/);
    await to.ask('truncate auth.account cascade');
  });

  it('stays open when the copy is not whole', async () => {
    await expect(move.finish()).rejects.toThrow(/not whole/);
    await addCommunity('open');
    expect(await from.isClosed()).toBe(false);
  });

  it('is open again when the new database does not catch up, and stays with what was written since', async () => {
    await move.copy();
    await to.ask('alter subscription community_move disable');
    await expect(new CommunityMove(from, to, () => undefined, 200).finish()).rejects.toThrow(/open again/);
    await connect();
    await addCommunity('still open');
    await move.stay();
    await connect();
    await addCommunity('stays');
    expect(await communities(from)).toEqual(['open', 'stays', 'still open']);
    expect(await from.ask('select slot_name from pg_replication_slots')).toEqual([]);
  });
});
