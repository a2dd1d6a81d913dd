import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { locales, type Locale, type NotificationFrequency } from '#contracts';
import { OutboxStore } from '#events';
import { LikesService, SwipesService, ViewsService } from '#likes';
import { Mailer, MailDelayed, MailRejected, type OutgoingMail } from '#mail';
import { setLogLevel } from '#observability';
import { Throttle } from '#queues';
import { World, type TestMember } from '#testing';
import { MailingPlans, MailingsService, MessagesService, NotificationsModule, PreferencesService, SummariesService } from '../index.js';
import { MailingDelivery } from './mailing-delivery.js';
import { joinedBeforeFriday, quietNow, untilFriday } from './mailing-times.fixture.js';
import { WeeklyNewMembers } from './new-members-mailings.js';

setLogLevel('silent');

const taken: OutgoingMail[] = [];
let failure: ((mail: OutgoingMail) => Error | undefined) | undefined;
class FakeMailer extends Mailer {
  send(mail: OutgoingMail): Promise<void> {
    const error = failure?.(mail);
    if (error) return Promise.reject(error);
    taken.push(mail);
    return Promise.resolve();
  }
}
@Global()
@Module({ providers: [{ provide: Mailer, useClass: FakeMailer }], exports: [Mailer] })
class FakeMailModule {}

let world: World;
let anna: TestMember;
/** Other ages in each test: who looks for the same is offered the same for a while. */
let sought: readonly [number, number] = [50, 70];
beforeAll(async () => void (world = await World.open([FakeMailModule, NotificationsModule])));
beforeEach(async () => {
  await world.empty();
  taken.length = 0;
  failure = undefined;
  sought = sought[0] === 54 ? [50, sought[1] + 1] : [sought[0] + 1, sought[1]];
  anna = await reader('Anna');
});
afterAll(() => world.close());

/** Who has been a member for long. */
async function reader(name: string, options = {}): Promise<TestMember> {
  const member = await world.member(name, { sought_sex: 'male', ...options });
  await world.rows(`update profiles.profile set sought_min_age = $2, sought_max_age = $3 where member_id = $1`, [member.id, ...sought]);
  await joinedBeforeFriday(world, member, 400);
  return member;
}
/** A man who looks for a woman, and joined a few days before the Friday that comes. */
async function newcomer(name: string, options = {}): Promise<TestMember> {
  const member = await world.member(name, { gender: 'male', sought_sex: 'female', ...options });
  await joinedBeforeFriday(world, member, 3);
  return member;
}
const choose = (frequency: NotificationFrequency, member = anna) =>
  world.get(PreferencesService).choose(member.id, { category: 'new_members', channel: 'email', frequency });
const mailsOf = async ({ id }: TestMember) => {
  const [account] = await world.rows<{ email: string }>(`select email from auth.account where id = $1`, [id]);
  return taken.filter(({ to }) => to === account?.email);
};
const subjects = () => taken.map(({ subject }) => subject).toSorted();

/** Plans, and does what was asked for; the errors of the ranges that failed. */
async function work(): Promise<string[]> {
  const mailings = world.get(MailingsService);
  while (await world.get(MailingPlans).planDue());
  const failed: string[] = [];
  const rows = await world.rows<{ id: string; rangeId: string }>(
    `select id, payload->>'rangeId' as "rangeId" from events.outbox where reaction = 'mail.mailing-range' order by id`,
  );
  for (const { id, rangeId } of rows) {
    const claim = world.get(OutboxStore).claim(id);
    const error = await mailings.sendRange(claim, rangeId).then(
      () => undefined,
      (reason: unknown) => String(reason),
    );
    expect(claim.isSettled()).toBe(error === undefined);
    if (error) failed.push(error);
  }
  return failed;
}

/** The summaries that are due. */
async function summarize(): Promise<void> {
  while (await world.get(SummariesService).planDue());
  const rows = await world.rows<{ id: string; memberId: TestMember['id'] }>(
    `select id, payload->>'memberId' as "memberId" from events.outbox where reaction = 'mail.summary'`,
  );
  for (const { id, memberId } of rows)
    await world.get(MessagesService).answer('mail.summary', world.get(OutboxStore).claim(id), { memberId });
}

describe('the mail of new members', () => {
  it('comes on Friday morning with who is new, links to each, and can be stopped; once, however often it is planned [#97] [#9] [#70]', async () => {
    const bert = await newcomer('Bert');
    await untilFriday(world, '-1 minute');
    await work();
    expect(taken).toEqual([]);
    await untilFriday(world);
    await Promise.all([1, 2, 3].map(() => world.get(MailingPlans).planDue()));
    await work();
    await work();
    await untilFriday(world, '23 hours');
    await work();
    expect(taken).toHaveLength(1);
    const [mail] = taken;
    expect(mail?.to).toMatch(/@mail\.example/);
    expect(mail?.subject).toBe('A new member who may suit you');
    expect(mail?.text).toMatch(/Bert, \d\d – Utrecht\n.*\/members\/[-\w]+/);
    for (const part of [`/members/${bert.id}`, '/members?new_here=1']) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }
    expect(mail?.unsubscribeUrl).toMatch(/\/api\/unsubscribe\?token=/);
    expect(mail?.lane).toBe('bulk');
  });

  it('comes again in the next week when somebody else is new, and not for those of last week', async () => {
    await newcomer('Bert');
    await untilFriday(world);
    await work();
    const carl = await newcomer('Carl');
    await joinedBeforeFriday(world, carl, -3);
    await untilFriday(world, '7 days');
    await work();
    expect(taken.map(({ text }) => /Bert|Carl/.exec(text)?.[0])).toEqual(['Bert', 'Carl']);
  });

  it('comes every morning to who wants it daily, with who came the day before, and not on Friday once more [#97] [#E22]', async () => {
    await choose('daily');
    const weekly = await reader('Wil');
    await joinedBeforeFriday(world, await newcomer('Bert'), 1);
    await joinedBeforeFriday(world, await newcomer('Carl'), 3);
    for (const moment of ['1 minute', '2 hours', '10 hours', '1 day', '4 days']) {
      await untilFriday(world, moment);
      await work();
    }
    const [ofTheDay, ofTheWeek] = [await mailsOf(anna), await mailsOf(weekly)];
    expect([ofTheDay, ofTheWeek].map((mails) => mails.map(({ text }) => text.match(/Bert|Carl/g)))).toEqual([
      [['Bert']],
      [['Bert', 'Carl']],
    ]);
    expect(ofTheDay[0]?.text).toContain('once a day');
    expect(ofTheDay[0]?.text).not.toContain('week');
  });

  it('comes after the hour to who wants to hear at once, and leaves no row behind when nobody came [#97] [#E22]', async () => {
    await choose('at_once');
    await joinedBeforeFriday(world, await newcomer('Bert'), '30 minutes');
    for (const moment of ['-1 minute', '1 minute', '6 minutes', '61 minutes', '121 minutes']) {
      await untilFriday(world, moment);
      await work();
    }
    const mails = await mailsOf(anna);
    expect(mails.map(({ text }) => text.match(/Bert/g))).toEqual([['Bert']]);
    expect(mails[0]?.text).toContain('hear at once');
    expect(await world.rows(`select state from notifications.mail where member_id = $1`, [anna.id])).toEqual([{ state: 'sent' }]);
  });

  it('is not sent to who chose to hear of it another time meanwhile [#E22]', async () => {
    await choose('daily');
    await joinedBeforeFriday(world, await newcomer('Bert'), 2);
    await untilFriday(world, '-1 day +1 minute');
    const mailings = world.get(MailingsService);
    await world.get(MailingPlans).planDue();
    for (const { id } of await world.rows<{ id: string }>(`select id from notifications.mailing_range`)) await mailings.prepareRange(id);
    await choose('weekly');
    await work();
    expect(await world.rows(`select state from notifications.mail where member_id = $1`, [anna.id])).toEqual([{ state: 'suppressed' }]);
    expect(await mailsOf(anna)).toEqual([]);
  });

  it('shows at most six, those of the same region first', async () => {
    const far = await newcomer('Far', { town_id: 2_759_794 });
    for (let each = 0; each < 6; each += 1) await newcomer(`Near${each}`);
    await untilFriday(world);
    await work();
    expect(subjects()).toEqual(['6 new members who may suit you']);
    expect(taken[0]?.text).not.toContain(far.id);
  });

  it.each<[string, (bert: TestMember) => Promise<unknown>]>([
    ['is fictional', ({ id }) => world.rows(`update visibility.member_standing set fictional = true where member_id = $1`, [id])],
    ['is banned', ({ id }) => world.rows(`update visibility.member_standing set banned = true where member_id = $1`, [id])],
    ['pauses', ({ id }) => world.rows(`update visibility.member_standing set paused = true where member_id = $1`, [id])],
    ['is not confirmed', ({ id }) => world.rows(`update visibility.member_standing set confirmed = false where member_id = $1`, [id])],
    ['joined long ago', (bert) => joinedBeforeFriday(world, bert, 8)],
    ['joins on that very day', (bert) => joinedBeforeFriday(world, bert, 0)],
    ['looks for men', ({ id }) => world.rows(`update profiles.profile set sought_sex = 'male' where member_id = $1`, [id])],
    ['looks for somebody younger', ({ id }) => world.rows(`update profiles.profile set sought_max_age = 55 where member_id = $1`, [id])],
    [
      'is too young for the reader',
      ({ id }) => world.rows(`update profiles.profile set birth_date = '1976-01-01' where member_id = $1`, [id]),
    ],
    ['was seen already', ({ id }) => world.get(ViewsService).opened(anna.id, id)],
    ['is liked already', ({ id }) => world.get(LikesService).give(anna.id, id)],
    ['was passed in the game', ({ id }) => world.get(SwipesService).swipe(anna, { profile: id, like: false })],
    ['has a conversation with the reader', (bert) => world.chatBetween(bert, anna)],
    [
      'is blocked',
      async (bert) => {
        await world.chatBetween(bert, anna);
        await world.rows(`update visibility.pair set block = 1`);
      },
    ],
  ])('shows nobody who %s, and does not come when nobody is left', async (_what, change) => {
    await world.rows(`update profiles.profile set sought_min_age = 55 where member_id = $1`, [anna.id]);
    await change(await newcomer('Bert'));
    await untilFriday(world);
    expect(await work()).toEqual([]);
    expect(taken).toEqual([]);
    expect(await world.rows(`select state from notifications.mail`)).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'suppressed' })]),
    );
  });

  it.each<[string, () => Promise<unknown>]>([
    ['turned it off', () => choose('never')],
    ['stopped all mails', () => world.rows(`update auth.account set notifications_disabled = '{unsubscribed}' where id = $1`, [anna.id])],
    ['is not active', () => world.rows(`update auth.account set status = 'paused' where id = $1`, [anna.id])],
    ['is fictional', () => world.rows(`update visibility.member_standing set fictional = true where member_id = $1`, [anna.id])],
  ])('goes to nobody who %s, also when that happens after it was planned [#70]', async (_what, change) => {
    await newcomer('Bert');
    await reader('Berta');
    await untilFriday(world);
    await change();
    await work();
    expect(taken.map(({ text }) => /Anna|Berta/.exec(text)?.[0])).toEqual(['Berta']);
  });

  it('asks once more, mail by mail, whether its reader wants it', async () => {
    await newcomer('Bert');
    const readers = [anna, await reader('Berta')];
    await untilFriday(world);
    // The first who is written to turns it off for all: nobody is written to after that.
    failure = () => undefined;
    await world.get(MailingPlans).planDue();
    const rangeOf = await world.rows<{ id: string }>(`select id from notifications.mailing_range`);
    await world.rows(
      `insert into notifications.mail (member_id, kind, dedupe_key, locale, state, message_id, created_at)
       select a.id, 'new-members', r.mailing || ':' || a.id, 'en', 'queued', '<x@y>', now() from auth.account a, notifications.mailing_range r
        where a.id = any($1)`,
      [readers.map(({ id }) => id)],
    );
    for (const member of readers) await choose('never', member);
    await work();
    expect(rangeOf.length).toBeGreaterThan(0);
    expect(taken).toEqual([]);
  });

  it('waits for the end of quiet hours, and is then in the one mail of what waited [#97] [#70] [#E22]', async () => {
    await newcomer('Bert');
    const carl = await world.member('Carl', { gender: 'male', sought_sex: 'female' });
    await joinedBeforeFriday(world, carl, 400);
    await reader('Berta');
    await world.get(PreferencesService).setQuietHours(anna.id, { from: '22:00', until: '11:00' });
    await untilFriday(world);
    await work();
    await work();
    await summarize();
    expect(taken.map(({ text }) => /Anna|Berta/.exec(text)?.[0])).toEqual(['Berta']);
    await world.get(LikesService).give(carl.id, anna.id);
    await world.rows(
      `insert into notifications.waiting (member_id, channel, category, about, due)
       select member_id, channel, 'likes', $1, due from notifications.waiting`,
      [carl.id],
    );
    await untilFriday(world, '61 minutes');
    for (const _again of [1, 2]) {
      await work();
      await summarize();
    }
    expect(taken).toHaveLength(2);
    expect(taken[1]?.subject).toBe('What is waiting for you at Second Spring');
    expect(taken[1]?.text).toMatch(
      /1 member likes you\.[^]*Someone who may suit you has just joined Second Spring\.[^]*Bert, \d\d – Utrecht\n.*\/members\/[-\w]+/,
    );
  });

  it('comes once for all the hours of a night, to who wants to hear at once and is left alone in them [#97] [#E22]', async () => {
    await choose('at_once');
    for (const [name, before] of [
      ['Bert', '150 minutes'],
      ['Carl', '90 minutes'],
      ['Dirk', '30 minutes'],
      ['Emil', '35 minutes'],
    ] as const)
      await joinedBeforeFriday(world, await newcomer(name), before);
    await world.get(PreferencesService).setQuietHours(anna.id, { from: '22:00', until: '11:00' });
    for (const moment of ['-119 minutes', '-59 minutes', '1 minute', '30 minutes']) {
      await untilFriday(world, moment);
      await work();
      await summarize();
    }
    expect(await mailsOf(anna)).toEqual([]);
    const [dirk] = await world.rows<{ id: TestMember['id'] }>(`select member_id as id from profiles.profile where name = 'Dirk'`);
    if (dirk) await world.get(ViewsService).opened(anna.id, dirk.id);
    for (const moment of ['61 minutes', '62 minutes', '121 minutes']) {
      await untilFriday(world, moment);
      await work();
      await summarize();
    }
    const mails = await mailsOf(anna);
    expect(mails.map(({ text }) => text.match(/Bert|Carl|Dirk|Emil/g)?.toSorted())).toEqual([['Bert', 'Carl', 'Emil']]);
    expect(mails[0]?.text).toContain('/members?new_here=1');
    expect(mails[0]?.text).toContain('These members have just joined Second Spring.');
  });

  it('is not told once more after quiet hours that began while another worker was sending it', async () => {
    await newcomer('Bert');
    await untilFriday(world);
    await work();
    await quietNow(world, anna);
    const [range] = await world.rows<{ about: string }>(`select split_part(mailing, ':', 2) as about from notifications.mailing_range`);
    await world
      .get(MailingDelivery)
      .deliver('email', { mailing: world.get(WeeklyNewMembers), about: range?.about ?? '', memberId: anna.id });
    expect([taken.length, await world.rows(`select from notifications.waiting`)]).toEqual([1, []]);
  });

  it('tells nothing after the quiet hours to who turned it off in them [#70]', async () => {
    await newcomer('Bert');
    await world.get(PreferencesService).setQuietHours(anna.id, { from: '22:00', until: '11:00' });
    await untilFriday(world);
    await work();
    await choose('never');
    await untilFriday(world, '61 minutes');
    await work();
    await summarize();
    expect([taken, await world.rows(`select from notifications.waiting`)]).toEqual([[], []]);
  });

  it('comes to all others while the mail server refuses one of them, and to nobody twice after it was away', async () => {
    await newcomer('Bert');
    for (let each = 0; each < 9; each += 1) await reader(`Reader${each}`);
    const [first] = await world.rows<{ email: string }>(`select email from auth.account where id = $1`, [anna.id]);
    await untilFriday(world);
    let sent = 0;
    failure = ({ to }) => {
      if (to === first?.email) return new MailRejected('550 no such mailbox');
      sent += 1;
      return sent > 4 ? new MailDelayed('not-taken') : undefined;
    };
    expect(await work()).toHaveLength(1);
    failure = undefined;
    expect(await work()).toEqual([]);
    const readers = taken.map(({ to }) => to);
    expect([readers.length, new Set(readers).size]).toEqual([9, 9]);
    const states = await world.rows<{ state: string }>(`select distinct state from notifications.mail where member_id = $1`, [anna.id]);
    expect(states).toEqual([{ state: 'bounced' }]);
  });

  it('comes to all others at once while a server refuses one of them for now, who gets it an hour later, or not at all after a day', async () => {
    await newcomer('Bert');
    for (let each = 0; each < 5; each += 1) await reader(`Reader${each}`);
    const [first] = await world.rows<{ email: string }>(`select email from auth.account where id = $1`, [anna.id]);
    await untilFriday(world);
    failure = ({ to }) => (to === first?.email ? new MailDelayed('not-taken', { refused: true, onlyThis: true }) : undefined);
    expect(await work()).toEqual([]);
    expect(taken).toHaveLength(5);
    const mine = async () =>
      (await world.rows<{ state: string }>(`select state from notifications.mail where member_id = $1`, [anna.id])).map(
        ({ state }) => state,
      );
    expect(await mine()).toEqual(['queued']);
    await work();
    expect(taken).toHaveLength(5);
    await untilFriday(world, '2 hours');
    await world.rows(`update notifications.mail set created_at = created_at - interval '1 day' where member_id = $1`, [anna.id]);
    await work();
    expect([taken.length, await mine()]).toEqual([5, ['dead']]);
  });

  it('does not come twice when the process dies with a mail under way', async () => {
    await newcomer('Bert');
    await untilFriday(world);
    await world.get(MailingPlans).planDue();
    await world.rows(
      `insert into notifications.mail (member_id, kind, dedupe_key, locale, state, message_id, created_at, leased_until)
       select $1::uuid, 'new-members', mailing || ':' || $1::text, 'en', 'sending', '<x@y>', now(), now() - interval '1 minute' from notifications.mailing_range
        limit 1`,
      [anna.id],
    );
    await work();
    expect(taken).toEqual([]);
  });

  it('comes to the members of all other zones when one zone cannot be planned', async () => {
    await newcomer('Bert');
    const lost = await world.member('Lost');
    await world.rows(`update profiles.profile set zone = 'Atlantis/Harbour' where member_id = $1`, [lost.id]);
    await untilFriday(world);
    expect(await work()).toEqual([]);
    expect((await mailsOf(anna)).length).toBe(1);
  });

  it('reaches every member of every range, however many there are, and gives way to people after every four', async () => {
    const pauseIfBusy = jest.spyOn(world.get(Throttle), 'pauseIfBusy');
    await newcomer('Bert');
    await world.rows(
      `with made as (
         insert into auth.account (community_id, site_id, email, password_hash, language, status, terms_version, terms_accepted_at, created_at)
         select community_id, site_id, 'crowd' || n || '@mail.example', 'none', language, 'active', terms_version, now(), now()
           from auth.account, generate_series(1, 230) n where id = $1 returning id),
       standing as (
         insert into visibility.member_standing
         select (jsonb_populate_record(s, jsonb_build_object('member_id', made.id))).* from visibility.member_standing s, made where s.member_id = $1)
       insert into profiles.profile
       select (jsonb_populate_record(p, jsonb_build_object('member_id', made.id))).* from profiles.profile p, made where p.member_id = $1`,
      [anna.id],
    );
    await untilFriday(world);
    await work();
    expect([taken.length, new Set(taken.map(({ to }) => to)).size]).toEqual([231, 231]);
    expect(pauseIfBusy.mock.calls.length).toBeGreaterThanOrEqual(231 / 4);
    pauseIfBusy.mockRestore();
    expect((await world.rows(`select from notifications.mailing_range where zone = 'Europe/Amsterdam'`)).length).toBe(2);
  });

  it.each(locales)('is whole in %s, for one and for several [#E20]', async (language: Locale) => {
    await world.rows(`update auth.account set language = $2 where id = $1`, [anna.id, language]);
    const berta = await reader('Berta', { language });
    const [bert] = [await newcomer('Bert'), await newcomer('Carl')];
    await world.get(ViewsService).opened(berta.id, bert.id);
    await untilFriday(world);
    await work();
    expect(new Set(subjects()).size).toBe(2);
    for (const { subject, html, text } of taken) {
      expect(`${subject}${html}${text}`).not.toMatch(/\{\w+\}|undefined/);
      expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    }
  });
});
