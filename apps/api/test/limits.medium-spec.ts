import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Limiter, SessionsService, SESSION_COOKIE } from '#auth';
import { SendingService } from '#chats';
import { Transactions } from '#database';
import { setLogLevel } from '#observability';
import { SiteService } from '#site';
import { World, type TestMember } from '#testing';
import { callerAt, type Answer } from '#testing-product';
import { createApp } from '../src/create-app.js';

setLogLevel('silent');
let world: World;
let app: NestFastifyApplication;
let address: string;

beforeAll(async () => {
  world = await World.open();
  app = await createApp(world.config);
  await app.listen(0, '127.0.0.1');
  address = `http://localhost:${(app.getHttpServer().address() as AddressInfo).port}`;
});
beforeEach(() => world.empty());
afterAll(async () => {
  await app.close();
  await world.close();
});

const FREE_A_DAY = 400;
const signedIn = async ({ id }: TestMember) => {
  const { token } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, id, 'Test'));
  return callerAt(address, `${SESSION_COOKIE}=${token}`);
};
const settle = async (settings: object) => {
  await world.rows(`update site.site set settings = $1 where is_default`, [JSON.stringify(settings)]);
  await app.get(SiteService).refresh();
};
/** Something that happens while the site has these settings. */
async function withSettings(settings: object, work: () => Promise<void>): Promise<void> {
  const [site] = await world.rows<{ settings: object }>(`select settings from site.site where is_default`);
  await settle({ ...site?.settings, ...settings });
  try {
    await work();
  } finally {
    await settle(site?.settings ?? {});
  }
}
const read = async (viewer: TestMember, id: string): Promise<Answer> =>
  (await signedIn(viewer)).get(`/api/members/${id}`).set('accept-language', 'nl');
const useUp = (rule: 'profiles' | 'profilesOfPremium', viewer: TestMember, count: number) =>
  Promise.all(Array.from({ length: count }, () => world.get(Limiter).consume(rule, viewer.id)));

describe('reading profiles', () => {
  it('has room for 400 a day, and then says when it can go on', async () => {
    const [anna, bert] = [await world.member('Anna', { language: 'nl' }), await world.member('Bert')];
    await useUp('profiles', anna, FREE_A_DAY - 1);
    expect((await read(anna, bert.id)).status).toBe(200);
    const { status, body } = await read(anna, bert.id);
    expect([status, body['error'], body['message']]).toEqual([
      429,
      'too_many_requests',
      'Je hebt dit heel vaak gedaan. Probeer het over 24 uur opnieuw.',
    ]);
    expect(Date.parse(String(body['retry_at']))).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect((await read(bert, anna.id)).status).toBe(200);
  });

  it('never ends with one’s own, nor with what cannot be seen, and has more room for premium members', async () => {
    const [anna, carla, bert] = [await world.member('Anna'), await world.member('Carla', { paid: true }), await world.member('Bert')];
    await useUp('profiles', anna, FREE_A_DAY);
    await useUp('profiles', carla, FREE_A_DAY);
    expect((await read(anna, anna.id)).status).toBe(200);
    expect((await read(anna, '01930000-0000-7000-8000-0000000000ff')).status).toBe(404);
    expect((await read(anna, bert.id)).status).toBe(429);
    expect((await read(carla, bert.id)).status).toBe(200);
  });
});

describe('looking at members', () => {
  it('has room for so many in a day, in whatever list, each of them once; moderators are told at half, and it says when it goes on', async () => {
    const anna = await world.member('Anna', { language: 'nl' });
    const men: TestMember[] = [];
    for (let one = 0; one < 6; one += 1) men.push(await world.member(`Man ${one}`, { gender: 'male' }));
    const [friend] = men;
    if (!friend) throw new Error('nobody');
    const chat = await world.chatBetween(anna, friend);
    await world.get(SendingService).sendMessage(anna, chat, { client_id: randomUUID(), text: 'Good morning' });
    const caller = await signedIn(anna);
    const noticed = () => world.rows(`select kind, people from moderation.member_signal where member_id = $1`, [anna.id]);
    const page = async (cursor?: string): Promise<Answer> =>
      caller.get(`/api/members?limit=2${cursor ? `&cursor=${cursor}` : ''}`).set('accept-language', 'nl');
    const cursorOf = ({ body }: Answer) => String(body['cursor']);
    await withSettings({ daily_profiles_new: 4 }, async () => {
      const first = await page();
      expect([first.status, await noticed()]).toEqual([200, [{ kind: 'many_profiles', people: 2 }]]);
      expect((await page()).status).toBe(200);
      const second = await page(cursorOf(first));
      expect(second.status).toBe(200);
      const third = await page(cursorOf(second));
      expect([third.status, third.body['error'], third.body['message']]).toEqual([
        429,
        'daily_profiles_limit',
        'Je hebt vandaag heel veel profielen bekeken. Je kunt over 24 uur weer verder kijken. Je gesprekken gaan gewoon door.',
      ]);
      expect(Date.parse(String(third.body['retry_at']))).toBeGreaterThan(Date.now() + 23 * 3_600_000);

      for (const path of ['/api/swipes', '/api/likes', '/api/views', '/api/match-finder/matches', '/api/swipes/passed'])
        expect([path, (await caller.get(path)).status]).toEqual([path, 429]);
      const stranger = men.find(({ id }) => id !== friend.id);
      expect((await read(anna, stranger?.id ?? '')).status).toBe(429);
      for (const path of ['/api/chats', `/api/members/${friend.id}`, `/api/members/${anna.id}`])
        expect([path, (await caller.get(path)).status]).toEqual([path, 200]);
      expect(await noticed()).toHaveLength(1);
    });
  });
});

describe('a HEAD request', () => {
  it('uses up the limit of its GET', async () => {
    const anna = await signedIn(await world.member());
    const statuses: number[] = [];
    for (let turn = 0; turn < 91; turn += 1)
      statuses.push((await (turn % 2 ? anna.get('/api/gifs?q=x') : anna.head('/api/gifs?q=x'))).status);
    expect(statuses.slice(0, 90)).not.toContain(429);
    expect(statuses[90]).toBe(429);
  });
});

describe('asking the provider about orders', () => {
  /** Nobody's order: what is counted is the question. */
  const checks = async (member: TestMember, count: number): Promise<Answer[]> => {
    const caller = await signedIn(member);
    const answers: Answer[] = [];
    for (let turn = 0; turn < count; turn += 1)
      answers.push(await caller.post('/api/orders/01930000-0000-7000-8000-0000000000ff/check').send({}));
    return answers;
  };

  it('is done 30 times a minute at most, or as often as the owner of the site allows', async () => {
    const [anna, bert] = [await world.member('Anna'), await world.member('Bert')];
    const answers = await checks(anna, 31);
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(30).fill(404), 429]);
    expect(answers[30]?.body).toMatchObject({ error: 'too_many_requests', retry_at: expect.any(String) });
    expect(Number(answers[30]?.get('retry-after'))).toBeGreaterThan(0);
    await withSettings({ order_checks: 2 }, async () => {
      expect((await checks(bert, 3)).map(({ status }) => status)).toEqual([404, 404, 429]);
    });
  });
});
