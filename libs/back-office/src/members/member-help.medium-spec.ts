import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { AccountClosures, LeavingService, LoginService, Passwords, SessionsService } from '#auth';
import type { StaffRole } from '#contracts-admin';
import { Clock, Transactions } from '#database';
import { logger, setLogLevel } from '#observability';
import { SearchService } from '#search';
import { demoIds, SiteService, type Site } from '#site';
import { World, type TestMember } from '#testing';
import { BackOfficeModule, MemberCorrectionsOfficeService, MemberHelpOfficeService, MemberPageService, type StaffActor } from '../index.js';

const password = 'Heidebloem-61';
const email = 'anna@mail.example';

let world: World;
let site: Site;
let help: MemberHelpOfficeService;
let corrections: MemberCorrectionsOfficeService;
let anna: TestMember;
const level = logger.level;
beforeAll(async () => {
  setLogLevel('silent');
  world = await World.open([AuditModule, BackOfficeModule]);
  help = world.get(MemberHelpOfficeService);
  corrections = world.get(MemberCorrectionsOfficeService);
  site = await world.get(SiteService).byId(demoIds.site);
});
beforeEach(async () => {
  await world.empty();
  await world.get(Clock).refresh();
  anna = await world.member('Anna', { email });
  await world.rows(`update auth.account set password_hash = $1`, [await world.get(Passwords).hash(password)]);
});
afterAll(async () => {
  setLogLevel(level);
  await world.close();
});

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
const support = staff('support');
const pageOf = (actor = support) => world.get(MemberPageService).openMember(actor, anna.id);
const entries = () =>
  world.rows(`select act, reason, facts from audit.entry where subject_id = $1 and act <> 'member.opened' order by at, id`, [anna.id]);
const mails = async (reaction: string) =>
  (await world.rows<{ payload: object }>(`select payload from events.outbox where reaction = $1 order by at`, [reaction])).map(
    ({ payload }) => payload,
  );
const told = async () => (await mails('mail.account-helped')).map((payload) => (payload as { help: string }).help);
const logIn = (word = password, ip = '203.0.113.7') =>
  world
    .get(LoginService)
    .login(site, { email, password: word }, { requestId: 'test', ip, userAgent: 'spec' })
    .then(
      () => 'in',
      (error: { code: string }) => error.code,
    );
const leave = () => world.get(LeavingService).leave({ ...anna, sessionId: anna.id, status: 'active', language: 'en' }, { password });

describe('a member who never confirmed the address', () => {
  beforeEach(async () => {
    anna = await world.member('Mia', { email: 'mia@mail.example', confirmed: false });
  });

  it('gets the mail once more by the word of staff', async () => {
    await help.sendActivation(support, anna.id, { reason: 'mail_never_came' });
    expect([(await mails('mail.activation')).length, await told()]).toEqual([1, []]);
  });

  it('is confirmed after a check, once, and is told so', async () => {
    const confirm = () => help.confirmAddress(support, anna.id, { reason: 'Wrote to us from this address' });
    await confirm();
    await confirm();
    const page = await pageOf();
    expect([page.account.status, page.standing.confirmed, await told()]).toEqual(['active', true, ['address_confirmed']]);
    expect(await entries()).toEqual([{ act: 'member.address_confirmed', reason: 'Wrote to us from this address', facts: {} }]);
    await expect(help.sendActivation(support, anna.id, { reason: 'member_asked' })).rejects.toMatchObject({ code: 'already_active' });
  });

  it.each(['suspended', 'banned'] as const)('is not confirmed while the account is %s', async (why) => {
    await world.get(Transactions).run((tx) => world.get(AccountClosures).close(tx, anna.id, why));
    const confirm = help.confirmAddress(support, anna.id, { reason: 'Wrote to us from this address' });
    await expect(confirm).rejects.toMatchObject({ code: 'account_banned' });
    expect([await told(), await entries()]).toEqual([[], []]);
  });
});

describe('a member who cannot log in', () => {
  it('is let in again from everywhere after wrong passwords, and the page says until when it was locked', async () => {
    for (const ip of ['203.0.113.7', '198.51.100.7']) for (let tries = 0; tries < 5; tries++) await logIn('wrong', ip);
    expect([await logIn(), await logIn(password, '198.51.100.7')]).toEqual(['too_many_attempts', 'too_many_attempts']);
    expect(Date.parse((await pageOf()).help?.locked_until ?? '')).toBeGreaterThan(Date.now());

    await help.endLockout(support, anna.id, { reason: 'member_asked' });
    await help.endLockout(support, anna.id, { reason: 'member_asked' });
    expect((await pageOf()).help?.locked_until).toBeNull();
    expect([await logIn(), await logIn(password, '198.51.100.7')]).toEqual(['in', 'in']);
    expect(await entries()).toEqual([{ act: 'member.lockout_ended', reason: 'member_asked', facts: {} }]);
    expect(await told()).toEqual(['lockout_ended']);
  });

  it('is locked as long the next time as if nobody had helped', async () => {
    for (let tries = 0; tries < 5; tries++) await logIn('wrong');
    await help.endLockout(support, anna.id, { reason: 'member_asked' });
    for (let tries = 0; tries < 5; tries++) await logIn('wrong');
    const until = Date.parse((await pageOf()).help?.locked_until ?? '');
    expect((until - Date.now()) / 60_000).toBeGreaterThan(9);
  });

  it('is let in also where the tries began before locks could be found by the account', async () => {
    await logIn('wrong');
    await world.rows(`update auth.lockout set subject = null`);
    for (let tries = 0; tries < 4; tries++) await logIn('wrong');
    expect(await logIn()).toBe('too_many_attempts');
    await help.endLockout(support, anna.id, { reason: 'member_asked' });
    expect(await logIn()).toBe('in');
  });

  it('is not let in by ending the lock of somebody else', async () => {
    const bert = await world.member('Bert');
    for (let tries = 0; tries < 5; tries++) await logIn('wrong');
    await help.endLockout(support, bert.id, { reason: 'member_asked' });
    expect(await logIn()).toBe('too_many_attempts');
  });
});

describe('an account that somebody else is in', () => {
  it('is logged out everywhere, and its owner is told [ASVS 7.4.5]', async () => {
    await logIn();
    await logIn();
    expect((await pageOf()).account.sessions).toBe(2);
    const end = () => help.endSessions(support, anna.id, { reason: 'used_by_another' });
    await end();
    await end();
    expect([(await pageOf()).account.sessions, await told()]).toEqual([0, ['sessions_ended']]);
    expect(await entries()).toEqual([{ act: 'member.sessions_ended', reason: 'used_by_another', facts: {} }]);
  });

  it('lets nobody in by a session from before', async () => {
    const caller = { requestId: 'test', ip: '203.0.113.7', userAgent: 'spec' };
    const { session } = await world.get(LoginService).login(site, { email, password }, caller);
    const resolve = () => world.get(SessionsService).resolve(session.token);
    expect((await resolve())?.id).toBe(anna.id);
    await help.endSessions(support, anna.id, { reason: 'device_lost' });
    expect(await resolve()).toBeNull();
  });
});

describe('a deleted account', () => {
  const restore = () => help.restore(support, anna.id, { reason: 'deleted_by_another' });

  it('is back as it was by the word of staff, within its time', async () => {
    await leave();
    expect((await pageOf()).help?.restorable_until).toMatch(/^\d{4}-/);
    await restore();
    await restore();
    expect([(await pageOf()).account.status, await logIn(), await told()]).toEqual(['active', 'in', ['restored']]);
    expect(await entries()).toEqual([{ act: 'member.restored', reason: 'deleted_by_another', facts: {} }]);
  });

  it('does not come back when its time is over, nor when it was banned meanwhile', async () => {
    await leave();
    await world.rows(`update auth.departure set erase_at = now() - interval '1 minute'`);
    await expect(restore()).rejects.toMatchObject({ code: 'time_over' });
    await world.rows(`update auth.departure set erase_at = now() + interval '1 day'`);
    await world.get(Transactions).run((tx) => world.get(AccountClosures).close(tx, anna.id, 'banned'));
    await expect(restore()).rejects.toMatchObject({ code: 'account_banned' });
    expect([(await pageOf()).account.status, await told(), await entries()]).toEqual(['deleted', [], []]);
  });
});

describe('what a member typed wrong at the sign-up', () => {
  const born = (birth_date: string) => corrections.correctBirthDate(support, anna.id, { birth_date, reason: 'document_shown' });
  const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;

  it('is corrected by proof: others see and find the new age, the owner is told, and the log keeps no date', async () => {
    const bert = await world.member('Bert', { gender: 'male', sought_sex: 'female' });
    const found = async (min_age: number) => (await world.get(SearchService).find(bert, { min_age, max_age: 99 })).profiles.length;
    await born(yearsAgo(60));
    const before = await found(70);
    await born(yearsAgo(72));
    await born(yearsAgo(72));
    const page = await pageOf();
    expect([page.profile?.age, page.help?.birth_date, before, await found(70)]).toEqual([72, yearsAgo(72), 0, 1]);
    expect(await told()).toEqual(['birth_date', 'birth_date']);
    expect((await entries()).at(-1)).toEqual({
      act: 'member.birth_date_corrected',
      reason: 'document_shown',
      facts: { before: 60, after: 72 },
    });
  });

  it.each([
    ['not born yet', -1, 'invalid_birth_date'],
    ['older than anybody', 130, 'invalid_birth_date'],
  ])('is not corrected to somebody %s', async (_, years, code) => {
    const before = (await pageOf()).help?.birth_date;
    await expect(born(yearsAgo(years))).rejects.toMatchObject({ code, details: { fields: { birth_date: code } } });
    expect([(await pageOf()).help?.birth_date, await told(), await entries()]).toEqual([before, [], []]);
  });

  it('is passed on to moderators where the proof says too young: nothing changes, and no other date is taken before they decide', async () => {
    const before = (await pageOf()).help?.birth_date;
    expect(await born(yearsAgo(15))).toEqual({ done: false });
    expect((await pageOf()).help?.birth_date).toBe(before);
    await expect(born('1950-06-07')).rejects.toMatchObject({ code: 'member_too_young' });
    const [opened] = await world.rows<{ id: string; state: string; locked_by: string | null }>(
      `select id, state, locked_by from moderation.case where subject_id = $1 and reason = 'minor'`,
      [anna.id],
    );
    expect([opened?.state, opened?.locked_by]).toEqual(['open', null]);
    expect(await entries()).toEqual([{ act: 'member.too_young_told', reason: 'document_shown', facts: { case_id: opened?.id } }]);
    expect(JSON.stringify(await entries())).not.toContain(yearsAgo(15));
    await world.rows(`update moderation.case set state = 'closed', closed_at = now() where id = $1`, [opened?.id]);
    expect(await born('1950-06-07')).toEqual({ done: true });
  });

  it.each(['suspended', 'banned'] as const)('is not corrected while the account is %s', async (why) => {
    await world.get(Transactions).run((tx) => world.get(AccountClosures).close(tx, anna.id, why));
    await expect(born('1950-06-07')).rejects.toMatchObject({ code: 'account_banned' });
    await expect(corrections.correctGender(support, anna.id, { gender: 'male', reason: 'video_call' })).rejects.toMatchObject({
      code: 'account_banned',
    });
  });

  it('is not corrected before the address is confirmed: nobody would be told', async () => {
    anna = await world.member('Mia', { email: 'mia@mail.example', confirmed: false });
    await expect(born('1950-06-07')).rejects.toMatchObject({ code: 'not_confirmed' });
  });

  it('is corrected once for a sex: those who seek it find the member', async () => {
    const bert = await world.member('Bert', { gender: 'male', sought_sex: 'female' });
    const found = async () => (await world.get(SearchService).find(bert, {})).profiles.map(({ name }) => name);
    await corrections.correctGender(support, anna.id, { gender: 'male', reason: 'video_call' });
    expect(await found()).toEqual([]);
    for (let again = 0; again < 2; again++) await corrections.correctGender(support, anna.id, { gender: 'female', reason: 'video_call' });
    expect([await found(), await told()]).toEqual([['Anna'], ['gender', 'gender']]);
  });
});

describe('a member with child material', () => {
  it('is not there for support, whatever state the account is in', async () => {
    await world.rows(
      `insert into moderation.child_material (reference, at, found_by, member_id, site_id, state, keep_until, sealed)
       values ('x', now(), gen_random_uuid(), $1, $2, 'sealed', now() + interval '1 year', '')`,
      [anna.id, anna.siteId],
    );
    await world.get(Transactions).run((tx) => world.get(AccountClosures).close(tx, anna.id, 'banned'));
    for (const act of [
      () => help.sendActivation(support, anna.id, { reason: 'member_asked' }),
      () => help.confirmAddress(support, anna.id, { reason: 'Wrote to us from this address' }),
      () => help.restore(support, anna.id, { reason: 'member_asked' }),
      () => help.endSessions(support, anna.id, { reason: 'member_asked' }),
      () => corrections.correctBirthDate(support, anna.id, { birth_date: '1950-06-07', reason: 'document_shown' }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'not_found' });
    await world.rows(`delete from moderation.child_material`);
  });
});

describe('whoever does not help members in', () => {
  it.each<StaffRole>(['moderator', 'finance'])('sees no date of birth and does nothing of it: %s', async (role) => {
    expect((await pageOf(staff(role))).help).toBeNull();
    await expect(help.endSessions(staff(role), anna.id, { reason: 'member_asked' })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
