import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '#config';
import { RedisClients } from '#database';
import { MemberSignals, TrustService } from '#moderation';
import { SiteService } from '#site';
import { testEnvironment, World, type TestMember } from '#testing';
import { DailyBudgets, type Onlooker } from './daily-budgets.js';
import { SeenToday } from './seen-today.js';

let world: World;
const opened: RedisClients[] = [];
beforeAll(async () => {
  world = await World.open();
});
beforeEach(() => world.empty());
afterEach(() => opened.splice(0).forEach((clients) => clients.onModuleDestroy()));
afterAll(() => world.close());

/** One process of a site where a newcomer may see so many profiles, and a network twice as many. */
async function aProcess(daily_profiles_new: number, redis: Readonly<Record<string, string>> = {}): Promise<DailyBudgets> {
  const clients = new RedisClients(loadConfig(testEnvironment(redis)));
  opened.push(clients);
  await clients.onModuleInit();
  const [site] = await world.get(SiteService).all();
  if (!site) throw new Error('no site');
  const settings = { ...site.settings, daily_profiles_new, daily_profiles: 2 * daily_profiles_new, network_budgets: 2 };
  const sites = { byId: () => Promise.resolve({ ...site, settings }) } as unknown as SiteService;
  const config = { ...world.config, isDemo: false };
  return new DailyBudgets(new SeenToday(clients), world.get(TrustService), world.get(MemberSignals), sites, config);
}

let at = 0;
beforeEach(() => void (at += 1));
/** A network of this test only: the counts of a network outlive it. */
const from = ({ id }: TestMember, host = 1): Onlooker => ({
  member: { id, siteId: randomUUID() },
  ip: `2001:db8:${process.pid % 9_999}:${at}${host}::1`,
});
let last = 0;
/** The same ids in each run: the count is an estimate (HyperLogLog), and of a dozen random ids two fall together once in 200 runs. */
const people = (count: number) => Array.from({ length: count }, () => `00000000-0000-4000-8000-${String((last += 1)).padStart(12, '0')}`);
const tooMuch = { code: 'daily_profiles_limit', details: { retryAt: expect.any(Date) } };

describe('the budget of a day', () => {
  it('is one for all processes, and what was seen before costs nothing [ASVS 2.4.1]', async () => {
    const [one, other] = [await aProcess(6), await aProcess(6)];
    const anna = from(await world.member());
    const first = people(4);
    await one.spend('profiles', anna, first);
    await other.spend('profiles', anna, first);
    await other.spend('profiles', anna, people(2));
    await expect(one.spend('profiles', anna, people(1))).rejects.toMatchObject(tooMuch);
    // What is used up is known before anything is looked for, where it was noticed.
    expect(() => one.assertLeft('profiles', anna)).toThrow();
    expect(() => other.assertLeft('profiles', anna)).not.toThrow();
  });

  it('is larger for members who are trusted', async () => {
    const budgets = await aProcess(6);
    const bert = await world.member();
    await world.rows(`update visibility.member_standing set joined_at = joined_at - interval '8 days' where member_id = $1`, [bert.id]);
    await budgets.spend('profiles', from(bert), people(12));
    await expect(budgets.spend('profiles', from(bert), people(1))).rejects.toMatchObject(tooMuch);
  });

  it('of a network is that of several of its newcomers; members who are trusted have one of their own, and so have other networks', async () => {
    const budgets = await aProcess(4);
    const [anna, bert, carla, old] = [await world.member(), await world.member(), await world.member(), await world.member()];
    await world.rows(`update visibility.member_standing set joined_at = joined_at - interval '8 days' where member_id = $1`, [old.id]);
    await budgets.spend('profiles', from(anna), people(4));
    await budgets.spend('profiles', from(bert), people(4));
    await expect(budgets.spend('profiles', from(carla), people(1))).rejects.toMatchObject(tooMuch);
    await budgets.spend('profiles', from(old), people(1));
    const dora = await world.member();
    await budgets.spend('profiles', from(dora, 2), people(1));
  });

  it('shows what is exempt also when it is used up', async () => {
    const budgets = await aProcess(2);
    const anna = from(await world.member());
    await expect(budgets.spend('profiles', anna, people(3))).rejects.toMatchObject(tooMuch);
    await budgets.spend('profiles', anna, people(1), () => Promise.resolve(true));
    await expect(budgets.spend('profiles', anna, people(1), () => Promise.resolve(false))).rejects.toMatchObject(tooMuch);
  });

  it('is told to moderators at half, once a day, and holds nobody back [ASVS 16.3.3]', async () => {
    const budgets = await aProcess(6);
    const member = await world.member();
    const signals = () => world.rows(`select kind, people, minutes from moderation.member_signal where member_id = $1`, [member.id]);
    await budgets.spend('profiles', from(member), people(2));
    expect(await signals()).toEqual([]);
    await budgets.spend('profiles', from(member), people(1));
    await budgets.spend('profiles', from(member), people(1));
    expect(await signals()).toEqual([{ kind: 'many_profiles', people: 3, minutes: 1_440 }]);
    const trust = await world.get(TrustService).isTrusted(member.id, 0);
    expect(trust).toBe(true);
  });

  it('is counted by each process while Redis is away [ASVS 16.5.3]', async () => {
    const budgets = await aProcess(4, { REDIS_URL: 'redis://127.0.0.1:9' });
    const anna = from(await world.member());
    const first = people(4);
    await budgets.spend('profiles', anna, first);
    await budgets.spend('profiles', anna, first);
    await expect(budgets.spend('profiles', anna, people(1))).rejects.toMatchObject(tooMuch);
  });
});
