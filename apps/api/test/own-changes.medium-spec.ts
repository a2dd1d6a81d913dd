import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RecentChanges, RedisClients } from '#database';
import { setLogLevel } from '#observability';
import { signupForm, World } from '#testing';
import { callerAt, cookieOf, type Caller } from '#testing-product';
import { createApp } from '../src/create-app.js';

setLogLevel('silent');
let world: World;
let app: NestFastifyApplication;
let me: Caller;
let id: string;

beforeAll(async () => {
  world = await World.open();
  // What answers there is the primary, so that only what is noted tells them apart.
  app = await createApp({ ...world.config, databaseReadUrl: world.config.databaseUrl });
  await app.listen(0, '127.0.0.1');
});
beforeEach(async () => {
  await world.empty();
  const address = `http://localhost:${(app.getHttpServer().address() as AddressInfo).port}`;
  me = callerAt(address, cookieOf(await callerAt(address).post('/api/signup').send(signupForm())));
  [{ id }] = (await world.rows<{ id: string }>(`update auth.account set status = 'active', confirmed_at = now() returning id`)) as [
    { id: string },
  ];
  await world.get(RedisClients).named('worker').flushdb();
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const isNoted = () => world.get(RecentChanges).concern(id);

describe('what a member changed', () => {
  it('is noted before the answer, so that the lists they open next are asked of the primary', async () => {
    expect((await me.post('/api/saved-searches').send({ name: 'Near me', filters: {} })).status).toBe(200);
    expect(await isNoted()).toBe(true);
  });

  it('is nothing where they only read, or were refused', async () => {
    expect((await me.get('/api/members')).status).toBe(200);
    expect((await me.post('/api/members/search').send({})).status).toBe(200);
    expect((await me.post('/api/saved-searches').send({ name: 7 })).status).toBe(422);
    expect(await isNoted()).toBe(false);
  });
});
