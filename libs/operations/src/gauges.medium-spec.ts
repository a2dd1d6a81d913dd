import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { Heartbeats, Schedule } from '#events';
import { metrics } from '#observability';
import { JobQueues, queueNames, StalledJobs } from '#queues';
import { SmsTally } from '#sms';
import { ObjectStore } from '#storage';
import { World } from '#testing';
import { AlarmWatch, Gauges, OperationsModule } from './index.js';
import { memoryRatioOf } from './queue-readings.service.js';

let world: World;
beforeAll(async () => {
  world = await World.open([OperationsModule]);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

type Metric = { get(): Promise<{ values: { value: number; labels: object }[] }> };
const valueOf = async (gauge: Metric, labels: object = {}) =>
  (await gauge.get()).values.find((one) => JSON.stringify(one.labels) === JSON.stringify(labels))?.value;

/** A busy machine looks seconds later. */
const tens = (seconds: number | undefined): number => Math.round((seconds ?? Number.NaN) / 10) * 10;

it('the metrics show what waits, what fails, and that one of two workers was lost [#141]', async () => {
  const heartbeats = world.get(Heartbeats);
  const [dead, living] = [randomUUID(), randomUUID()];
  for (const id of [dead, living]) await heartbeats.beat({ id, process: 'worker', host: 'machine-1', pid: 1 });
  await heartbeats.beat({ id: randomUUID(), process: 'api', host: 'machine-1', pid: 2 });
  await world.rows(`update events.heartbeat set at = now() - interval '1 minute' where id = $1`, [dead]);
  await world.rows(`insert into events.outbox (reaction, payload, due) values ('test.late', '{}', now() - interval '20 seconds')`);
  await world.rows(
    `insert into events.outbox (reaction, payload, due, at, tries) values
       ('mail.activation', '{}', now() + interval '9 seconds', now() - interval '70 seconds', 3),
       ('payment.sync', '{}', now() - interval '1 second', now() - interval '80 seconds', 0)`,
  );
  await world.rows(
    `insert into events.dead_letter (id, reaction, payload, tries, reason, at) values (uuidv7(), 'test.late', '{}', 20, 'no', now())`,
  );
  await world.get(Schedule).register([{ name: 'likes.forget-views', cron: '10 3 * * *', zone: 'UTC' }]);
  await world.rows(`update events.schedule set next_run_at = now() - interval '40 seconds', failing_since = now()`);

  await world.get(Gauges).measure();
  expect(await valueOf(metrics.postgresUp)).toBe(1);
  expect(await valueOf(metrics.outboxDue)).toBe(2);
  expect(tens(await valueOf(metrics.outboxAge))).toBe(20);
  expect(tens(await valueOf(metrics.activationWait))).toBe(70);
  expect(tens(await valueOf(metrics.paymentWait))).toBe(80);
  expect(tens(await valueOf(metrics.mailsFailing))).toBe(70);
  expect(await valueOf(metrics.deadLettersWaiting)).toBe(1);
  expect(tens(await valueOf(metrics.recurringDelay))).toBe(40);
  expect(await valueOf(metrics.recurringFailing)).toBe(1);
  expect([await valueOf(metrics.workers, { state: 'alive' }), await valueOf(metrics.workers, { state: 'lost' })]).toEqual([1, 1]);
  expect(await valueOf(metrics.apis)).toBe(1);
  expect(await valueOf(metrics.heartbeatAge)).toBeLessThan(5);
  const [open = 0, waiting] = [
    await valueOf(metrics.databaseConnections, { state: 'open' }),
    await valueOf(metrics.databaseConnections, { state: 'waiting' }),
  ];
  expect([open > 0, waiting]).toEqual([true, 0]);
});

it('one mail that fails while others are taken is no outage of the mail server', async () => {
  const failing = (told: string) =>
    world.rows(`insert into events.outbox (reaction, payload, due, at, tries) values ('mail.like', '{}', now(), now() - $1::interval, 3)`, [
      told,
    ]);
  const { id } = await world.member();
  await failing('20 minutes');
  await world.rows(
    `insert into notifications.mail (member_id, kind, dedupe_key, locale, state, message_id, created_at, sent_at)
     values ($1, 'activation', 'one', 'en', 'sent', '<one>', now() - interval '10 minutes', now())`,
    [id],
  );
  await world.get(Gauges).measure();
  expect(await valueOf(metrics.mailsFailing)).toBe(0);
  await failing('6 minutes');
  await world.get(Gauges).measure();
  expect(tens(await valueOf(metrics.mailsFailing))).toBe(360);
});

it('many members whose mails are refused within ten minutes raise an alarm: of one domain, or in all', async () => {
  const refuse = (count: number, domain: string, ago = '1 minute') =>
    world.rows(
      `insert into notifications.mail_refusal (member_id, domain, at, marked) select uuidv7(), $2, now() - $3::interval, false from generate_series(1, $1)`,
      [count, domain, ago],
    );
  const raised = async () => {
    await world.get(Gauges).measure();
    return world
      .get(AlarmWatch)
      .raised()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('MailsRefused'));
  };
  await refuse(15, 'large.example', '11 minutes');
  for (const domain of ['a.example', 'b.example', 'c.example', 'd.example']) await refuse(5, domain);
  expect(await raised()).toEqual([]);
  await refuse(1, 'e.example');
  expect(await raised()).toEqual(['MailsRefused']);
  expect([await valueOf(metrics.mailsRefused, { of: 'domain' }), await valueOf(metrics.mailsRefused, { of: 'all' })]).toEqual([5, 21]);
  await refuse(1, 'a.example');
  expect(await raised()).toEqual(['MailsRefusedByDomain', 'MailsRefused']);
});

it('sales of which many are disputed raise an alarm at half of what the card schemes bear, and a few sales raise none', async () => {
  const counted = (method: string, scheme: string, sales: number, disputes: number) =>
    world.rows(
      `insert into payments.dispute_month (month, method, scheme, sales, disputes)
       values (date_trunc('month', now() at time zone 'Europe/Amsterdam')::date, $1, $2, $3, $4)`,
      [method, scheme, sales, disputes],
    );
  const raised = async () => {
    await world.get(Gauges).measure();
    return world
      .get(AlarmWatch)
      .raised()
      .some(({ name }) => name === 'DisputesNearLimit');
  };
  await counted('ideal', '', 3, 1);
  await counted('creditcard', 'Visa', 2_000, 8);
  expect([await raised(), await valueOf(metrics.disputes, { way: 'ideal' })]).toEqual([false, undefined]);
  expect(await valueOf(metrics.disputes, { way: 'creditcard Visa' })).toBeCloseTo(0.444, 3);
  await counted('creditcard', 'Mastercard', 400, 2);
  expect(await raised()).toBe(true);
});

it('a direct debit that was not collected on its day raises an alarm, and a collected one none', async () => {
  const { id } = await world.member();
  const debit = (state: string, day: string) =>
    world.rows(
      `with o as (
         insert into payments.orders (id, member_id, idempotency_key, body_hash, site_id, return_origin, company, locale, country, country_evidence,
           bundle_id, credits, price_minor, payable_minor, currency, vat_bps, vat_minor, method, state, psp, consent_version, refund_days, created_at)
         select gen_random_uuid(), a.id, gen_random_uuid(), '', a.site_id, 'http://localhost', '{}', 'en', 'NL', '{}', gen_random_uuid(), 50, 4000, 4000,
           'EUR', 2100, 694, 'directdebit', 'pending', 'mollie', '1', 14, now() from auth.account a where a.id = $1 returning id)
       insert into payments.debit (order_id, member_id, mandate_id, amount_minor, currency, collect_on, credits_at_once, state, created_at)
       select id, $1, gen_random_uuid(), 4000, 'EUR', (now() at time zone 'Europe/Amsterdam')::date + $2::int, 31, $3, now() from o`,
      [id, day, state],
    );
  const counted = async () => {
    await world.get(Gauges).measure();
    return valueOf(metrics.debitsUncollected);
  };
  await debit('announced', '0');
  await debit('paid', '-3');
  expect(await counted()).toBe(0);
  await debit('announced', '-1');
  await debit('sent', '-2');
  expect(await counted()).toBe(2);
  expect(world.get(AlarmWatch).raised()).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'DebitsUncollected', state: 'pending', value: 2 })]),
  );
});

it('the metrics of the queues show what waits in each and for how long, and that jobs stalled [#141]', async () => {
  const queues = world.get(JobQueues);
  await queues.named('push').add('push.message', {}, { timestamp: Date.now() - 50_000 });
  await queues.named('push').add('push.message', {});
  await queues.named('payments').add('payment.invoice', {}, { priority: 1, timestamp: Date.now() - 90_000 });
  await world.get(StalledJobs).note('ob-1');
  await world.get(Gauges).measure();
  expect(await valueOf(metrics.redisUp)).toBe(1);
  expect(await valueOf(metrics.queueJobs, { queue: 'push', state: 'waiting' })).toBe(2);
  expect(tens(await valueOf(metrics.queueOldest, { queue: 'push' }))).toBe(50);
  expect(await valueOf(metrics.queueJobs, { queue: 'payments', state: 'waiting' })).toBe(1);
  expect(tens(await valueOf(metrics.queueOldest, { queue: 'payments' }))).toBe(90);
  expect(await valueOf(metrics.queueOldest, { queue: 'photo' })).toBe(0);
  expect(await valueOf(metrics.stalledJobs)).toBe(1);
  const { values } = await metrics.queueJobs.get();
  expect(values).toHaveLength(queueNames.length * 4);
  expect(world.get(AlarmWatch).raised()).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'UrgentQueueSlow', state: 'firing', about: ['payments'] })]),
  );
});

it.each([
  ['answers that it is out of order', () => Promise.reject(new Error('500'))],
  ['says nothing', () => new Promise<never>(() => undefined)],
])('an object store that %s raises an alarm, and one that lacks what was asked for none', async (_, exists) => {
  const measured = async () => {
    const { objectStore } = await world.get(Gauges).measure();
    const raised = world.get(AlarmWatch).raised();
    return [objectStore, await valueOf(metrics.objectStoreUp), raised.some(({ name }) => name === 'ObjectStoreGone')];
  };
  expect(await measured()).toEqual([true, 1, false]);
  const away = jest.spyOn(world.get(ObjectStore), 'exists').mockImplementation(exists);
  expect(await measured()).toEqual([false, 0, true]);
  away.mockRestore();
  expect(await measured()).toEqual([true, 1, false]);
});

it('SMS that fail one after the other raise an alarm, and so do many to one country within an hour', async () => {
  const tally = world.get(SmsTally);
  const raised = async () => {
    await world.get(Gauges).measure();
    return world
      .get(AlarmWatch)
      .raised()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('Sms'));
  };
  await tally.noteTaken('BE');
  for (let failed = 0; failed < 2; failed += 1) await tally.noteFailed();
  expect(await raised()).toEqual([]);
  await tally.noteFailed();
  expect(await raised()).toEqual(['SmsFailing']);
  for (let sent = 0; sent < 100; sent += 1) await tally.noteTaken('NL');
  expect(await raised()).toEqual([]);
  expect([await valueOf(metrics.smsFailing), await valueOf(metrics.smsOfOneCountry)]).toEqual([0, 100]);
  await tally.noteTaken('NL');
  expect(await raised()).toEqual(['SmsPumping']);
});

it('what part of the memory of Redis is taken is told of its own bound, or of the machine', () => {
  expect(memoryRatioOf('used_memory:90\r\nmaxmemory:100\r\ntotal_system_memory:1000\r\n')).toBe(0.9);
  expect(memoryRatioOf('used_memory:90\r\nmaxmemory:0\r\ntotal_system_memory:1000\r\n')).toBe(0.09);
  expect(memoryRatioOf('')).toBe(0);
});
