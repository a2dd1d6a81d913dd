import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { SessionsService } from '#auth';
import { locales, type NotificationCategory, type NotificationFrequency, type PushNotice } from '#contracts';
import type { AnnouncementDraft } from '#contracts-admin';
import { Transactions } from '#database';
import { OutboxStore } from '#events';
import { ViewsService } from '#likes';
import { Mailer, type OutgoingMail } from '#mail';
import { setLogLevel } from '#observability';
import { PushService, World, type TestMember } from '#testing';
import {
  MailingPlans,
  MailingsService,
  MailRetention,
  NotificationsModule,
  PreferencesService,
  PushesService,
  PushSubscriptions,
  PushSubscriptionsModule,
  StaffMails,
  StaffMailsModule,
  SummariesService,
} from '../index.js';
import { joinedBeforeFriday, quietNow, untilFriday } from './mailing-times.fixture.js';

setLogLevel('silent');
const mails: OutgoingMail[] = [];
@Global()
@Module({
  providers: [{ provide: Mailer, useValue: { send: (mail: OutgoingMail) => Promise.resolve(void mails.push(mail)) } }],
  exports: [Mailer],
})
class FakeMailModule {}

let world: World;
let service: PushService;
let anna: TestMember;
/** Other ages in each test: who looks for the same is offered the same for a while. */
let oldest = 70;
beforeAll(async () => void (world = await World.open([FakeMailModule, NotificationsModule, PushSubscriptionsModule, StaffMailsModule])));
beforeEach(async () => {
  await world.empty();
  mails.length = 0;
  oldest += 1;
  service = await PushService.listen();
  anna = await reader('Anna');
});
afterEach(() => service.close());
afterAll(() => world.close());

/** Who has been a member for long, and takes pushes in one browser; by whatever name it answers. */
async function reader(name: string): Promise<TestMember & { readonly browser: string }> {
  const member = await world.member(name, { language: 'en', sought_sex: 'male' });
  await world.rows(`update profiles.profile set sought_min_age = 50, sought_max_age = $2 where member_id = $1`, [member.id, oldest]);
  await joinedBeforeFriday(world, member, 400);
  const browser = service.browser();
  const { sessionId } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, member.id, 'a browser'));
  await world.get(PushSubscriptions).subscribe({ id: member.id, sessionId }, browser.subscription);
  return { ...member, browser: browser.id };
}
async function newcomer(name: string): Promise<TestMember> {
  const member = await world.member(name, { gender: 'male', sought_sex: 'female' });
  await joinedBeforeFriday(world, member, 3);
  return member;
}
async function fridayCame(andThen?: string): Promise<void> {
  await untilFriday(world, andThen);
  // Sessions have to last as long as all that waits.
  await world.rows(`update auth.session set expires_at = public.app_now() + interval '30 days'`);
}
const choose = (category: NotificationCategory, frequency: NotificationFrequency, member = anna) =>
  world.get(PreferencesService).choose(member.id, { category, channel: 'push', frequency });
const set = ({ id }: TestMember, change: string) => world.rows(`update auth.account set ${change} where id = $1`, [id]);
const notices = () => service.taken.map(({ notice }) => notice as PushNotice);
const rows = () => world.rows<{ kind: string; state: string }>(`select kind, state from notifications.push order by created_at, id`);

const texts = { en: { title: 'A new page', body: 'The secret of the page.' } };
async function announce(change: Partial<AnnouncementDraft> = {}): Promise<string> {
  const draft: AnnouncementDraft = { kind: 'site_news', texts, path: '', site_id: null, countries: [], ...change };
  return world.get(Transactions).run(async (tx) => {
    const id = await world.get(StaffMails).make(tx, draft, randomUUID());
    await world.get(StaffMails).schedule(tx, id);
    return id;
  });
}
const stop = (id: string) => world.get(Transactions).run((tx) => world.get(StaffMails).stop(tx, id));
const stateOf = async (id: string) =>
  (await world.rows(`select state, sent, receivers from notifications.announcement where id = $1`, [id]))[0];

const plan = async () => {
  while (await world.get(MailingPlans).planDue());
};
/** Plans, and does what was asked for, of mails and pushes. */
async function work(): Promise<void> {
  await plan();
  for (const { id, rangeId } of await world.rows<{ id: string; rangeId: string }>(
    `select id, payload->>'rangeId' as "rangeId" from events.outbox where reaction in ('mail.mailing-range', 'push.mailing-range') order by id`,
  )) {
    const claim = world.get(OutboxStore).claim(id);
    await world.get(MailingsService).sendRange(claim, rangeId);
    expect(claim.isSettled()).toBe(true);
  }
}
/** As far as the rows of what is to go out. */
async function prepare(): Promise<void> {
  await plan();
  for (const { id } of await world.rows<{ id: string }>(`select id from notifications.mailing_range`))
    await world.get(MailingsService).prepareRange(id);
}
async function summarize(): Promise<void> {
  await world.get(SummariesService).planDue();
  for (const { id } of await world.rows<{ id: string }>(`select id from events.outbox where reaction = 'push.summary'`))
    await world.get(PushesService).answer('push.summary', world.get(OutboxStore).claim(id), { memberId: anna.id });
}

describe('the push of new members', () => {
  it('comes on Friday morning, says how many they are and names nobody, leads to all of them; once, also to who wants no mails [#97]', async () => {
    await choose('new_members', 'weekly');
    await set(anna, `notifications_disabled = '{unsubscribed}'`);
    for (const name of ['Bert', 'Carl']) await newcomer(name);
    await fridayCame('-1 minute');
    await work();
    expect(notices()).toEqual([]);
    await fridayCame();
    await Promise.all([1, 2, 3].map(plan));
    await work();
    await work();
    await fridayCame('23 hours');
    await work();
    expect(notices()).toEqual([
      {
        title: '2 new members who may suit you',
        body: 'See who joined this week.',
        url: '/members?new_here=1',
        tag: 'new-members',
        category: 'new_members',
        at: expect.any(String),
        badge: 0,
      },
    ]);
    expect([mails, await rows()]).toEqual([[], [{ kind: 'new-members', state: 'sent' }]]);
  });

  it('comes beside the mail to who wants both, each once, and to nobody who has not asked for it', async () => {
    const berta = await reader('Berta');
    await choose('new_members', 'weekly', berta);
    await newcomer('Bert');
    await fridayCame();
    await work();
    await work();
    expect(mails.map(({ text }) => /Anna|Berta/.exec(text)?.[0] ?? '').toSorted()).toEqual(['Anna', 'Berta']);
    expect(notices()).toHaveLength(1);
    expect(await world.rows(`select member_id as id from notifications.push`)).toEqual([{ id: berta.id }]);
  });

  it.each<[string, () => Promise<unknown>, string[]?]>([
    ['turned it off', () => choose('new_members', 'never')],
    ['pauses', () => set(anna, `status = 'paused'`)],
    ['is fictional', () => world.rows(`update visibility.member_standing set fictional = true where member_id = $1`, [anna.id])],
    ['takes pushes in no browser', () => world.rows(`delete from notifications.push_subscription`)],
    [
      'saw them all',
      () => newcomers().then((all) => Promise.all(all.map(({ id }) => world.get(ViewsService).opened(anna.id, id)))),
      ['suppressed'],
    ],
  ])('goes to nobody who %s, before or after it was written down [#70]', async (_what, change, afterwards = []) => {
    await choose('new_members', 'weekly');
    await newcomer('Bert');
    await fridayCame();
    await prepare();
    expect(await rows()).toEqual([{ kind: 'new-members', state: 'queued' }]);
    await change();
    await work();
    expect([notices(), await rows()]).toEqual([[], [{ kind: 'new-members', state: 'suppressed' }]]);
    await world.rows(`delete from notifications.push`);
    await world.rows(`update notifications.mailing_range set due = public.app_now()`);
    await work();
    expect([notices(), (await rows()).map(({ state }) => state)]).toEqual([[], afterwards]);
  });
  const newcomers = () => world.rows<{ id: TestMember['id'] }>(`select id from auth.account where id <> $1`, [anna.id]);

  it('waits for the end of quiet hours, and then comes once, with all who came in them [#70] [#E22]', async () => {
    await choose('new_members', 'at_once');
    await joinedBeforeFriday(world, await newcomer('Bert'), '90 minutes');
    await joinedBeforeFriday(world, await newcomer('Carl'), '30 minutes');
    await world.get(PreferencesService).setQuietHours(anna.id, { from: '22:00', until: '11:00' });
    for (const moment of ['-59 minutes', '1 minute']) {
      await fridayCame(moment);
      await work();
      await work();
      await summarize();
    }
    expect(notices()).toEqual([]);
    for (const moment of ['61 minutes', '62 minutes']) {
      await fridayCame(moment);
      await work();
      await summarize();
    }
    expect(notices()).toMatchObject([
      {
        title: 'What is waiting for you at Second Spring',
        body: '2 new members who may suit you',
        url: '/members?new_here=1',
      },
    ]);
  });

  it('comes to all others while the service of one browser is away, and to that one once it is back, for a day', async () => {
    const readers = [await reader('Berta'), await reader('Cora')];
    for (const member of readers) await choose('new_members', 'weekly', member);
    await newcomer('Bert');
    await fridayCame();
    for (const { browser } of readers.slice(0, 1)) service.answers.set(browser, 503);
    await work();
    expect(notices()).toHaveLength(1);
    await fridayCame('12 minutes');
    service.answers.clear();
    await work();
    await work();
    expect(notices()).toHaveLength(2);
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  it('is given up when the service of a browser is away for a day, or refuses it', async () => {
    const readers = [await reader('Berta'), await reader('Cora')] as const;
    for (const member of readers) await choose('new_members', 'weekly', member);
    await newcomer('Bert');
    await fridayCame();
    service.answers.set(readers[0].browser, 503);
    service.answers.set(readers[1].browser, 400);
    await work();
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['queued', 'suppressed']);
    await fridayCame('25 hours');
    await work();
    expect([notices(), (await rows()).map(({ state }) => state)]).toEqual([[], ['suppressed', 'suppressed']]);
    expect(await world.rows(`select from notifications.mailing_range where channel = 'push' and finished_at is null`)).toEqual([]);
  });
});

describe('the push of what staff wrote', () => {
  it('has its title alone, leads to its page, and comes to who asked for it, once [#97]', async () => {
    await choose('promotions', 'at_once');
    await choose('site_news', 'at_once');
    await reader('Berta');
    await announce({ kind: 'promotion', path: '/premium?from=push' });
    await work();
    await announce({ texts: { en: texts.en, da: { title: 'En ny side', body: 'Kig.' } } });
    await work();
    await work();
    expect(notices()).toMatchObject([
      { title: 'Offer from Second Spring', body: 'A new page', url: '/premium?from=push' },
      { title: 'News from Second Spring', body: 'A new page', url: '/' },
    ]);
    expect(JSON.stringify(notices())).not.toContain('secret');
    expect(new Set(notices().map(({ tag }) => tag)).size).toBe(2);
  });

  it('counts among the mails as nothing, and the announcement is done when both are through', async () => {
    await choose('site_news', 'at_once');
    const id = await announce();
    await plan();
    await world.rows(`update events.outbox set due = public.app_now() + interval '1 day' where reaction = 'push.mailing-range'`);
    const mailRange = `select id, payload->>'rangeId' as "rangeId" from events.outbox where reaction = 'mail.mailing-range'`;
    for (const { id: row, rangeId } of await world.rows<{ id: string; rangeId: string }>(mailRange))
      await world.get(MailingsService).sendRange(world.get(OutboxStore).claim(row), rangeId);
    expect(await stateOf(id)).toEqual({ state: 'running', sent: 1, receivers: 1 });
    await work();
    expect([await stateOf(id), notices().length]).toEqual([{ state: 'done', sent: 1, receivers: 1 }, 1]);
  });

  it('is none for what the site owes its members: that comes as a mail, which can be kept', async () => {
    const id = await announce({ kind: 'changed_terms' });
    await work();
    expect([notices(), mails.length, await stateOf(id)]).toEqual([[], 1, { state: 'done', sent: 1, receivers: 1 }]);
    expect(await world.rows(`select from notifications.mailing_range where channel = 'push'`)).toEqual([]);
  });

  it('does not go out once staff stopped it', async () => {
    await choose('site_news', 'at_once');
    const id = await announce();
    await prepare();
    await stop(id);
    await work();
    expect([notices(), await rows()]).toEqual([[], [{ kind: 'site-news', state: 'suppressed' }]]);
  });

  it('stops in the middle of a range', async () => {
    await choose('site_news', 'at_once');
    const id = await announce();
    const mailings = world.get(MailingsService);
    const prepareRange = mailings.prepareRange.bind(mailings);
    const stopping = jest.spyOn(mailings, 'prepareRange').mockImplementation(async (rangeId) => {
      const range = await prepareRange(rangeId);
      if (range?.channel === 'push') await stop(id);
      return range;
    });
    await work();
    stopping.mockRestore();
    expect([notices(), await rows()]).toEqual([[], [{ kind: 'site-news', state: 'suppressed' }]]);
  });

  it.each([
    ['at once', 'at_once'],
    ['once a day', 'daily'],
  ] as const)('waits for the end of quiet hours, and then comes once: %s [#70]', async (_name, frequency) => {
    await choose('site_news', frequency);
    await quietNow(world, anna);
    await announce();
    await work();
    await summarize();
    expect(notices()).toEqual([]);
    await world.clockAhead(frequency === 'daily' ? '50 hours' : '61 minutes');
    await world.get(PreferencesService).setQuietHours(anna.id, null);
    await world.rows(`update auth.session set expires_at = public.app_now() + interval '30 days'`);
    await work();
    await summarize();
    await summarize();
    expect(notices()).toHaveLength(1);
  });

  it('comes with what else waits to who wants it once a day, and not when it was stopped meanwhile', async () => {
    await choose('site_news', 'daily');
    await choose('promotions', 'daily');
    const offer = await announce({ kind: 'promotion', path: '/premium' });
    await announce({ path: '/pages/news' });
    await announce();
    await work();
    expect(notices()).toEqual([]);
    await stop(offer).catch(() => world.rows(`update notifications.announcement set state = 'stopped' where id = $1`, [offer]));
    await world.clockAhead('26 hours');
    await world.rows(`update auth.session set expires_at = public.app_now() + interval '30 days'`);
    await summarize();
    expect(notices()).toMatchObject([
      {
        title: 'What is waiting for you at Second Spring',
        body: 'News from Second Spring: A new page\nNews from Second Spring: A new page',
        url: '/',
      },
    ]);
  });

  it('leads to its page when it is all that waited', async () => {
    await choose('site_news', 'daily');
    await announce({ path: '/pages/news' });
    await work();
    await world.clockAhead('26 hours');
    await world.rows(`update auth.session set expires_at = public.app_now() + interval '30 days'`);
    await summarize();
    expect(notices()).toMatchObject([{ body: 'News from Second Spring: A new page', url: '/pages/news' }]);
  });

  it('is in one language, that of its text', async () => {
    await set(anna, `language = 'fi'`);
    await choose('site_news', 'at_once');
    await announce();
    await work();
    expect(notices()).toMatchObject([{ title: 'News from Second Spring', body: 'A new page' }]);
  });
});

describe('the pushes of mailings', () => {
  it('are forgotten after ninety days', async () => {
    await world.clockAhead('0 seconds');
    await world.rows(
      `insert into notifications.push (member_id, kind, dedupe_key, state, created_at)
       select $1, 'unread', days::text, 'sent', public.app_now() - make_interval(days => days) from unnest(array[89, 91]) days`,
      [anna.id],
    );
    expect(await world.get(MailRetention).forgetOld()).toBe(false);
    expect(await world.rows(`select dedupe_key as days from notifications.push`)).toEqual([{ days: '89' }]);
  });

  it.each(locales)('are whole in %s, and short enough for two lines of a phone [#E20]', async (language) => {
    await set(anna, `language = '${language}'`);
    for (const [category, frequency] of [
      ['promotions', 'at_once'],
      ['site_news', 'at_once'],
      ['new_members', 'weekly'],
    ] as const)
      await choose(category, frequency);
    for (const name of ['Bert', 'Carl']) await newcomer(name);
    for (const kind of ['promotion', 'site_news'] as const) await announce({ kind, texts: { ...texts, [language]: texts.en } });
    await fridayCame();
    await work();
    expect(notices()).toHaveLength(3);
    for (const { title, body } of notices()) {
      expect(`${title} ${body}`).not.toMatch(/\{\w+\}|undefined|dating|Bert|Carl/i);
      expect([title.length <= 60, body.length <= 90]).toEqual([true, true]);
    }
  });
});
