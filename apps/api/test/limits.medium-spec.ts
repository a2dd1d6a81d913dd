import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Limiter, SessionsService, SESSION_COOKIE } from '#auth';
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
const read = async (viewer: TestMember, id: string): Promise<Answer> =>
  (await signedIn(viewer)).get(`/api/members/${id}`).set('accept-language', 'nl');
const useUp = (rule: 'profiles' | 'profilesOfPremium', viewer: TestMember, count: number) =>
  Promise.all(Array.from({ length: count }, () => world.get(Limiter).take(rule, viewer.id)));

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
  const settle = async (settings: object) => {
    await world.rows(`update site.site set settings = $1 where is_default`, [JSON.stringify(settings)]);
    await app.get(SiteService).refresh();
  };
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
    const [site] = await world.rows<{ settings: object }>(`select settings from site.site where is_default`);
    await settle({ ...site?.settings, order_checks: 2 });
    try {
      expect((await checks(bert, 3)).map(({ status }) => status)).toEqual([404, 404, 429]);
    } finally {
      await settle(site?.settings ?? {});
    }
  });
});
