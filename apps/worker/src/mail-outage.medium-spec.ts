import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { SignupService } from '#auth';
import { JobsOfficeService, QueuesOfficeService, type StaffActor } from '#back-office';
import type { QueueFiguresRow, QueuesOverview } from '#contracts-admin';
import { RedisClients } from '#database';
import { Mailer, MailDelayed, type OutgoingMail } from '#mail';
import { SummariesService } from '#notifications';
import { setLogLevel } from '#observability';
import { GiveUp } from '#queues';
import { demoIds, SiteService } from '#site';
import { signupForm, until, World } from '#testing';
import { isLong } from '#testing-product';
import { wholeWorkerWith } from './whole-worker.fixture.js';

setLogLevel('silent');

/** The outer rim: a mail server that can be down. */
class FakeMailer extends Mailer {
  readonly taken: string[] = [];
  isDown = false;

  send({ to }: OutgoingMail): Promise<void> {
    if (this.isDown) return Promise.reject(new MailDelayed('not-taken'));
    this.taken.push(to);
    return Promise.resolve();
  }
}
const mailer = new FakeMailer();

/** So many jobs of a queue wait in Redis at most. */
const QUEUED = 1_000;
let world: World;
beforeAll(async () => {
  world = await World.open([wholeWorkerWith(mailer)]);
});
beforeEach(async () => {
  await world.empty();
  mailer.taken.length = 0;
  mailer.isDown = false;
});
afterAll(() => world.close());

const ops: StaffActor = { id: randomUUID(), roles: ['ops'], ip: '203.0.113.9' };
const look = (): Promise<QueuesOverview> => world.get(QueuesOfficeService).openOverview(ops);
const firing = async (): Promise<string[]> => (await look()).alarms.filter(({ state }) => state === 'firing').map(({ name }) => name);
/** A busy machine may answer too late for the page; then it says that Redis does not answer, and asks again. */
async function queueNamed(name: string): Promise<QueueFiguresRow> {
  let found: QueueFiguresRow | undefined;
  await until(async () => (found = (await look()).queues?.find((queue) => queue.name === name)) !== undefined);
  if (!found) throw new Error(`no queue ${name}`);
  return found;
}

async function signUp(email: string, ip = '203.0.113.7'): Promise<void> {
  const site = await world.get(SiteService).byId(demoIds.site);
  await world.get(SignupService).signUp(site, signupForm({ email }), { requestId: 'test', ip, userAgent: 'Test' });
}
const waiting = () => world.rows<{ tries: number }>(`select tries from events.outbox where reaction = 'mail.activation'`);

it('while the mail server is down an alarm fires and no mail is lost; when it is back each goes out once, the alarm closes, and what was given up is tried again [O2] [#141]', async () => {
  mailer.isDown = true;
  const addresses = Array.from({ length: 5 }, (_one, index) => `m${index}@mail.example`);
  for (const address of addresses) await signUp(address);
  await until(async () => (await waiting()).every(({ tries }) => tries > 0));
  expect(await firing()).not.toContain('MailsFailing');
  await world.rows(`update events.outbox set at = at - interval '6 minutes'`); // what six minutes would do
  expect(await firing()).toEqual(expect.arrayContaining(['ActivationMailLate', 'MailsFailing']));

  await world.rows(
    `update events.outbox set tries = 19, due = now(), leased_until = null where id = (select min(id::text)::uuid from events.outbox where reaction = 'mail.activation')`,
  );
  await until(async () => (await waiting()).length === 4);
  expect(await firing()).toEqual(expect.arrayContaining(['MailsFailing', 'DeadLetters']));
  expect(mailer.taken).toEqual([]);

  mailer.isDown = false;
  await until(async () => {
    await world.rows(`update events.outbox set due = now() where tries > 0 and due > now()`); // what its pause would do
    return (await waiting()).length === 0;
  });
  expect(await firing()).not.toContain('MailsFailing');

  const jobs = world.get(JobsOfficeService);
  const { rows } = await jobs.listDeadLetters(ops, { page: 1, per_page: 25 });
  expect(rows).toMatchObject([{ job: 'mail.activation' }]);
  await jobs.retryDeadLetter(ops, rows[0]?.id ?? '', { reason: 'outage_over' });
  await until(() => mailer.taken.length === 5);
  await until(async () => (await waiting()).length === 0);
  expect(mailer.taken.toSorted()).toEqual(addresses);
  expect(await firing()).not.toContain('DeadLetters');
});

it(
  'a mail server that is down for five minutes while people sign up loses and doubles nothing that somebody waits for, buries nothing, and the alarm rises and falls [O2]',
  async () => {
    const seconds = isLong ? 300 : 0;
    mailer.isDown = true;
    const startedAt = performance.now();
    const passed = () => (performance.now() - startedAt) / 1_000;
    const addresses: string[] = [];
    let risenAt: number | undefined;
    while (addresses.length < 8 || passed() < seconds) {
      addresses.push(`load${addresses.length}@mail.example`);
      await signUp(addresses.at(-1) ?? '', `198.51.${addresses.length >> 8}.${addresses.length & 255}`);
      if (!isLong) continue;
      if ((await firing()).includes('MailsFailing')) risenAt ??= passed();
      await sleep(1_000 - (performance.now() % 1_000)); // one sign-up each second
    }
    await until(async () => (await waiting()).every(({ tries }) => tries > 0));
    if (!isLong) await world.rows(`update events.outbox set at = at - interval '6 minutes'`); // what they would be
    expect(await firing()).toEqual(expect.arrayContaining(['ActivationMailLate', 'MailsFailing']));
    const risen = isLong ? `, the alarm rose after ${risenAt?.toFixed(0)} s` : '';
    expect([mailer.taken, await world.rows(`select from events.dead_letter`)]).toEqual([[], []]);

    mailer.isDown = false;
    const backAt = passed();
    await until(
      async () => {
        if (!isLong) await world.rows(`update events.outbox set due = now() where tries > 0 and due > now()`); // what its pause would do
        return (await waiting()).length === 0;
      },
      isLong ? 700 : 30,
    );
    const doneAt = passed();
    expect(mailer.taken.toSorted()).toEqual(addresses.toSorted());
    await until(async () => !(await firing()).some((name) => ['ActivationMailLate', 'MailsFailing', 'DeadLetters'].includes(name)), 60);
    process.stdout.write(
      `  down for ${backAt.toFixed(0)} s${risen}: ${addresses.length} mails were out ${(doneAt - backAt).toFixed(0)} s after, the alarm fell after ${(passed() - backAt).toFixed(0)} s\n`,
    );
  },
  isLong ? 1_200_000 : 60_000,
);

it('with 10,000 newsletters in their queue an activation mail overtakes all of them by its own [O1] [J9] [#141]', async () => {
  const newsletters = isLong ? 100_000 : 10_000;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const sending = jest.spyOn(world.get(SummariesService), 'newsFor').mockImplementation(async () => {
    await held;
    throw new GiveUp('the test is over');
  });
  await world.rows(
    `insert into events.outbox (reaction, payload, due, at)
     select 'mail.summary', jsonb_build_object('memberId', uuidv7()), now(), now() from generate_series(1, $1)`,
    [newsletters],
  );
  // Redis holds what workers will soon do, Postgres the crowd behind it.
  await until(async () => (await queueNamed('mail-bulk')).waiting >= QUEUED, 60);
  const startedAt = performance.now();
  await signUp('late@mail.example');
  await until(() => mailer.taken.length === 1, 30);
  const seconds = (performance.now() - startedAt) / 1_000;
  expect((await queueNamed('mail-bulk')).waiting).toBeGreaterThanOrEqual(QUEUED);
  expect(await world.rows(`select count(*)::int as n from events.outbox where reaction = 'mail.summary'`)).toEqual([{ n: newsletters }]);
  expect(await queueNamed('mail-critical')).toMatchObject({ waiting: 0, oldest_waiting_s: null });
  expect(seconds).toBeLessThan(30);
  expect(await firing()).not.toContain('UrgentQueueSlow');
  process.stdout.write(`  an activation mail behind ${newsletters} newsletters: ${seconds.toFixed(2)} s\n`);
  await world.rows(`delete from events.outbox`);
  await world.get(RedisClients).named('worker').flushdb();
  release();
  sending.mockRestore();
});
