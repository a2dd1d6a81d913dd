import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { loadConfig } from '#config';
import { Clock, dataSourceOptions, patience, Transactions } from '#database';
import { Publisher } from '#realtime';
import { testEnvironment } from '#testing';
import { onAuthStage, settle } from '../auth-stage.fixture.js';
import { hashOfToken, KnownDevices, SessionRevocations, SessionsService } from '../index.js';
import { SessionRevocationsRepository } from './session-revocations.repository.js';
import { SessionsRepository } from './sessions.repository.js';

const stage = onAuthStage();
const { login, member, signUp } = stage;
const lives = async (token: string): Promise<boolean> => (await stage.world.get(SessionsService).resolve(token)) !== null;

describe('a session', () => {
  it('rolls on with each visit and ends after 30 days without one', async () => {
    const { session, memberId } = await signUp();
    const sessions = stage.world.get(SessionsService);
    const visit = async (ahead: string) => {
      await stage.world.clockAhead(ahead);
      sessions.forget(memberId);
      return (await sessions.resolve(session.token)) !== null;
    };
    expect([await visit('29 days'), await visit('58 days'), await visit('87 days'), await visit('118 days')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is listed for its member and ended by its member alone', async () => {
    const { session, memberId } = await signUp();
    const other = await signUp({ email: 'bert@mail.example', name: 'Bert' });
    const sessions = stage.world.get(SessionsService);
    const transactions = stage.world.get(Transactions);
    expect(await transactions.read((tx) => sessions.list(tx, memberId))).toMatchObject([{ id: session.sessionId, userAgent: 'Test' }]);
    await transactions.run((tx) => sessions.revoke(tx, other.memberId, session.sessionId));
    expect(await sessions.resolve(session.token)).not.toBeNull();
    await transactions.run((tx) => sessions.revoke(tx, memberId, session.sessionId));
    await new Promise(setImmediate);
    expect(await sessions.resolve(session.token)).toBeNull();
  });
});

describe('the list of sessions', () => {
  it('shows none that has ended, and a closed account has none [#E20]', async () => {
    const { session, memberId } = await signUp();
    const sessions = stage.world.get(SessionsService);
    const list = () => stage.world.get(Transactions).read((tx) => sessions.list(tx, memberId));
    for (const status of ['suspended', 'banned', 'deleted'] as const) {
      await stage.world.rows(`update auth.account set status = $2 where id = $1`, [memberId, status]);
      sessions.forget(memberId);
      expect([status, await sessions.resolve(session.token)]).toEqual([status, null]);
    }
    expect(await list()).toHaveLength(1);
    await stage.world.clockAhead('31 days');
    expect(await list()).toEqual([]);
  });
});

describe('sessions', () => {
  it('are ended one by one, or all but this one; nobody ends those of others [#E20] [ASVS 7.5.2]', async () => {
    const { me } = await member();
    const other = await member('bert@mail.example');
    const [second, third] = [await login(), await login()];
    const sessions = stage.world.get(SessionsService);
    const run = stage.world.get(Transactions);
    expect(await run.run((tx) => sessions.revoke(tx, me.id, other.me.sessionId))).toBe(false);
    expect(await run.run((tx) => sessions.revoke(tx, me.id, second.session.sessionId))).toBe(true);
    await run.run((tx) => sessions.revokeOthers(tx, me));
    await settle();
    expect((await run.read((tx) => sessions.list(tx, me.id))).map(({ id }) => id)).toEqual([me.sessionId]);
    expect(await sessions.resolve(third.session.token)).toBeNull();
    expect(await run.read((tx) => sessions.list(tx, other.me.id))).toHaveLength(1);
  });
});

describe('sessions of one member', () => {
  it('are twenty at most: the one that was used longest ago ends with its sockets, never the newest one', async () => {
    const other = await member('bert@mail.example');
    const { me, token } = await member();
    const sessions = stage.world.get(SessionsService);
    const ended = jest.spyOn(stage.world.get(Publisher), 'endSession');
    const all = [];
    for (let turn = 1; turn < 20; turn += 1) all.push(await login());
    await stage.world.rows(`update auth.session set last_seen_at = last_seen_at - interval '3 days' where id = $1`, [
      all[7]?.session.sessionId,
    ]);
    const newest = await login();
    const list = await stage.world.get(Transactions).read((tx) => sessions.list(tx, me.id));
    expect(list).toHaveLength(20);
    expect(ended.mock.calls).toEqual([[all[7]?.session.sessionId]]);
    expect(await Promise.all([all[7]?.session.token ?? '', token, newest.session.token, other.token].map(lives))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    ended.mockRestore();
  });
});

describe('a session that another process remembers', () => {
  const elsewhere = () => {
    const transactions = stage.world.get(Transactions);
    const revocations = new SessionRevocations(transactions, new SessionRevocationsRepository(transactions));
    return {
      revocations,
      sessions: new SessionsService(
        new SessionsRepository(transactions),
        stage.world.get(KnownDevices),
        stage.world.get(Publisher),
        revocations,
        stage.world.get(Clock),
      ),
    };
  };
  let other: ReturnType<typeof elsewhere>;
  beforeEach(() => {
    other = elsewhere();
  });
  afterEach(() => other.revocations.onModuleDestroy());

  /** Asks until the other process answers without a question to Postgres. */
  const remembered = async (token: string) => {
    while ((await stage.world.statementsIn(() => other.sessions.resolve(token))).length > 0) await sleep(50);
  };
  const act = (sql: string, ...parameters: unknown[]) => stage.world.get(Transactions).run((tx) => tx.query(sql, parameters));
  const TWO_SECONDS_MS = 2_000;
  const RESTART_MS = 300;

  it('is asked of Postgres once, however often its member comes', async () => {
    const { session } = await signUp();
    await remembered(session.token);
    await sleep(TWO_SECONDS_MS + RESTART_MS);
    expect(await stage.world.statementsIn(() => other.sessions.resolve(session.token))).toEqual([]);
  });

  it.each([
    ['is ended', `delete from auth.session where member_id = $1`],
    ['is of an account that is suspended', `update auth.account set status = 'suspended' where id = $1`],
    ['is of an account that is gone', `delete from auth.account where id = $1`],
  ])('holds for two seconds at most when it %s, whoever did it [ASVS 8.3.2]', async (_what, sql) => {
    const { session, memberId } = await signUp();
    await remembered(session.token);
    await act(sql, memberId);
    await sleep(TWO_SECONDS_MS);
    expect(await other.sessions.resolve(session.token)).toBeNull();
  });

  it('says within two seconds what has changed of its account', async () => {
    const { session, memberId } = await signUp();
    await remembered(session.token);
    await act(`update auth.account set language = 'fi' where id = $1`, memberId);
    await sleep(TWO_SECONDS_MS);
    expect(await other.sessions.resolve(session.token)).toMatchObject({ language: 'fi' });
  });

  it('is asked anew when its time is over', async () => {
    const { session } = await signUp();
    await remembered(session.token);
    await stage.world.clockAhead('31 days');
    await stage.world.get(Clock).refresh();
    expect(await other.sessions.resolve(session.token)).toBeNull();
    await stage.world.clockAhead('0');
    await stage.world.get(Clock).refresh();
  });

  it('is believed no longer than the news comes', async () => {
    const { session, memberId } = await signUp();
    await remembered(session.token);
    other.revocations.onModuleDestroy();
    await act(`delete from auth.session where member_id = $1`, memberId);
    await sleep(TWO_SECONDS_MS);
    expect(await other.sessions.resolve(session.token)).toBeNull();
  });

  it('is no news any more after an hour', async () => {
    const { me } = await member();
    await act(`delete from auth.session`);
    await act(`update auth.session_revocation set at = at - interval '61 minutes' where member_id = $1`, me.id);
    await signUp({ email: 'bert@mail.example', name: 'Bert' });
    await act(`delete from auth.session`);
    await other.revocations.forgetOld();
    expect(await stage.world.rows(`select from auth.session_revocation where member_id = $1`, [me.id])).toEqual([]);
    expect(await stage.world.rows(`select from auth.session_revocation`)).toHaveLength(1);
  });
});

describe('a session while nothing can be written', () => {
  let closed: DataSource;
  let held: SessionsRepository;

  beforeEach(async () => {
    // Sessions of Postgres keep the settings with which they began: those of this source are the only ones that begin meanwhile.
    await stage.world.rows(
      `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
    );
    const { databaseUrl } = loadConfig(testEnvironment());
    const options = { url: databaseUrl, pool: 1, patience: patience.interactive, onPoolError: () => undefined };
    closed = await new DataSource(dataSourceOptions(options)).initialize();
    await closed.query('select 1');
    await stage.world.rows(
      `do $$ begin execute format('alter database %I reset default_transaction_read_only', current_database()); end $$`,
    );
    held = new SessionsRepository(new Transactions(closed));
  });
  afterEach(() => closed.destroy());

  it('is known as it is, and an ended one is not', async () => {
    const { session, memberId } = await signUp();
    const other = await signUp({ email: 'bert@mail.example', name: 'Bert' });
    await expect(closed.query('delete from auth.session')).rejects.toThrow(/read-only/);
    expect(await held.resolve(hashOfToken(session.token), 30)).toMatchObject({ id: memberId, sessionId: session.sessionId });
    await stage.world.rows(`delete from auth.session where member_id = $1`, [other.memberId]);
    expect(await held.resolve(hashOfToken(other.session.token), 30)).toBeUndefined();
  });

  it('is not looked up where the database only follows another one', async () => {
    const { session } = await signUp();
    const transactions = new Transactions(closed);
    const ask = transactions.single.bind(transactions);
    jest.spyOn(transactions, 'single').mockImplementation((sql, parameters) => ask(sql.replace('pg_is_in_recovery()', 'true'), parameters));
    await expect(new SessionsRepository(transactions).resolve(hashOfToken(session.token), 30)).rejects.toThrow(/read-only/);
  });
});
