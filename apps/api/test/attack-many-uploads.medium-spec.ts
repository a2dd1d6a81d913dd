import { Agent, request } from 'node:http';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { RedisClients } from '#database';
import { aPicture } from '#testing';
import { eventually } from '#testing-product';
import { onPhotoStage } from './support/photo-stage.js';
import { patience } from '../src/http/patience.js';
import { stalledUpload, type StalledUpload } from '../../tools/src/attack/stalled-upload.js';

const [SHORT_PAUSE_MS, LONG_PAUSE_MS] = [2_000, 60_000];
/** Shorter than the long pause, after which a stalled one ends by itself. */
const PATIENCE_S = 45;
/** Long, so that two which stand still are there together on a busy machine as well; one test makes it short. */
const pace = { ...patience.uploads, pauseMs: LONG_PAUSE_MS };
const stage = onPhotoStage({ ...patience, uploads: pace });
let picture: Buffer;
beforeAll(async () => {
  picture = await aPicture({ width: 220, height: 220 });
});

const begin = (cookie = stage.cookie, path = '/api/photos') => stalledUpload(`${stage.address}${path}`, cookie, picture);
const atWork = ({ id }: { id: string }) => stage.world.get(RedisClients).named('producer').zcard(`uploads:${id}`);

/** Waits until so many of Anna's uploads are there, on the disk and among the places; else says what there was. */
async function untilThereAre(count: number, uploads: readonly StalledUpload[]): Promise<void> {
  const answers: unknown[] = [];
  for (const { answer } of uploads)
    answer.then(
      (came) => answers.push(came),
      (error: unknown) => answers.push(String(error)),
    );
  const there = async () => [(await stage.unfinished()).length, await atWork(stage.anna)];
  try {
    await eventually(PATIENCE_S, async () => (await there()).every((number) => number === count));
  } catch (cause) {
    throw new Error(`not ${count}: ${JSON.stringify({ there: await there(), answers })}`, { cause });
  }
}

describe('a member who sends photos without end', () => {
  it('has two on their way at once; the third is refused before it is read, and the two are taken', async () => {
    const two = [begin(), begin()];
    await untilThereAre(2, two);
    const third = begin();
    const { status, body } = await third.answer;
    expect([status, body.error, Date.parse(body.retry_at ?? '') > Date.now()]).toEqual([429, 'too_many_requests', true]);
    third.giveUp();
    expect(await stage.unfinished()).toHaveLength(2);

    two.forEach(({ finish }) => finish());
    expect((await Promise.all(two.map(({ answer }) => answer))).map((answer) => answer.status)).toEqual([201, 201]);
    expect(await stage.unfinished()).toEqual([]);
    expect((await stage.upload(picture)).status).toBe(201);
  });

  it('shares these two with the photos of all conversations, and with nobody else', async () => {
    const bert = await stage.world.member('Bert');
    const chat = '01930000-0000-7000-8000-00000000dead';
    const two = [begin(), begin(stage.cookie, `/api/chats/${chat}/photos`)];
    await untilThereAre(2, two);
    for (const path of ['/api/photos', `/api/chats/${chat}/photos`]) {
      const third = begin(stage.cookie, path);
      expect((await third.answer).status).toBe(429);
      third.giveUp();
    }
    expect((await stage.upload(picture, { cookie: await stage.sessionOf(bert) })).status).toBe(201);
    two.forEach(({ giveUp }) => giveUp());
    await untilThereAre(0, two);
  });

  it('is told that the connection is too slow when the bodies bring nothing, and others find a place meanwhile', async () => {
    pace.pauseMs = SHORT_PAUSE_MS;
    const people = await Promise.all(Array.from({ length: 10 }, (_one, index) => stage.world.member(`Slow ${index}`)));
    const cookies = await Promise.all(people.map(stage.sessionOf));
    // They send what looks like a beginning, wait, and come again as soon as they are sent away.
    const errors = new Set<string | undefined>();
    const over = new AbortController();
    const waiting = new Set<StalledUpload>();
    const trickle = async (cookie: string) => {
      while (!over.signal.aborted) {
        const upload = stalledUpload(`${stage.address}/api/photos`, cookie, picture, 100);
        waiting.add(upload);
        const answer = await upload.answer.catch(() => undefined);
        waiting.delete(upload);
        upload.giveUp();
        if (answer) errors.add(answer.body.error);
        // Whoever was refused at once tries again a little later.
        if (answer?.status !== 408) await new Promise((resolve) => setTimeout(resolve, 100));
      }
    };
    const attack = Promise.all([...cookies, ...cookies].map(trickle));
    await eventually(PATIENCE_S, async () => (await stage.unfinished()).length >= 10);

    const statuses: number[] = [];
    const until = performance.now() + 2 * SHORT_PAUSE_MS;
    while (performance.now() < until) {
      const { body, status } = (await stage.upload(picture)) as { body: { photo: { id: string } }; status: number };
      statuses.push(status);
      if (status === 201) await stage.browser().delete(`/api/photos/${body.photo.id}`);
      // As many as a quick machine could send are more than one member may.
      await new Promise((resolve) => setTimeout(resolve, SHORT_PAUSE_MS / 20));
    }
    over.abort();
    waiting.forEach(({ giveUp }) => giveUp());
    await attack;
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(errors).toContain('upload_too_slow');
    await eventually(PATIENCE_S, async () => (await stage.unfinished()).length === 0);
    pace.pauseMs = LONG_PAUSE_MS;
  });

  it('is told to confirm the address first, before anything but the one photo of the sign-up is read', async () => {
    const cookie = await stage.sessionOf(await stage.world.member('New', { confirmed: false }));
    expect((await stage.upload(picture, { cookie })).status).toBe(201);
    for (const path of ['/api/photos', '/api/chats/01930000-0000-7000-8000-00000000dead/photos', '/api/verification/selfie']) {
      const upload = begin(cookie, path);
      const { status, body } = await upload.answer;
      expect([status, body.error]).toEqual([403, 'not_confirmed']);
      upload.giveUp();
    }
    expect(await stage.unfinished()).toEqual([]);
  });

  it('is told that the album is full before the photo is read', async () => {
    for (let count = 0; count < 3; count += 1) expect((await stage.upload(picture)).status).toBe(201);
    const fourth = begin();
    const { status, body } = await fourth.answer;
    expect([status, body.error]).toEqual([403, 'photo_limit']);
    fourth.giveUp();
    expect(await stage.unfinished()).toEqual([]);
  });

  it('is answered over the same connection after a form that was refused in its middle', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: Buffer) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asked = request(`${stage.address}${path}`, { method, agent, headers: { cookie: stage.cookie, ...headers } }, (response) => {
          response.resume().once('end', () => resolve(response.statusCode));
        });
        asked.once('error', reject).end(body);
      });
    const head = '--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.jpg"\r\n\r\n';
    const form = Buffer.concat([Buffer.from(head), Buffer.alloc(1_000_000), Buffer.from('\r\n--x--\r\n')]);
    expect(await ask('POST', '/api/photos', { 'content-type': 'multipart/form-data; boundary=x' }, form)).toBe(422);
    expect(await ask('GET', '/api/photos')).toBe(200);
    agent.destroy();
  });

  it('leaves nothing behind by going away in the middle, and may come again', async () => {
    const two = [begin(), begin()];
    await untilThereAre(2, two);
    two.forEach(({ giveUp }) => giveUp());
    await untilThereAre(0, two);
    expect((await stage.list()).photos).toEqual([]);
    expect((await stage.upload(picture)).status).toBe(201);
  });
});
