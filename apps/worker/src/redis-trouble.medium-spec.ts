import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { SignupService } from '#auth';
import { QueuesOfficeService } from '#back-office';
import { SendingService } from '#chats';
import { RedisClients } from '#database';
import { Mailer, type OutgoingMail } from '#mail';
import { MailingPlans } from '#notifications';
import { setLogLevel } from '#observability';
import { demoIds, SiteService } from '#site';
import { signupForm, until, World, type TestMember } from '#testing';
import { isLong } from '#testing-product';
import { wholeWorkerWith } from './whole-worker.fixture.js';

setLogLevel('silent');
const READERS = isLong ? 5_000 : 60;
const PATIENCE_S = isLong ? 900 : 120;
/** Each has a range of the mailing at least: one more than are sent at once. */
const zones = ['Europe/Amsterdam', 'Europe/Berlin', 'Europe/Madrid', 'Europe/Paris', 'Europe/Rome'];

const taken: string[] = [];
/** What happens in the middle of sending the mail of this number. */
const during = new Map<number, () => Promise<unknown>>();
class FakeMailer extends Mailer {
  async send({ to }: OutgoingMail): Promise<void> {
    taken.push(to);
    await during.get(taken.length)?.();
  }
}

let world: World;
beforeAll(async () => {
  world = await World.open([wholeWorkerWith(new FakeMailer())]);
});
beforeEach(async () => {
  await world.empty();
  taken.length = 0;
  during.clear();
});
afterEach(() => redis().config('SET', 'maxmemory', '0'));
afterAll(() => world.close());

const redis = () => world.get(RedisClients).named('worker');
const waiting = async () => (await world.rows(`select from events.outbox`)).length;
/** What the ends of leases would do, and of pauses. The outbox goes by the machine's clock, which the Friday of the test does not move. */
const endLeases = () => world.rows(`update events.outbox set leased_until = now() where leased_until > now()`);
const endPauses = () => world.rows(`update events.outbox set due = now() where tries > 0 and due > now()`);

/** Women who look for men and have been members for long, in all of the zones. */
async function crowdLike({ id }: TestMember, size: number): Promise<void> {
  await world.rows(
    `with made as (
       insert into auth.account (community_id, site_id, email, password_hash, language, status, terms_version, terms_accepted_at, created_at)
       select community_id, site_id, 'crowd' || n || '@mail.example', 'none', language, 'active', terms_version, now(), now()
         from auth.account, generate_series(1, $2::int) n where id = $1 returning id),
     standing as (
       insert into visibility.member_standing
       select (jsonb_populate_record(s, jsonb_build_object('member_id', made.id))).* from visibility.member_standing s, made where s.member_id = $1)
     insert into profiles.profile
     select (jsonb_populate_record(p, jsonb_build_object('member_id', one.id, 'zone', ($3::text[])[(1 + one.n % cardinality($3::text[]))::int]))).*
       from profiles.profile p, (select id, row_number() over () as n from made) one where p.member_id = $1`,
    [id, size, zones],
  );
}

it(
  'a mailing reaches everybody once while Redis forgets everything, again and again, in the middle of it [J2]',
  async () => {
    const friday = `(date_trunc('week', now() at time zone 'Europe/Amsterdam' + interval '3 days' - interval '10 hours') + interval '4 days 10 hours') at time zone 'Europe/Amsterdam'`;
    const [ahead] = await world.rows<{ ahead: string }>(`select (${friday} - now() + interval '1 minute')::text as ahead`);
    const anna = await world.member('Anna', { sought_sex: 'male' });
    const bert = await world.member('Bert', { gender: 'male', sought_sex: 'female' });
    await world.rows(`update visibility.member_standing set joined_at = now() - interval '1 year' where member_id = $1`, [anna.id]);
    await world.rows(`update visibility.member_standing set joined_at = ${friday} - interval '3 days' where member_id = $1`, [bert.id]);
    await world.rows(`select search.refresh_listings(array[$1::uuid, $2::uuid])`, [anna.id, bert.id]);
    await crowdLike(anna, READERS - 1);
    await world.clockAhead(ahead?.ahead ?? '');
    for (const fifths of [1, 2, 3])
      during.set((READERS / 5) * fifths, async () => {
        await redis().flushall();
        await endLeases();
      });
    while (await world.get(MailingPlans).planDue());
    await until(async () => {
      // Whoever came upon a mail that another one was sending looks again after a pause.
      await endPauses();
      return taken.length >= READERS && (await waiting()) === 0;
    }, PATIENCE_S);
    expect([taken.length, new Set(taken).size]).toEqual([READERS, READERS]);
    const ranges = await world.rows(`select distinct zone from notifications.mailing_range where channel = 'email'`);
    expect(ranges).toHaveLength(zones.length);
  },
  2 * PATIENCE_S * 1_000,
);

it('while the memory of Redis is full, members sign up and write, an alarm is raised, and what waited is done afterwards [J10]', async () => {
  const site = await world.get(SiteService).byId(demoIds.site);
  const anna = await world.member('Anna');
  const bert = await world.member('Bert', { gender: 'male', credits: 50, paid: true });
  const chatId = await world.chatBetween(bert, anna);
  await redis().config('SET', 'maxmemory', '1');
  const caller = { requestId: 'test', ip: '203.0.113.7', userAgent: 'Test' };
  await world.get(SignupService).signUp(site, signupForm({ email: 'carla@mail.example' }), caller);
  for (const text of ['Good morning', 'And good night'])
    await world.get(SendingService).sendMessage({ id: bert.id, siteId: bert.siteId }, chatId, { client_id: randomUUID(), text });
  const overview = await world.get(QueuesOfficeService).openOverview({ id: randomUUID(), roles: ['ops'], ip: '203.0.113.9' });
  expect(overview.alarms.map(({ name }) => name)).toContain('RedisMemoryShort');
  expect([taken, await waiting()]).toEqual([[], 2]);
  await redis().config('SET', 'maxmemory', '0');
  await endLeases();
  await until(() => taken.length === 1);
  expect(taken).toEqual(['carla@mail.example']);
});
