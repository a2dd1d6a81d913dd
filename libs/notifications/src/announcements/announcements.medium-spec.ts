import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { locales, type Locale, type NotificationFrequency } from '#contracts';
import type { AnnouncementDraft, AnnouncementKind } from '#contracts-admin';
import { Transactions } from '#database';
import { OutboxStore } from '#events';
import { Mailer, MailDelayed, type OutgoingMail } from '#mail';
import { setLogLevel } from '#observability';
import { World, type TestMember } from '#testing';
import {
  MailingPlans,
  MailingsService,
  MessagesService,
  NotificationsModule,
  PreferencesService,
  StaffMails,
  StaffMailsModule,
  SummariesService,
} from '../index.js';
import { quietNow, secondsUntilSunday } from '../mailings/mailing-times.fixture.js';
import { readable } from '../messages/readable.fixture.js';

setLogLevel('silent');

const taken: OutgoingMail[] = [];
let failure: ((mail: OutgoingMail) => Promise<Error | undefined>) | undefined;
class FakeMailer extends Mailer {
  async send(mail: OutgoingMail): Promise<void> {
    const error = await failure?.(mail);
    if (error) throw error;
    taken.push(mail);
  }
}
@Global()
@Module({ providers: [{ provide: Mailer, useClass: FakeMailer }], exports: [Mailer] })
class FakeMailModule {}

const staffId = randomUUID();
let world: World;
let anna: TestMember;
let sunday: number;
/** From a night on which no mail about new members is due: those of Friday morning would be planned with these. */
const ahead = (interval: string): Promise<void> => world.clockAhead(`${sunday} seconds ${interval}`);
beforeAll(async () => void (world = await World.open([FakeMailModule, NotificationsModule, StaffMailsModule])));
beforeEach(async () => {
  await world.empty();
  taken.length = 0;
  failure = undefined;
  sunday = await secondsUntilSunday(world);
  await ahead('0 hours');
  anna = await world.member('Anna');
});
afterAll(() => world.close());

const texts = { en: { title: 'A new page', body: 'Dear all,\n\nThere is a new page.\nHave a look.' } };
const draftOf = (change: Partial<AnnouncementDraft> = {}): AnnouncementDraft => ({
  kind: 'site_news',
  texts,
  path: '',
  site_id: null,
  countries: [],
  ...change,
});
const staffMails = () => world.get(StaffMails);
const inOne = <Result>(act: Parameters<Transactions['run']>[0]) => world.get(Transactions).run(act) as Promise<Result>;
const make = (change: Partial<AnnouncementDraft> = {}) => inOne<string>((tx) => staffMails().make(tx, draftOf(change), staffId));
const schedule = (id: string, at?: Date) => inOne<void>((tx) => staffMails().schedule(tx, id, at));
const stop = (id: string) => inOne<void>((tx) => staffMails().stop(tx, id));
const announce = async (change: Partial<AnnouncementDraft> = {}) => {
  const id = await make(change);
  await schedule(id);
  return id;
};
const choose = (member: TestMember, frequency: NotificationFrequency, category: 'promotions' | 'site_news' = 'site_news') =>
  world.get(PreferencesService).choose(member.id, { category, channel: 'email', frequency });
const addressOf = async ({ id }: TestMember) =>
  (await world.rows<{ email: string }>(`select email from auth.account where id = $1`, [id]))[0]?.email ?? '';
const set = ({ id }: TestMember, change: string) => world.rows(`update auth.account set ${change} where id = $1`, [id]);
const stateOf = async (id: string) =>
  (await world.rows(`select state, sent, receivers from notifications.announcement where id = $1`, [id]))[0];
const readers = () => taken.map(({ text }) => /Hello (\w+)|Beste (\w+)|Hallo (\w+)/.exec(text)?.slice(1).find(Boolean) ?? '').toSorted();
const plan = () => world.get(MailingPlans).planDue();

const ranges = () => world.rows<{ id: string }>(`select id from notifications.mailing_range`);

/** As far as the rows of the mails. */
async function prepare(): Promise<void> {
  await plan();
  const [range] = await ranges();
  await world.get(MailingsService).prepareRange(range?.id ?? '');
}
async function sendRanges(): Promise<string[]> {
  const failed: string[] = [];
  const rows = await world.rows<{ id: string; rangeId: string }>(
    `select id, payload->>'rangeId' as "rangeId" from events.outbox where reaction = 'mail.mailing-range' order by id`,
  );
  for (const { id, rangeId } of rows) {
    const claim = world.get(OutboxStore).claim(id);
    await world
      .get(MailingsService)
      .sendRange(claim, rangeId)
      .then(
        () => expect(claim.isSettled()).toBe(true),
        (reason: unknown) => failed.push(String(reason)),
      );
  }
  return failed;
}
async function work(): Promise<string[]> {
  while (await plan());
  return sendRanges();
}

describe('a promotion', () => {
  it('reaches nobody who has not asked for it, and is counted so [#9] [#70] [#97]', async () => {
    const id = await announce({ kind: 'promotion' });
    expect(await staffMails().countReceivers({ kind: 'promotion', siteId: null, countries: [] })).toBe(0);
    await work();
    expect(taken).toEqual([]);
    expect(await stateOf(id)).toEqual({ state: 'done', sent: 0, receivers: 0 });
  });

  it('reaches who asked for it, says that it is an offer, and can be stopped with one press [#9] [#70] [#97]', async () => {
    await world.member('Berta');
    await choose(anna, 'at_once', 'promotions');
    expect(await staffMails().countReceivers({ kind: 'promotion', siteId: null, countries: [] })).toBe(1);
    const id = await announce({ kind: 'promotion', path: '/premium?from=mail' });
    await work();
    await work();
    expect(taken).toHaveLength(1);
    const [mail] = taken;
    expect(mail?.to).toBe(await addressOf(anna));
    expect(mail?.subject).toBe('Offer from Second Spring: A new page');
    expect(mail?.unsubscribeUrl).toMatch(/\/api\/unsubscribe\?token=/);
    expect(mail?.lane).toBe('bulk');
    for (const part of ['/premium?from=mail', 'There is a new page. Have a look.', 'Stop these e-mails']) {
      expect(readable(mail?.html ?? '')).toContain(part);
      expect(mail?.text).toContain(part);
    }
    expect(await stateOf(id)).toEqual({ state: 'done', sent: 1, receivers: 1 });
  });
});

describe('news of the site', () => {
  it.each<[string, (member: TestMember) => Promise<unknown>]>([
    ['turned them off', (member) => choose(member, 'never')],
    ['stopped all mails', (member) => set(member, `notifications_disabled = '{unsubscribed}'`)],
    ['took a mail for spam', (member) => set(member, `notifications_disabled = '{spam}'`)],
    ['pauses', (member) => set(member, `status = 'paused'`)],
  ])('go to nobody who %s, before it begins, or after it was planned [#70]', async (_what, change) => {
    const [berta, carla] = [await world.member('Berta'), await world.member('Carla')];
    await change(berta);
    await announce();
    await plan();
    await change(anna);
    await sendRanges();
    expect(readers()).toEqual([carla.name]);
  });

  it('ask once more, mail by mail, whether their reader wants them', async () => {
    const berta = await world.member('Berta');
    await announce();
    await prepare();
    await choose(berta, 'never');
    await sendRanges();
    expect(readers()).toEqual(['Anna']);
  });

  it('wait for the summary of who wants them once a day, whole, and come by no other mail [#70] [#9]', async () => {
    await choose(anna, 'daily');
    const id = await announce();
    await work();
    expect([taken.length, await stateOf(id)]).toEqual([0, { state: 'done', sent: 0, receivers: 1 }]);
    expect(await world.rows(`select category, about from notifications.waiting`)).toEqual([{ category: 'site_news', about: id }]);
    await ahead('25 hours');
    await summarize();
    expect(taken).toHaveLength(1);
    for (const part of ['A new page', 'There is a new page. Have a look.', 'Go to Second Spring']) expect(taken[0]?.html).toContain(part);
  });

  it('are in no summary any more when they were stopped meanwhile', async () => {
    const berta = await world.member('Berta');
    await choose(anna, 'weekly');
    const id = await announce();
    failure = async ({ to }) => (to === (await addressOf(berta)) ? new MailDelayed('not-taken') : undefined);
    await work();
    await stop(id);
    await ahead('8 days');
    await summarize();
    expect(taken).toEqual([]);
  });

  it('wait for the end of quiet hours, and then come once [#70]', async () => {
    await quietNow(world, anna);
    await world.member('Berta');
    const id = await announce();
    await work();
    await summarize();
    expect([readers(), await stateOf(id)]).toEqual([['Berta'], { state: 'done', sent: 1, receivers: 2 }]);
    await ahead('61 minutes');
    for (const _again of [1, 2]) {
      await work();
      await summarize();
    }
    expect([readers(), taken.at(-1)?.subject]).toEqual([['Anna', 'Berta'], 'What is waiting for you at Second Spring']);
    expect(taken.at(-1)?.html).toContain('There is a new page. Have a look.');
  });

  it('wait for the end of quiet hours by themselves when the site owes them to its members [#70]', async () => {
    await quietNow(world, anna);
    await world.member('Berta');
    const id = await announce({ kind: 'changed_terms' });
    await work();
    expect([readers(), (await stateOf(id))?.['state']]).toEqual([['Berta'], 'running']);
    await ahead('61 minutes');
    await work();
    await work();
    expect([readers(), await stateOf(id)]).toEqual([['Anna', 'Berta'], { state: 'done', sent: 2, receivers: 2 }]);
  });

  it('go to one site, or to some countries, when they are for these', async () => {
    await world.member('Berta', { country: 'NL' });
    await world.rows(`update profiles.profile set country = 'BE' where member_id = $1`, [anna.id]);
    await set(anna, `site_id = '01900000-0000-7000-8000-00000000beef'`);
    await announce({ countries: ['BE', 'DE'] });
    await announce({ site_id: anna.siteId });
    await announce({ countries: ['DE'] });
    await work();
    expect(readers()).toEqual(['Anna', 'Berta']);
  });

  it('wait for their moment', async () => {
    const [row] = await world.rows<{ at: Date }>(`select public.app_now() + interval '2 hours' as at`);
    const id = await make();
    await schedule(id, row?.at);
    await work();
    expect([taken.length, (await stateOf(id))?.['state']]).toEqual([0, 'planned']);
    await ahead('2 hours 1 minute');
    await work();
    expect(taken).toHaveLength(1);
  });

  it('go to no fictional profile', async () => {
    await world.member('Fleur', { fictional: true });
    await announce();
    await work();
    expect(readers()).toEqual(['Anna']);
  });
});

describe.each<AnnouncementKind>(['changed_terms', 'site_closing'])('a duty: %s', (kind) => {
  it('goes to everybody but to closed accounts, where mails came back too, says why, and cannot be switched off [#9]', async () => {
    const people = {
      Unsubscribed: `notifications_disabled = '{unsubscribed}'`,
      Spam: `notifications_disabled = '{spam}'`,
      Paused: `status = 'paused'`,
      Suspended: `status = 'suspended'`,
      Bounced: `notifications_disabled = '{bounced}'`,
      Banned: `status = 'banned'`,
      Deleted: `status = 'deleted'`,
      Stranger: `status = 'not_confirmed'`,
    };
    for (const [name, change] of Object.entries(people)) await set(await world.member(name), change);
    for (const category of ['promotions', 'site_news'] as const) await choose(anna, 'never', category);
    expect(await staffMails().countReceivers({ kind, siteId: null, countries: [] })).toBe(6);
    const id = await announce({ kind });
    await work();
    expect(readers()).toEqual(['Anna', 'Bounced', 'Paused', 'Spam', 'Suspended', 'Unsubscribed']);
    for (const { text, unsubscribeUrl } of taken) {
      expect([unsubscribeUrl, /stop these/i.test(text)]).toEqual([undefined, false]);
      expect(text).toContain('also goes to those who want no others');
    }
    expect(await stateOf(id)).toEqual({ state: 'done', sent: 6, receivers: 6 });
  });

  it.each([`status = 'banned'`])('asks once more when it is sent: %s', async (change) => {
    await world.member('Berta');
    await announce({ kind });
    await prepare();
    await set(anna, change);
    await sendRanges();
    expect(readers()).toEqual(['Berta']);
  });
});

describe('an announcement', () => {
  it('is in the language of its reader, else in English, else in Dutch, frame and all', async () => {
    const nl = { title: 'Een pagina', body: 'Er is een pagina.' };
    await set(anna, `language = 'pl'`);
    await set(await world.member('Nel'), `language = 'nl'`);
    await announce({ texts: { ...texts, nl } });
    await work();
    expect(taken.map(({ subject }) => subject).toSorted()).toEqual([
      'News from Second Spring: A new page',
      'Nieuws van Second Spring: Een pagina',
    ]);
    taken.length = 0;
    await announce({ texts: { nl } });
    await work();
    for (const { html } of taken) expect(html).toMatch(/<html[^>]* lang="nl-NL"/);
    expect(taken).toHaveLength(2);
  });

  it('says what was written letter by letter: no markup, nothing filled in', async () => {
    await announce({ texts: { en: { title: '{site} <b>', body: '<script>alert(1)</script> {name}' } } });
    await work();
    const [mail] = taken;
    expect(mail?.subject).toBe('News from Second Spring: {site} <b>');
    expect(mail?.html).not.toContain('<script');
    expect(mail?.text).toContain('<script>alert(1)</script> {name}');
  });

  it.each(locales)('has a whole frame in %s [#E20]', async (language: Locale) => {
    await set(anna, `language = '${language}'`);
    await choose(anna, 'at_once', 'promotions');
    const one = { [language]: { title: 'Titel', body: 'Tekst.' }, en: texts.en };
    for (const kind of ['promotion', 'site_news', 'changed_terms', 'site_closing'] as const) await announce({ kind, texts: one });
    await work();
    expect(new Set(taken.map(({ subject }) => subject)).size).toBe(4);
    for (const { subject, html, text } of taken) expect(`${subject}${html}${text}`).not.toMatch(/\{\w+\}|undefined/);
  });

  it('is planned once by two planners at the same moment, and comes once to each', async () => {
    for (let each = 0; each < 5; each += 1) await world.member();
    const id = await announce();
    await Promise.all([1, 2, 3].map(plan));
    expect(await ranges()).toHaveLength(1);
    await sendRanges();
    await work();
    expect([taken.length, new Set(taken.map(({ to }) => to)).size, await stateOf(id)]).toEqual([
      6,
      6,
      { state: 'done', sent: 6, receivers: 6 },
    ]);
  });

  it('comes to nobody twice and to all when it is broken off at any mail, and when a process dies with one under way', async () => {
    for (let each = 0; each < 8; each += 1) await world.member();
    const id = await announce();
    let sent = 0;
    failure = () => Promise.resolve((sent += 1) % 3 === 0 ? new MailDelayed('not-taken') : undefined);
    for (let round = 0; round < 6; round += 1) await work();
    failure = undefined;
    // One that was under way when its process died is not sent again.
    await world.rows(
      `update notifications.mail set state = 'sending', leased_until = now() - interval '1 minute' where member_id = $1 and state = 'queued'`,
      [anna.id],
    );
    expect(await work()).toEqual([]);
    expect([taken.length, new Set(taken.map(({ to }) => to)).size]).toEqual([9, 9]);
    expect(await stateOf(id)).toEqual({ state: 'done', sent: 9, receivers: 9 });
  });

  it('does not come again when the process dies with a mail under way', async () => {
    const id = await announce();
    await plan();
    await world.rows(
      `insert into notifications.mail (member_id, kind, dedupe_key, locale, state, message_id, created_at, leased_until)
       values ($1::uuid, 'site-news', 'announcement:' || $2::text || ':' || $1::text, 'en', 'sending', '<x@y>', now(), now() - interval '1 minute')`,
      [anna.id, id],
    );
    await sendRanges();
    expect([taken, (await stateOf(id))?.['state']]).toEqual([[], 'done']);
  });

  it('stops in the middle of a range: what is out is out, and nothing follows', async () => {
    for (let each = 0; each < 20; each += 1) await world.member();
    const id = await announce();
    failure = async () => {
      if (taken.length === 4) await stop(id);
      return undefined;
    };
    await work();
    await work();
    expect(taken.length).toBeGreaterThanOrEqual(4);
    expect(taken.length).toBeLessThanOrEqual(8);
    expect(await stateOf(id)).toEqual({ state: 'stopped', sent: taken.length, receivers: 21 });
    expect(await world.rows(`select from notifications.mail where state = 'queued'`)).toEqual([]);
  });

  it('sends nothing of the ranges that had not begun when it was stopped, and leaves no mail waiting', async () => {
    const id = await announce();
    await prepare();
    await stop(id);
    await sendRanges();
    expect(taken).toEqual([]);
    expect(await world.rows(`select state from notifications.mail`)).toEqual([{ state: 'suppressed' }]);
  });

  it('does not begin when it was stopped before its moment', async () => {
    const id = await announce();
    await stop(id);
    await work();
    expect(taken).toEqual([]);
  });

  it('moves on only as it may: a draft is saved and scheduled, and nothing is stopped twice', async () => {
    const refused = (act: Promise<unknown>) => expect(act).rejects.toMatchObject({ code: 'announcement_under_way' });
    const id = await make();
    await refused(stop(id));
    await inOne((tx) => staffMails().save(tx, id, draftOf({ kind: 'promotion' })));
    await schedule(id);
    await refused(schedule(id));
    await refused(inOne((tx) => staffMails().save(tx, id, draftOf())));
    await stop(id);
    await refused(stop(id));
    await refused(schedule(id));
    await expect(stop(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('can be tried out at the address of whoever wrote it, and at no other', async () => {
    await world.rows(
      `insert into auth.staff (id, email, name, password_hash, totp_secret, roles) values ($1, 'cora@staff.example', 'Cora', '', '', '{content}')`,
      [staffId],
    );
    const id = await make();
    await inOne((tx) => staffMails().test(tx, id, staffId, 'nl'));
    const [row] = await world.rows<{ id: string; payload: never }>(
      `select id, payload from events.outbox where reaction = 'mail.announcement-test'`,
    );
    const outcome = await world
      .get(MessagesService)
      .answer('mail.announcement-test', world.get(OutboxStore).claim(row?.id ?? ''), row?.payload);
    expect(outcome.kind).toBe('done');
    expect(taken).toMatchObject([{ to: 'cora@staff.example', subject: 'Test: News from Second Spring: A new page' }]);
    expect(await world.rows(`select member_id from notifications.mail`)).toEqual([{ member_id: null }]);
    await world.rows(`delete from auth.staff`);
  });
});

async function summarize(): Promise<void> {
  const summaries = world.get(SummariesService);
  while (await summaries.planDue());
  const rows = await world.rows<{ id: string; memberId: TestMember['id'] }>(
    `select id, payload->>'memberId' as "memberId" from events.outbox where reaction = 'mail.summary'`,
  );
  for (const { id, memberId } of rows)
    await world.get(MessagesService).answer('mail.summary', world.get(OutboxStore).claim(id), { memberId });
}
