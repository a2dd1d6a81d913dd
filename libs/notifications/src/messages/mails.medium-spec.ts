import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import {
  ActivationMails,
  ActivationService,
  MailChangeConfirmation,
  MailChangeService,
  OneTimeTokens,
  PasswordChangeService,
  SessionsService,
  SignupService,
  type SessionMember,
} from '#auth';
import { ReadingService, SendingService } from '#chats';
import { locales, type Locale } from '#contracts';
import { Transactions } from '#database';
import { DeadLetters, OutboxStore, type Claim } from '#events';
import { Mailer, MailDelayed, MailRejected, type OutgoingMail } from '#mail';
import { MemberData } from '#member-data';
import { ReportsService } from '#moderation';
import { setLogLevel } from '#observability';
import { demoIds, SiteService, type Site } from '#site';
import { signupForm, World, type TestMember } from '#testing';
import { MailRetention, MessagesService, NotificationsModule, UnsubscribingService } from '../index.js';
import { MailRefusals, MailRefusalsRepository } from '../refusals/index.js';

setLogLevel('silent');
const home = { requestId: 'test', ip: '203.0.113.7', userAgent: 'Test' };

/** The outer rim: takes mails, or answers as a mail server does on a bad day. */
class FakeMailer extends Mailer {
  readonly taken: OutgoingMail[] = [];
  answers: (() => void | Promise<void>)[] = [];

  async send(mail: OutgoingMail): Promise<void> {
    const answer = this.answers.shift();
    if (answer) await answer();
    this.taken.push(mail);
  }
}
const mailer = new FakeMailer();

@Global()
@Module({ providers: [{ provide: Mailer, useValue: mailer }], exports: [Mailer] })
class FakeMailModule {}

let world: World;
let site: Site;
beforeAll(async () => {
  world = await World.open([FakeMailModule, NotificationsModule]);
  site = await world.get(SiteService).byId(demoIds.site);
});
beforeEach(async () => {
  await world.empty();
  mailer.taken.length = 0;
  mailer.answers = [];
});
afterAll(() => world.close());

async function anna(language: Locale = 'nl'): Promise<SessionMember> {
  const outcome = await world.get(SignupService).signUp(site, signupForm({ language }), home);
  if (outcome === 'told-by-mail') throw new Error('no session');
  const me = await world.get(SessionsService).resolve(outcome.session.token);
  if (!me) throw new Error('no member');
  return me;
}

type Waiting = { id: string; reaction: string; payload: { tokenId: string } };
const waiting = async (): Promise<Waiting> => {
  const [row] = await world.rows<Waiting>(`select id, reaction, payload from events.outbox order by id desc limit 1`);
  if (!row) throw new Error('nothing waits');
  return row;
};
const outbox = async (): Promise<number> => (await world.rows(`select 1 from events.outbox`)).length;
const states = async () =>
  (await world.rows<{ state: string }>(`select state from notifications.mail order by id`)).map(({ state }) => state);
const claimOf = (id: string): Claim => world.get(OutboxStore).claim(id);
const aClaim = (): Claim => claimOf(randomUUID());
const sendActivation = ({ id, payload }: Waiting) => world.get(MessagesService).answer('mail.activation', claimOf(id), payload);
const endLeases = () => world.rows(`update notifications.mail set leased_until = now() - interval '1 second'`);

describe('the mails about the account itself', () => {
  const confirmed = async (locale: Locale) => {
    const me = await anna(locale);
    await world.rows(`update auth.account set status = 'active', confirmed_at = now() where id = $1`, [me.id]);
    await world.rows(`delete from events.outbox`);
    return me;
  };
  const last = () => mailer.taken.at(-1);
  const both = () => [last()?.html ?? '', last()?.text ?? ''];

  it.each(locales)('speak %s and lead where their button says [#E20] [#37]', async (locale) => {
    const me = await confirmed(locale);
    const messages = world.get(MessagesService);
    const changes = world.get(MailChangeService);
    await changes.request(site, me, { email: 'new@mail.example', password: 'Heidebloem-61' }, home);
    const asked = await waiting();
    await messages.answer('mail.mail-change', claimOf(asked.id), asked.payload);
    expect(last()?.to).toBe('new@mail.example');
    for (const form of both()) {
      expect(form).toMatch(/http:\/\/localhost:3000\/mail-change\/do\?token=[\w-]{43}/);
      // The address may be a stranger's by a typing error.
      expect(form).not.toContain('Anna');
    }
    await world.get(MailChangeConfirmation).confirm(/token=([\w-]{43})/.exec(last()?.text ?? '')?.[1] ?? '', home);
    const changed = await waiting();
    await messages.answer('mail.mail-changed', claimOf(changed.id), changed.payload);
    expect(last()?.to).toBe('anna@mail.example');
    for (const form of both()) expect(form).toMatch(/http:\/\/localhost:3000\/[\w-]{43}/);

    await world.get(PasswordChangeService).change(me, { old_password: 'Heidebloem-61', password: 'Gele-Narcis-77', password_again: '' });
    const replaced = await waiting();
    await messages.answer('mail.password-changed', claimOf(replaced.id), replaced.payload);
    expect(last()?.to).toBe('new@mail.example');
    for (const form of both()) expect(form).toContain('Anna');

    await messages.answer('mail.address-tried', aClaim(), { memberId: me.id, tryId: randomUUID() });
    for (const form of both()) expect(form).toContain('http://localhost:3000/login');
    expect(mailer.taken).toHaveLength(4);
    for (const { html, text, subject } of mailer.taken) expect(`${html}${text}${subject}`).not.toMatch(/\{\w+\}/);
    expect(await outbox()).toBe(0);
  });

  it('are not sent when there is nothing left to do', async () => {
    const me = await confirmed('nl');
    const messages = world.get(MessagesService);
    await world.get(PasswordChangeService).change(me, { old_password: 'Heidebloem-61', password: 'Gele-Narcis-77', password_again: '' });
    const job = await waiting();
    await world.clockAhead('49 hours');
    expect(await messages.answer('mail.password-changed', claimOf(job.id), job.payload)).toMatchObject({ kind: 'skipped' });
    await world.rows(`update auth.account set status = 'banned'`);
    expect(await messages.answer('mail.address-tried', aClaim(), { memberId: me.id, tryId: randomUUID() })).toMatchObject({
      kind: 'skipped',
    });
    expect(mailer.taken).toHaveLength(0);
  });

  it.each(['mail.reset', 'mail.undo-deletion', 'mail.mail-change', 'mail.mail-changed', 'mail.password-changed'] as const)(
    'are not sent for a link that is gone, and their job is done with: %s',
    async (mail) => {
      const me = await confirmed('nl');
      await world.get(PasswordChangeService).change(me, { old_password: 'Heidebloem-61', password: 'Gele-Narcis-77', password_again: '' });
      const job = await waiting();
      const gone = { tokenId: randomUUID() };
      expect(await world.get(MessagesService).answer(mail, claimOf(job.id), gone)).toMatchObject({ kind: 'skipped' });
      expect([mailer.taken.length, await outbox()]).toEqual([0, 0]);
    },
  );
});

describe('the activation mail', () => {
  it.each(locales)('speaks %s, names the site, and holds link, code and reason in both forms', async (locale) => {
    const me = await anna(locale);
    await sendActivation(await waiting());
    const [mail] = mailer.taken;
    expect(mail).toMatchObject({ to: 'anna@mail.example', from: { name: site.name, address: expect.stringContaining('@') } });
    expect(mail?.messageId).toMatch(/^<[0-9a-f-]{36}@[^@>]+>$/);
    for (const form of [mail?.html ?? '', mail?.text ?? '']) {
      expect(form).toContain('Anna');
      expect(form).toContain(site.name);
      expect(form).toContain(site.settings.support_email);
      expect(form).toContain(site.company.city);
      expect(form).toMatch(/http:\/\/localhost:3000\/[\w-]{43}/);
      expect(form).toMatch(/\b\d{6}\b/);
      expect(form).not.toMatch(/\{\w+\}/);
    }
    const code = /\n(\d{6})\n/.exec(mail?.text ?? '')?.[1] ?? '';
    await world.get(ActivationService).activateByCode(me, code);
    expect(await outbox()).toBe(0);
    expect(await states()).toEqual(['sent']);
  });

  it('goes out once when two workers hold the same job', async () => {
    await anna();
    const job = await waiting();
    let release = (): void => undefined;
    mailer.answers = [() => new Promise((resolve) => (release = resolve))];
    const first = sendActivation(job);
    while ((await states())[0] !== 'sending') await new Promise((resolve) => setTimeout(resolve, 10));
    await expect(sendActivation(job)).rejects.toThrow('another process');
    release();
    expect(await first).toEqual({ kind: 'done' });
    expect(await sendActivation(job)).toMatchObject({ kind: 'skipped' });
    expect(mailer.taken).toHaveLength(1);
    expect(await outbox()).toBe(0);
  });

  it('goes out again, under the same id, after a worker died while sending it', async () => {
    await anna();
    const job = await waiting();
    mailer.answers = [() => Promise.reject(new MailDelayed('unknown'))];
    await expect(sendActivation(job)).rejects.toBeInstanceOf(MailDelayed);
    expect(await outbox()).toBe(1);
    await sendActivation(job);
    const [{ id } = { id: '' }] = await world.rows<{ id: string }>(`select id from notifications.mail`);
    expect(mailer.taken.map(({ messageId }) => messageId.includes(id))).toEqual([true]);
    // Killed: the row says that it is being sent, and nobody is at it.
    await world.rows(`update notifications.mail set state = 'sending'`);
    await endLeases();
    await sendActivation(job);
    expect(new Set(mailer.taken.map(({ messageId }) => messageId)).size).toBe(1);
    expect(mailer.taken).toHaveLength(2);
  });

  it('is not sent when the address was corrected or confirmed meanwhile, and its job is gone', async () => {
    const me = await anna();
    const old = await waiting();
    await world.get(ActivationMails).correctAddress(me, 'anna@right.example');
    expect(await sendActivation(old)).toMatchObject({ kind: 'skipped' });
    await sendActivation(await waiting());
    expect(mailer.taken.map(({ to }) => to)).toEqual(['anna@right.example']);
    expect(await outbox()).toBe(0);
  });

  it('notes an address that does not exist, and forgets that when it is corrected', async () => {
    const me = await anna();
    mailer.answers = [() => Promise.reject(new MailRejected('550 No such mailbox'))];
    await sendActivation(await waiting());
    const disabled = async () => (await world.rows(`select notifications_disabled as stops from auth.account`))[0]?.['stops'];
    expect(await disabled()).toEqual(['bounced']);
    expect(await states()).toEqual(['bounced']);
    expect(await outbox()).toBe(0);
    await world.get(ActivationMails).correctAddress(me, 'anna@right.example');
    expect(await disabled()).toEqual([]);
  });

  it('that is refused for anything but its address waits, stops nothing for the member, and goes out from the letters given up too', async () => {
    await anna();
    const refusal = new MailDelayed('not-taken', { refused: true, onlyThis: true });
    mailer.answers = [() => Promise.reject(refusal)];
    const job = await waiting();
    await expect(sendActivation(job)).rejects.toBe(refusal);
    expect(await states()).toEqual(['queued']);
    expect(await world.rows(`select notifications_disabled as stops from auth.account`)).toEqual([{ stops: [] }]);
    expect(await world.get(OutboxStore).fail(job.id, 'MailDelayed', 1, true)).toBe('dead');
    expect(await outbox()).toBe(0);
    await world.get(Transactions).run((tx) => world.get(DeadLetters).retry(tx, job.id));
    await sendActivation(await waiting());
    expect(await states()).toEqual(['sent']);
    expect(mailer.taken).toHaveLength(1);
    expect(await outbox()).toBe(0);
  });

  it('that comes back late, from an address that was corrected meanwhile, stops nothing for the new one', async () => {
    const me = await anna();
    mailer.answers = [
      async () => {
        await world.get(ActivationMails).correctAddress(me, 'anna@right.example');
        throw new MailRejected('550 No such mailbox');
      },
    ];
    const [first] = await world.rows<Waiting>(`select id, reaction, payload from events.outbox order by id`);
    if (!first) throw new Error('nothing waits');
    await sendActivation(first);
    expect(await states()).toEqual(['bounced']);
    expect(await world.rows(`select notifications_disabled as stops from auth.account`)).toEqual([{ stops: [] }]);
    await sendActivation(await waiting());
    expect(mailer.taken.map(({ to }) => to)).toEqual(['anna@right.example']);
  });
});

describe('mails to many members that are refused within ten minutes', () => {
  const gone = new MailRejected('550 5.1.1 No such user');
  const later = new MailDelayed('not-taken', { refused: true, onlyThis: true });
  const crowd = async (count: number, domain: (n: number) => string) => {
    const { id } = await world.member();
    return world.rows<{ id: TestMember['id']; email: string }>(
      `with made as (
         insert into auth.account (community_id, site_id, email, password_hash, language, status, terms_version, terms_accepted_at, created_at)
         select community_id, site_id, 'crowd' || n || '@' || domain, 'none', language, 'active', terms_version, now(), now()
           from auth.account, unnest($2::text[]) with ordinality d (domain, n) where id = $1 order by n returning id, email),
       named as (
         insert into profiles.profile
         select (jsonb_populate_record(p, jsonb_build_object('member_id', made.id))).* from profiles.profile p, made where p.member_id = $1)
       select id, email from made order by id`,
      [id, Array.from({ length: count }, (_, n) => domain(n))],
    );
  };
  type Reader = Awaited<ReturnType<typeof crowd>>[number];
  const linkOf = ({ id, email }: Reader) => world.get(Transactions).run((tx) => world.get(OneTimeTokens).issue(tx, 'reset', id, email));
  const mailTo = async (reader: Reader, answer: Error, link?: string) => {
    const tokenId = link ?? (await linkOf(reader));
    mailer.answers = [() => Promise.reject(answer)];
    return world.get(MessagesService).answer('mail.reset', aClaim(), { tokenId });
  };
  const mailAll = async (members: readonly Reader[], answer: Error) => {
    for (const member of members) await mailTo(member, answer).catch(() => undefined);
  };
  const marked = async () =>
    (await world.rows<{ email: string }>(`select email from auth.account where 'bounced' = any (notifications_disabled) order by email`))
      .length;
  const worst = () => world.get(Transactions).read((tx) => world.get(MailRefusalsRepository).worst(tx));

  it('mark five of a domain, and with the sixth nobody of it; the sixth mail waits, and others keep their marks', async () => {
    const [other] = await crowd(1, () => 'small.example');
    if (other) await mailAll([other], gone);
    const members = await crowd(6, () => 'large.example');
    await mailAll(members.slice(0, 5), gone);
    expect([await marked(), await worst()]).toEqual([6, { domain: 5, all: 6 }]);
    const [sixth] = members.slice(5);
    if (sixth) await expect(mailTo(sixth, gone)).rejects.toMatchObject({ name: 'MailDelayed', fault: 'not-taken' });
    expect([await marked(), await worst()]).toEqual([1, { domain: 6, all: 7 }]);
    expect((await states()).filter((state) => state === 'queued')).toHaveLength(1);
  });

  it('mark 20 of as many domains, and with the next one nobody', async () => {
    const members = await crowd(21, (n) => `mail${n}.example`);
    await mailAll(members.slice(0, 20), gone);
    expect(await marked()).toBe(20);
    await mailAll(members.slice(20), gone);
    expect([await marked(), await worst()]).toEqual([0, { domain: 1, all: 21 }]);
  });

  it('mark nobody where the server first refuses us, and then says that mailboxes do not exist', async () => {
    const members = await crowd(7, () => 'large.example');
    await mailAll(members.slice(0, 5), later);
    await mailAll(members.slice(5), gone);
    expect(await marked()).toBe(0);
  });

  it('count each member once, and only for so long', async () => {
    const [first, ...others] = await crowd(7, () => 'large.example');
    if (!first) throw new Error('nobody');
    const link = await linkOf(first);
    for (let tries = 0; tries < 7; tries += 1) await mailTo(first, later, link).catch(() => undefined);
    await mailTo(first, gone, link).catch(() => undefined);
    expect([await marked(), await worst()]).toEqual([1, { domain: 1, all: 1 }]);
    await world.clockAhead('11 minutes');
    await mailAll(others, gone);
    // A mark from before the burst stays.
    expect([await marked(), await worst()]).toEqual([1, { domain: 6, all: 6 }]);
    await world.clockAhead('22 minutes');
    const [next] = others;
    if (next) await mailAll([next], gone);
    expect(await marked()).toBe(2);
    await world.clockAhead('44 minutes');
    await world.get(MailRetention).forgetOld();
    expect(await world.rows(`select from notifications.mail_refusal`)).toEqual([]);
  });

  it('count in the order in which they come, also when they come at once', async () => {
    const members = await crowd(7, () => 'large.example');
    const refuse = ({ id: memberId, email: address }: Reader) =>
      world.get(Transactions).run((tx) => world.get(MailRefusals).note(tx, { memberId, address, isGone: true }));
    const bursts = await Promise.all(members.map(refuse));
    expect(bursts.filter((isBurst) => !isBurst)).toHaveLength(5);
    expect(await marked()).toBe(0);
  });
});

describe('mails to an account that was closed meanwhile', () => {
  it('are not sent: neither the receipt of a report nor the news that the export is ready', async () => {
    const [dora, carl] = [await world.member('Dora'), await world.member('Carl', { gender: 'male' })];
    await world.get(ReportsService).report(dora.id, { profile: carl.id, reason: 'money' }, null);
    const [report] = await world.rows<{ id: string }>(`select id from moderation.report`);
    const [ready] = await world.rows<{ id: string }>(
      `insert into exports.member_export (member_id, state, object, asked_at, expires_at) values ($1, 'ready', 'x', now(), now() + interval '1 day') returning id`,
      [dora.id],
    );
    const send = async () => [
      await world.get(MessagesService).answer('mail.report-received', aClaim(), { reportId: report?.id ?? '' }),
      await world.get(MessagesService).answer('mail.export-ready', aClaim(), { exportId: ready?.id ?? '' }),
    ];
    await world.rows(`update auth.account set status = 'deleted' where id = $1`, [dora.id]);
    expect(await send()).toMatchObject([{ kind: 'skipped' }, { kind: 'skipped' }]);
    expect(mailer.taken).toEqual([]);
    await world.rows(`update auth.account set status = 'active' where id = $1`, [dora.id]);
    expect(await send()).toMatchObject([{ kind: 'done' }, { kind: 'done' }]);
    expect(mailer.taken).toHaveLength(2);
    expect(await world.get(MessagesService).answer('mail.report-received', aClaim(), { reportId: randomUUID() })).toMatchObject({
      kind: 'skipped',
    });
  });
});

describe('the reminder of unread messages', () => {
  let bert: TestMember;
  let carla: TestMember;
  let chatId: Awaited<ReturnType<World['chatBetween']>>;
  const remindBy = (claim: Claim) =>
    world.get(MessagesService).answer('mail.unread-reminder', claim, { key: randomUUID(), conversationId: chatId, memberId: carla.id });
  const remind = async () => remindBy(claimOf((await waiting()).id));
  const write = (text: string) =>
    world.get(SendingService).sendMessage({ id: bert.id, siteId: bert.siteId }, chatId, { client_id: randomUUID(), text });

  beforeEach(async () => {
    bert = await world.member('Bert', { gender: 'male', credits: 20 });
    carla = await world.member('Carla', { language: 'en' });
    chatId = await world.chatBetween(bert, carla);
    await write('The secret of the roses');
  });

  it('says who wrote and how much, never what', async () => {
    await write('A second line');
    await remind();
    const [mail] = mailer.taken;
    expect(mail?.subject).toBe('Bert wrote to you: 2 messages');
    expect(`${mail?.html}${mail?.text}`).not.toMatch(/roses|second line/);
    expect(mail?.text).toContain(`/chats/${chatId}`);
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost:3000\/api\/unsubscribe\?token=[\w-]{43}$/);
    expect(await outbox()).toBe(0);
  });

  it('stays away when the message was read meanwhile', async () => {
    await world.get(ReadingService).markRead(carla.id, chatId, 1);
    expect(await remind()).toEqual({ kind: 'skipped', why: 'read meanwhile' });
    expect(mailer.taken).toEqual([]);
    expect(await outbox()).toBe(0);
  });

  it.each([
    ['is unsubscribed', `update auth.account set notifications_disabled = '{unsubscribed}' where id = $1`],
    ['is closed', `update auth.account set status = 'deleted' where id = $1`],
    ['blocked the writer', `update visibility.pair set block = 3 where $1 in (lo, hi)`],
  ])('stays away when the member %s', async (_, change) => {
    await world.rows(change, [carla.id]);
    expect(await remind()).toMatchObject({ kind: 'skipped' });
    expect(mailer.taken).toEqual([]);
  });

  it('comes once a day for a conversation', async () => {
    await remind();
    await write('Are you there?');
    expect(await remind()).toEqual({ kind: 'skipped', why: 'reminded today' });
    await world.clockAhead('25 hours');
    await write('And today?');
    await remind();
    expect(mailer.taken).toHaveLength(2);
  });

  it('of one conversation takes no reminder from another, nor does one that never went out', async () => {
    const other = await world.chatBetween(await world.member('Dirk', { gender: 'male' }), carla);
    await world.rows(
      `insert into notifications.mail (id, member_id, kind, dedupe_key, locale, state, message_id, created_at)
       select uuidv7(), $1::uuid, 'unread', 'unread:' || $1::text || ':' || k.chat || ':9', 'en', k.state, '<' || k.chat || '@x>', now()
         from (values ($2::text, 'sent'), ($3::text, 'dead')) as k (chat, state)`,
      [carla.id, other, chatId],
    );
    expect(await remind()).toMatchObject({ kind: 'done' });
    expect(mailer.taken).toHaveLength(1);
  });

  it('is not sent again when nobody knows whether it went out, and is when it certainly did not', async () => {
    const { id } = await waiting();
    mailer.answers = [() => Promise.reject(new MailDelayed('not-taken'))];
    await expect(remind()).rejects.toBeInstanceOf(MailDelayed);
    mailer.answers = [() => Promise.reject(new MailDelayed('unknown'))];
    expect(await remindBy(claimOf(id))).toEqual({
      kind: 'skipped',
      why: 'perhaps sent',
    });
    expect(await outbox()).toBe(0);
    expect(await states()).toEqual(['dead']);
  });

  it('can be ended with one signed link, and by nobody else', async () => {
    const unsubscribing = world.get(UnsubscribingService);
    const token = unsubscribing.tokenFor(carla.id);
    await expect(unsubscribing.unsubscribe(`${token.slice(0, -3)}AAA`)).rejects.toMatchObject({ code: 'link_invalid' });
    await unsubscribing.unsubscribe(token);
    await unsubscribing.unsubscribe(token);
    const accounts = await world.rows(`select notifications_disabled as stops from auth.account order by (id = $1)`, [carla.id]);
    expect(accounts).toEqual([{ stops: [] }, { stops: ['unsubscribed'] }]);
    expect(await remind()).toMatchObject({ kind: 'skipped' });
  });
});

describe('what rests in the tables', () => {
  it('holds no link, no code and no text of a mail', async () => {
    await anna();
    const job = await waiting();
    await sendActivation(job);
    const [token = '?'] = /[\w-]{43}/.exec(mailer.taken[0]?.text ?? '') ?? [];
    const code = /\n(\d{6})\n/.exec(mailer.taken[0]?.text ?? '')?.[1] ?? '?';
    for (const table of ['notifications.mail', 'auth.one_time_token', 'events.outbox']) {
      const text = (await world.rows<{ t: string }>(`select t::text from ${table} t`)).map(({ t }) => t).join();
      expect(text).not.toContain(token);
      expect(text).not.toMatch(new RegExp(`[(,]${code}[,)]`));
    }
  });
});

describe('an address that nobody has confirmed', () => {
  it('may be a stranger’s, who gets the link to confirm it and nothing of what is done in the account', async () => {
    const me = await anna();
    await sendActivation(await waiting());
    for (const deviceToken of ['a', 'b', 'c']) {
      const [row] = await world.rows<{ id: string }>(
        `insert into auth.known_device (member_id, token_hash, user_agent, first_seen_at, last_seen_at)
         values ($1, sha256($2), 'x', now(), now()) returning id`,
        [me.id, deviceToken],
      );
      expect(await world.get(MessagesService).answer('mail.new-device', aClaim(), { deviceId: row?.id ?? '' })).toEqual({
        kind: 'skipped',
        why: 'unconfirmed',
      });
    }
    expect(mailer.taken).toHaveLength(1);
  });
});

describe('the receipt of a report', () => {
  it('goes to an address that was confirmed, and to no other', async () => {
    const bert = await world.member('Bert');
    for (const [confirmed, mails] of [
      [true, 1],
      [false, 1],
    ] as const) {
      const reporter = await world.member('Anna', { confirmed });
      await world.get(ReportsService).report(reporter.id, { profile: bert.id, reason: 'money' }, null);
      const [report] = await world.rows<{ id: string }>(`select id from moderation.report where reporter_id = $1`, [reporter.id]);
      await world.get(MessagesService).answer('mail.report-received', aClaim(), { reportId: report?.id ?? '' });
      expect([confirmed, mailer.taken.length]).toEqual([confirmed, mails]);
    }
  });
});

describe('what is known of mails', () => {
  const retention = () => world.get(MailRetention);
  const add = (memberId: string, key: string, days: number, state = 'sent') =>
    world.rows(
      `insert into notifications.mail (member_id, kind, dedupe_key, locale, state, message_id, created_at)
       values ($1, 'like', $2, 'en', $4, '<x@y>', now() - make_interval(days => $3))`,
      [memberId, key, days, state],
    );
  const keysIn = async (table: string) =>
    (await world.rows<{ key: string }>(`select dedupe_key as key from notifications.${table} order by 1`)).map(({ key }) => key);
  const keyNumbers = async () => (await world.rows(`select from notifications.mail_key`)).length;
  /** A link that was sent so long ago that it lies in the archive now, and its job. */
  async function longAgo(): Promise<{ readonly id: string; readonly job: Waiting }> {
    const { id } = await anna();
    const job = await waiting();
    await sendActivation(job);
    await world.rows(`update notifications.mail set created_at = created_at - interval '91 days'`);
    await retention().forgetOld();
    return { id, job };
  }

  it('moves to the archive after 90 days, once and whole, but never of one that waits to be sent', async () => {
    const { id } = await anna();
    await add(id, 'old', 91);
    await add(id, 'waiting', 91, 'queued');
    await add(id, 'young', 89);
    const [row] = await world.rows(`select to_jsonb(m) - 'leased_until' as mail from notifications.mail m where dedupe_key = 'old'`);
    expect(await retention().forgetOld()).toBe(false);
    expect(await retention().forgetOld()).toBe(false);
    expect([await keysIn('mail'), await keysIn('mail_archive'), await keyNumbers()]).toEqual([['waiting', 'young'], ['old'], 1]);
    expect(await world.rows(`select to_jsonb(a) as mail from notifications.mail_archive a`)).toEqual([row]);
  });

  it('lies in the table of its month, and those of coming months are there before it comes', async () => {
    const { id } = await anna();
    await add(id, 'old', 91);
    await world.rows(`select notifications.make_mail_months(0)`);
    await world.clockAhead('60 days');
    await retention().forgetOld();
    const [months] = await world.rows<{ ahead: boolean; lies: boolean }>(
      `select to_regclass('notifications.mail_archive_' || to_char(public.app_now() at time zone 'UTC' + interval '3 months', 'YYYYMM')) is not null as ahead,
              (select a.tableoid::regclass::text = 'notifications.mail_archive_' || to_char(a.created_at at time zone 'UTC', 'YYYYMM')
                 from notifications.mail_archive a) as lies`,
    );
    expect(months).toEqual({ ahead: true, lies: true });
  });

  it('keeps a mail from going out a second time for ever, also when the archive has forgotten it', async () => {
    const { job } = await longAgo();
    const again = () => sendActivation({ ...job, id: randomUUID() });
    expect(await again()).toEqual({ kind: 'skipped', why: 'went out before' });
    await world.clockAhead('3 years');
    await retention().forgetOld();
    expect([await keysIn('mail_archive'), await keyNumbers()]).toEqual([[], 1]);
    await world.clockAhead('0 seconds');
    expect(await again()).toEqual({ kind: 'skipped', why: 'went out before' });
    expect([await keysIn('mail'), mailer.taken.length]).toEqual([[], 1]);
  });

  it('keeps it from going out a second time also while it is just being moved', async () => {
    await anna();
    const job = await waiting();
    await sendActivation(job);
    const [move = ''] = (await world.statementsIn(() => retention().forgetOld())).filter((sql) =>
      sql.includes('into notifications.mail_archive'),
    );
    await world.rows(`update notifications.mail set created_at = created_at - interval '91 days'`);
    await world.rows('begin');
    await world.rows(move, [90, 10]);
    const again = sendActivation({ ...job, id: randomUUID() });
    await world.untilWaiting(1, again);
    await world.rows('commit');
    expect(await again).toEqual({ kind: 'skipped', why: 'went out before' });
    expect([await keysIn('mail'), (await keysIn('mail_archive')).length, mailer.taken.length]).toEqual([[], 1, 1]);
  });

  it('is in the copy that the member asks for, and is erased with them, from the archive too', async () => {
    const { id } = await longAgo();
    const [data, transactions] = [world.get(MemberData), world.get(Transactions)];
    expect(await transactions.read((tx) => data.count(tx, 'notifications.mail_archive', id))).toBe(1);
    const [table] = data.tables().filter(({ name }) => name === 'notifications.mail_archive');
    expect(table?.data).toMatchObject({ area: 'mails', exported: expect.arrayContaining(['kind', 'sent_at']) });
    await transactions.run((tx) => data.erase(tx, id));
    expect([await keysIn('mail_archive'), await keyNumbers()]).toEqual([[], 0]);
  });

  it('is forgotten after two years, by the month', async () => {
    const { id } = await anna();
    await world.clockAhead('-2 years');
    await world.rows(`select notifications.make_mail_months(1)`);
    await world.clockAhead('0 seconds');
    await world.rows(
      `insert into notifications.mail_archive (id, member_id, kind, dedupe_key, locale, state, message_id, created_at)
       select uuidv7(), $1, 'like', k.key, 'en', 'sent', '<x@y>', date_trunc('month', now(), 'UTC') - k.age
         from (values ('in the table of no month', interval '5 years'), ('past', interval '24 months 1 second'), ('kept', interval '24 months'))
           as k (key, age)`,
      [id],
    );
    await retention().forgetOld();
    expect(await keysIn('mail_archive')).toEqual(['kept']);
    const oldest = await world.rows<{ month: string }>(
      `select right(inhrelid::regclass::text, 6) as month from pg_inherits
        where inhparent = 'notifications.mail_archive'::regclass and inhrelid::regclass::text ~ '\\d$' order by 1 limit 1`,
    );
    expect(oldest).toEqual(
      await world.rows(`select to_char(date_trunc('month', now() at time zone 'UTC') - interval '24 months', 'YYYYMM') as month`),
    );
  });
});
