import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '#config';
import { RedisClients } from '#database';
import { testEnvironment } from '#testing';
import { UploadSlots } from './upload-slots.js';

const opened: RedisClients[] = [];
afterEach(() => opened.splice(0).forEach((clients) => clients.onModuleDestroy()));

/** A process of its own, as far as slots go. */
async function aProcess(settings: Readonly<Record<string, string>> = {}): Promise<UploadSlots> {
  const clients = new RedisClients(loadConfig(testEnvironment(settings)));
  opened.push(clients);
  await clients.onModuleInit();
  return new UploadSlots(clients);
}

/** Work that goes on until it is told to end. */
function work(slots: UploadSlots, memberId: string) {
  let end = () => undefined as void;
  const ending = new Promise<void>((resolve) => (end = resolve));
  let begin = () => undefined as void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const done = slots.run(memberId, () => {
    begin();
    return ending;
  });
  return { begun: Promise.race([begun, done]), done, end: () => (end(), done) };
}
const tooMany = { code: 'too_many_requests', details: { retryAt: expect.any(Date) } };

describe('the places for uploads', () => {
  it('are two for a member, in all processes together', async () => {
    const [one, other] = [await aProcess(), await aProcess()];
    const [anna, bert] = [randomUUID(), randomUUID()];
    const [first, second] = [work(one, anna), work(other, anna)];
    await Promise.all([first.begun, second.begun]);
    for (const slots of [one, other]) await expect(slots.run(anna, () => Promise.resolve())).rejects.toMatchObject(tooMany);
    await expect(one.run(bert, () => Promise.resolve('taken'))).resolves.toBe('taken');
    await first.end();
    await expect(other.run(anna, () => Promise.resolve('taken'))).resolves.toBe('taken');
    await second.end();
  });

  it('are free again after work that failed', async () => {
    const slots = await aProcess();
    const anna = randomUUID();
    for (let time = 0; time < 3; time += 1)
      await expect(slots.run(anna, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('are free again when a process died with them', async () => {
    const slots = await aProcess();
    const anna = randomUUID();
    await opened[0]?.named('producer').zadd(`uploads:${anna}`, Date.now() - 1, 'dead', Date.now() - 1, 'dead too');
    await expect(slots.run(anna, () => Promise.resolve('taken'))).resolves.toBe('taken');
  });

  it('are two for a member in each process while Redis is away', async () => {
    const slots = await aProcess({ REDIS_URL: 'redis://127.0.0.1:9' });
    const anna = randomUUID();
    const two = [work(slots, anna), work(slots, anna)];
    await Promise.all(two.map(({ begun }) => begun));
    await expect(slots.run(anna, () => Promise.resolve())).rejects.toMatchObject(tooMany);
    await Promise.all(two.map(({ end }) => end()));
    await expect(slots.run(anna, () => Promise.resolve('taken'))).resolves.toBe('taken');
  });

  it('are twenty in a process, whoever asks', async () => {
    const slots = await aProcess();
    const all = Array.from({ length: 20 }, () => work(slots, randomUUID()));
    await Promise.all(all.map(({ begun }) => begun));
    await expect(slots.run(randomUUID(), () => Promise.resolve())).rejects.toMatchObject({ code: 'unavailable' });
    await Promise.all(all.map(({ end }) => end()));
    await expect(slots.run(randomUUID(), () => Promise.resolve('taken'))).resolves.toBe('taken');
  });
});
