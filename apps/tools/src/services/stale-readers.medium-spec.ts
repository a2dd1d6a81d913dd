import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadConfig } from '#config';
import { Clock, RecentChanges, RedisClients, Replica, Transactions } from '#database';
import { LikeListsService, LikesService, SwipesService } from '#likes';
import { MatchFinderService, NewMembersService, SearchService, SwipeDeckService } from '#search';
import { testEnvironment, until, World, type TestMember } from '#testing';
import { BlocksService, StandingService } from '#visibility';
import { prepareDatabase } from '../prepare-database.js';
import { freePort } from './ports.js';
import { asSuperuser, launchPostgres, preparePostgres, superuserUrl, type PostgresOptions } from './postgres.js';
import { stopProcess, type LaunchHooks } from './processes.js';
import { prepareReplica } from './replica.js';
import { databaseUrls, ensureDatabase, ensureRoles } from './roles.js';
import { demoSecrets } from './secrets.js';

const START_MS = 120_000;
const REPLAY_MS = 20_000;
const DATABASE = 'app';
const settings = ['fsync=off', 'shared_buffers=32MB', 'hot_standby_feedback=on'];
const pids: number[] = [];
const hooks: LaunchHooks = { onSpawn: (pid) => void pids.push(pid), log: () => undefined };
let folder: string;
let copy: PostgresOptions;
let world: World;

const onCopy = async (sql: string, parameters: string[] = []) =>
  asSuperuser(copy, async (client) => (await client.query<{ yes: boolean }>(sql, parameters)).rows[0]?.yes === true);
/** The replica knows all that was written, and learns nothing more. */
const freezeReplica = async () => {
  const [now] = await world.rows<{ position: string }>(`select pg_current_wal_lsn()::text as position`);
  const replayed = () => onCopy(`select pg_last_wal_replay_lsn() >= $1::pg_lsn as yes`, [now?.position ?? '']);
  for (const endsAt = Date.now() + REPLAY_MS; !(await replayed()); await sleep(20))
    if (Date.now() > endsAt) throw new Error('the replica does not follow');
  await onCopy('select pg_wal_replay_pause()');
};
/** Hints follow the answer: whoever is told of a change is noted before that. */
const untilNoted = ({ id }: TestMember) => until(() => world.get(RecentChanges).concern(id));
/** As if all changes that were noted had been made long ago. */
const forgetChanges = () => world.get(RedisClients).named('worker').flushdb();
const names = (cards: readonly { readonly name: string }[]) => cards.map(({ name }) => name).toSorted();

/** What four lists show a member, by name. */
async function listsOf(me: TestMember) {
  const [found, deck, matches, likes] = [
    await world.get(SearchService).find(me, {}),
    await world.get(SwipeDeckService).deck(me),
    await world.get(MatchFinderService).matches(me),
    await world.get(LikeListsService).lists(me.id, {}),
  ];
  return {
    search: names(found.profiles),
    swipe: names(deck.profiles),
    matchFinder: names(matches.matches.map(({ profile }) => profile)),
    likedBy: names(likes.liked_by),
  };
}
const everywhere = (...shown: string[]) => ({ search: shown, swipe: shown, matchFinder: shown, likedBy: shown });

beforeAll(async () => {
  const { dataDir } = loadConfig(testEnvironment());
  folder = await mkdtemp(join(dataDir, 'stale-'));
  const secrets = demoSecrets(folder);
  const primary = { folder: join(folder, 'primary'), port: await freePort(), password: secrets.postgres, settings };
  copy = { folder: join(folder, 'copy'), port: await freePort(), password: secrets.postgres, settings };
  await preparePostgres(primary);
  await launchPostgres(primary, hooks);
  await ensureRoles(primary, secrets);
  await asSuperuser(primary, (client) => client.query('grant set on parameter session_replication_role to owner'));
  await ensureDatabase(primary, DATABASE);
  const { apiUrl, ownerUrl } = databaseUrls(primary, secrets, DATABASE);
  await prepareDatabase({ ownerUrl, appSecret: secrets.appSecret });
  await prepareReplica(primary, copy);
  await launchPostgres(copy, hooks);
  const readUrl = superuserUrl(copy).replace(/\/[^/]*$/, `/${DATABASE}`);
  world = await World.on({ DATABASE_URL: apiUrl, DATABASE_OWNER_URL: ownerUrl, DATABASE_READ_URL: readUrl });
  // However long a test takes, the replica counts as one that is not too far behind.
  const pool = world.get(Replica).recent;
  jest.spyOn(Replica.prototype, 'recent', 'get').mockReturnValue(pool);
}, START_MS);
beforeEach(async () => {
  await onCopy('select pg_wal_replay_resume()');
  await world.empty();
});
afterAll(async () => {
  jest.restoreAllMocks();
  await world.close();
  await Promise.all(pids.map((pid) => stopProcess(pid, { signal: 'SIGKILL' })));
  await rm(folder, { recursive: true, force: true });
});

const woman = (name: string) => world.member(name, { gender: 'female', sought_sex: 'male' });
const man = (name: string) => world.member(name, { gender: 'male', sought_sex: 'female' });

describe('lists that a replica finds', () => {
  it('come from it: what others changed a moment ago is not there yet', async () => {
    const anna = await woman('Anna');
    const bert = await man('Bert');
    await world.get(LikesService).give(bert.id, anna.id);
    await freezeReplica();
    await man('Carl');
    await forgetChanges();
    expect(await listsOf(anna)).toEqual(everywhere('Bert'));
  });

  it('are those of new members too, which a mailing asks for', async () => {
    const anna = await woman('Anna');
    await man('Bert');
    await freezeReplica();
    await man('Carl');
    const tomorrow = new Date(world.get(Clock).now().getTime() + 86_400_000).toISOString().slice(0, 10);
    expect(names(await world.get(NewMembersService).findFor(anna.id, { until: tomorrow, days: 7 }))).toEqual(['Bert']);
  });

  it('show nobody who blocked the reader, was banned or paused since, though the replica does not know it', async () => {
    const anna = await woman('Anna');
    const [bert, carl, dirk, emil] = [await man('Bert'), await man('Carl'), await man('Dirk'), await man('Emil')];
    for (const one of [bert, carl, dirk, emil]) await world.get(LikesService).give(one.id, anna.id);
    await freezeReplica();
    await world.get(BlocksService).block(bert.id, anna.id);
    await world.get(Transactions).run(async (tx) => {
      await world.get(StandingService).set(tx, carl.id, 'banned', true);
      await world.get(StandingService).set(tx, dirk.id, 'paused', true);
    });
    await forgetChanges();
    expect(await listsOf(anna)).toEqual(everywhere('Emil'));
    const visitor = { id: anna.siteId, communityId: anna.communityId };
    expect(names((await world.get(SearchService).findForVisitor(visitor, 'NL', { gender: 'male' }, 'en')).profiles)).toEqual([
      'Bert',
      'Emil',
    ]);
  });

  it('know at once of a like that was given to the reader, and of a block', async () => {
    const [anna, bert, carl] = [await woman('Anna'), await man('Bert'), await man('Carl')];
    await freezeReplica();
    await world.get(LikesService).give(bert.id, anna.id);
    await untilNoted(anna);
    expect((await listsOf(anna)).likedBy).toEqual(['Bert']);
    await forgetChanges();
    expect((await listsOf(anna)).likedBy).toEqual([]);
    await world.get(BlocksService).block(carl.id, anna.id);
    await untilNoted(anna);
    expect((await world.get(SearchService).find(anna, {})).numResults).toBe(1);
  });

  it('show a reader what they did themselves: the next card of the game is not the one just decided', async () => {
    const [anna, bert] = [await woman('Anna'), await man('Bert')];
    await freezeReplica();
    await world.get(SwipesService).swipe({ id: anna.id, siteId: anna.siteId }, { profile: bert.id, like: true });
    await untilNoted(anna);
    expect((await world.get(SwipeDeckService).deck(anna)).profiles).toEqual([]);
    expect((await world.get(SearchService).find(anna, {})).profiles).toMatchObject([{ name: 'Bert', liked: true }]);
  });

  it('come from the primary while Redis does not answer: nobody can tell then what changed', async () => {
    const anna = await woman('Anna');
    await man('Bert');
    await freezeReplica();
    await man('Carl');
    await forgetChanges();
    expect((await listsOf(anna)).search).toEqual(['Bert']);
    const redis = world.get(RedisClients).named('producer');
    const away = jest.spyOn(redis, 'exists').mockRejectedValue(new Error('away'));
    try {
      expect((await listsOf(anna)).search).toEqual(['Bert', 'Carl']);
    } finally {
      away.mockRestore();
    }
    const unwritable = jest.spyOn(redis, 'set').mockRejectedValue(new Error('away'));
    try {
      await world.get(RecentChanges).note(anna.id);
    } finally {
      unwritable.mockRestore();
    }
    expect((await listsOf(anna)).search).toEqual(['Bert', 'Carl']);
  });
});
