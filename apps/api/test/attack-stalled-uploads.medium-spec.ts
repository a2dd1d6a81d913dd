import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SESSION_COOKIE, SessionsService } from '#auth';
import { Transactions } from '#database';
import { aHeavyPicture, aPicture, World, type TestMember } from '#testing';
import { callerAt, endAllApps, eventually, productionSettings, runningApp, type App } from '#testing-product';
import { attachPhoto } from './support/photo-stage.js';
import { stalledUpload } from '../../tools/src/attack/stalled-upload.js';

const START_MS = 60_000;
const MEGABYTE = 1024 * 1024;
const UPLOADS = 90;
/** For one network, in one process. */
const PLACES = 15;
let world: World;
let api: App;
beforeAll(async () => {
  world = await World.open();
  await world.empty();
  api = await runningApp('api', { ...productionSettings(), PUBLIC_URLS: 'https://127.0.0.1' });
}, START_MS);
afterAll(async () => {
  await endAllApps();
  await world.close();
});

const cookieOf = async ({ id }: TestMember): Promise<string> => {
  const { token } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, id, 'a test'));
  return `${SESSION_COOKIE}=${token}`;
};
const unfinished = () => readdir(join(world.config.dataDir, 'uploads'));

describe('ninety uploads that stop at their last byte', () => {
  it(
    'leave a process under 400 MB and end after five seconds, without a trace',
    async () => {
      const cookies: string[] = [];
      for (let member = 0; member < UPLOADS / 2; member += 1) cookies.push(await cookieOf(await world.member(`Anna ${member}`)));
      const picture = await aHeavyPicture(5 * MEGABYTE);
      const uploads = [...cookies, ...cookies].map((cookie) => stalledUpload(`${api.url}/api/photos`, cookie, picture));
      const statuses: number[] = [];
      for (const { answer } of uploads) void answer.then(({ status }) => statuses.push(status)).catch(() => undefined);
      let most = 0;
      const sending = Promise.all(uploads.map(({ begun }) => begun)).then(() => 'sent');
      while ((await Promise.race([sending, api.megabytes()])) !== 'sent') most = Math.max(most, await api.megabytes());
      expect(Math.max(most, await api.megabytes())).toBeLessThan(400);

      // As many as there are places wait for their last byte, until their time is over; all others were told at once.
      await eventually(15, () => statuses.length === UPLOADS);
      const refused = statuses.filter((status) => status !== 408);
      expect([refused.length, new Set(refused)]).toEqual([UPLOADS - PLACES, new Set([503, 429])]);
      await eventually(10, async () => (await unfinished()).length === 0);
      const photo = await aPicture({ width: 220, height: 220 });
      const upload = () => attachPhoto(callerAt(api.url, cookies[0]).post('/api/photos'), photo);
      await eventually(10, async () => (await upload()).status === 201);
      expect(await world.rows(`select 1 from media.photo`)).toHaveLength(1);
    },
    START_MS,
  );
});
