import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { currentEnvironment } from '#config';
import { queuesOverview, type QueuesOverview } from '#contracts-admin';
import { eventually, pidOf, Product, productUrls, untilWhole, type Answer, type Caller } from '#testing-product';
import { OfficeStaff } from './support/office-staff.js';
import { timed } from './support/timed.js';

const PATIENCE_MS = 1_500;
let product: Product;
let ops: Caller;
let signIn: (role: 'moderator') => Promise<Caller>;
beforeAll(async () => {
  product = new Product({ endsProcesses: true });
  const { APP_SECRET = '' } = currentEnvironment();
  const office = new OfficeStaff(
    { rows: (sql, parameters) => product.sql(sql, parameters), config: { appSecret: APP_SECRET } },
    productUrls[0] ?? '',
  );
  ops = await office.signedIn('ops');
  signIn = (role) => office.signedIn(role);
});
beforeEach(() => untilWhole());
afterAll(() => product.close());

const look = () => ops.get('/api/admin/queues').then((answer) => answer as unknown as Answer<QueuesOverview>);

it('the figures of the queues count the mail of somebody who signs up, whoever else may not see them [#141]', async () => {
  const done = async (): Promise<number> => {
    const { body } = await look();
    return queuesOverview.parse(body).queues?.find(({ name }) => name === 'mail-critical')?.done_last_hour ?? -1;
  };
  const before = await eventually(10, async () => {
    const now = await done();
    return now >= 0 ? { now } : undefined;
  });
  await product.newcomer();
  await eventually(30, async () => (await done()) > before.now);
  expect((await (await signIn('moderator')).get('/api/admin/queues')).status).toBe(403);
});

it('while Redis hangs, the page of queues says so at once, shows the outbox and raises an alarm that closes when it is back [#141]', async () => {
  const redis = pidOf('redis');
  process.kill(redis, 'SIGSTOP');
  try {
    const { answer, ms } = await timed(look);
    process.stdout.write(`  Redis hung: the page of queues in ${Math.round(ms)} ms\n`);
    expect([answer.status, answer.body]).toMatchObject([200, { queues: null, outbox: { dead_letters: expect.any(Number) } }]);
    expect(ms).toBeLessThan(PATIENCE_MS);
    expect(answer.body.alarms.map(({ name }) => name)).toContain('RedisGone');
  } finally {
    process.kill(redis, 'SIGCONT');
  }
  await untilWhole();
  await eventually(15, async () => (await look()).body.queues !== null);
  const times = await Promise.all(Array.from({ length: 20 }, () => timed(look)));
  process.stdout.write(`  the page of queues, 20 at once: slowest ${Math.round(Math.max(...times.map(({ ms }) => ms)))} ms\n`);
  expect((await look()).body.alarms.map(({ name }) => name)).not.toContain('RedisGone');
});

it('a page that reads itself again does not keep the session of somebody who went away', async () => {
  await product.sql(`update auth.staff_session set last_seen_at = now() - interval '1 minute'`);
  const seenLately = () => product.sql(`select 1 from auth.staff_session where last_seen_at > now() - interval '30 seconds'`);
  expect((await look()).status).toBe(200);
  expect(await seenLately()).toEqual([]);
  expect((await ops.get('/api/admin/workers')).status).toBe(200);
  expect(await seenLately()).toHaveLength(1);
});
