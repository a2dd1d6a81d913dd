import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setLogLevel } from '#observability';
import { World } from '#testing';
import { callerAt } from '#testing-product';
import { createApp } from '../src/create-app.js';

setLogLevel('silent');
let world: World;
let app: NestFastifyApplication;

beforeAll(async () => {
  world = await World.open();
  app = await createApp(world.config);
  await app.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const ask = async (path: string) => {
  const { port } = app.getHttpServer().address() as AddressInfo;
  return callerAt(`http://localhost:${port}`).get(`/api/${path}`);
};

describe('GET /api/geocode', () => {
  it.each(['geocode', 'geocode.php'])('answers %s with the town of a position, or false, and keeps nothing [#145]', async (path) => {
    const found = await ask(`${path}?lat=52.09&lon=5.12`);
    expect([found.status, found.get('cache-control')]).toEqual([200, 'no-store']);
    expect(found.body).toEqual({ country: 'NL', region: 'Utrecht', city: 'Utrecht' });
    expect(await ask(`${path}?lat=0&lon=0`)).toMatchObject({ status: 200, body: false });
    expect(await ask(`${path}?lat=0&lon=-5e-324`)).toMatchObject({ status: 200, body: false });
  });

  it.each(['', 'lat=52', 'lat=91&lon=5', 'lat=x&lon=y', 'lat=52&lon=181', 'lat=52&lon=5&exact=1'])('refuses ?%s', async (query) => {
    expect(await ask(`geocode?${query}`)).toMatchObject({ status: 422, body: { error: 'invalid_input' } });
  });
});
