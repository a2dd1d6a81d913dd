import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loadConfig } from '#config';
import { RedisClients } from '#database';
import { metrics, setLogLevel } from '#observability';
import { RecordedSms, testEnvironment } from '#testing';
import { CountedSms } from './counted-sms.js';
import { SmsError } from './sms-sender.js';
import { SmsTally } from './sms-tally.js';

setLogLevel('silent');
const dutch = { to: '+31612345678', text: '123456' };
const german = { to: '+4915112345678', text: '123456' };

let redis: RedisClients;
let recorded: RecordedSms;
let sms: CountedSms;
let tally: SmsTally;
beforeAll(async () => {
  redis = new RedisClients(loadConfig(testEnvironment()));
  await redis.onModuleInit();
  tally = new SmsTally(redis);
});
beforeEach(async () => {
  await redis.named('producer').del('{sms}:taken', '{sms}:failed');
  metrics.sms.reset();
  recorded = new RecordedSms();
  sms = new CountedSms(recorded, tally);
});
afterAll(async () => {
  await redis.named('producer').del('{sms}:taken', '{sms}:failed');
  redis.onModuleDestroy();
});

const counts = async () =>
  Object.fromEntries((await metrics.sms.get()).values.map(({ labels, value }) => [`${labels['country']} ${labels['outcome']}`, value]));
const failWith = async (kind: SmsError['kind']) => {
  recorded.faults.push(new SmsError(kind, 'no'));
  await expect(sms.send(dutch)).rejects.toMatchObject({ kind });
};

describe('the count of SMS', () => {
  it('says by country what became of them, and never to which phone', async () => {
    await sms.send(dutch);
    await sms.send(dutch);
    await sms.send(german);
    await sms.send({ to: '+99999999999', text: 'x' });
    await failWith('refused');
    await failWith('unavailable');
    expect(await counts()).toEqual({ 'NL taken': 2, 'DE taken': 1, 'other taken': 1, 'NL refused': 1, 'NL unavailable': 1 });
    const kept = JSON.stringify(await redis.named('producer').zrange('{sms}:taken', 0, -1));
    expect(kept).not.toContain('612345678');
    expect(kept).not.toContain('123456');
  });

  it('names the country to which most went within an hour', async () => {
    await sms.send(dutch);
    await sms.send(german);
    await sms.send(german);
    const old = Date.now() - 61 * 60_000;
    await redis.named('producer').zadd('{sms}:taken', ...Array.from({ length: 9 }, () => [old, `NL ${randomUUID()}`]).flat());
    expect(await tally.read()).toEqual({ mostOfOneCountry: 2, failedInARow: 0 });
  });

  it('counts how many failed in a row: one that is taken ends it, and a phone that is refused is no fault of the provider', async () => {
    await failWith('unavailable');
    await failWith('misconfigured');
    await failWith('refused');
    expect((await tally.read()).failedInARow).toBe(2);
    await sms.send(german);
    expect((await tally.read()).failedInARow).toBe(0);
  });

  it('forgets by itself', async () => {
    await sms.send(dutch);
    await failWith('unavailable');
    const left = await Promise.all(['{sms}:taken', '{sms}:failed'].map((key) => redis.named('producer').pttl(key)));
    expect(left.every((ms) => ms > 0 && ms <= 3_600_000)).toBe(true);
  });

  it('is no reason to fail: without Redis SMS go out all the same', async () => {
    const away = new RedisClients(loadConfig(testEnvironment({ REDIS_URL: 'redis://127.0.0.1:9' })));
    await new CountedSms(recorded, new SmsTally(away)).send(dutch);
    expect(recorded.sent).toEqual([dutch]);
    away.onModuleDestroy();
  });

  it('offers SMS where its sender does', () => {
    expect(sms.isAvailable).toBe(true);
    recorded.isAvailable = false;
    expect(sms.isAvailable).toBe(false);
  });
});
