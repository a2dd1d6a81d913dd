import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SignupBody } from '#contracts';
import { Transactions } from '#database';
import { setLogLevel } from '#observability';
import { Publisher } from '#realtime';
import { demoIds, SiteService, type Site } from '#site';
import { World } from '#testing';
import {
  LeavingService,
  ActivationService,
  LoginService,
  MailChangeService,
  OneTimeTokens,
  PasswordChangeService,
  ResetService,
  SessionsService,
  SignupService,
  UndoService,
  type Caller,
  type SessionMember,
  type TokenPurpose,
} from './index.js';

setLogLevel('silent');
let world: World;
let site: Site;
let quiet: Site;
const home: Caller = { ip: '203.0.113.7', userAgent: 'Test' };
const password = 'Heidebloem-61';
const fresh = 'Gele-Narcis-77';

beforeAll(async () => {
  world = await World.open();
  site = await world.get(SiteService).byId(demoIds.site);
  quiet = { ...site, settings: { ...site.settings, reveal_account_existence: false } };
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const form = (email: string): SignupBody => ({
  email,
  password,
  name: 'Anna',
  date_of_birth: '1962-05-04',
  gender: 'female',
  sought_sex: 'male',
  country: 'NL',
  town_id: 2_745_912,
  terms_version: '2023-12-01T12:00:00Z',
  language: 'nl',
});
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'unknown',
  );
const resolve = async (token: string): Promise<SessionMember> => {
  const me = await world.get(SessionsService).resolve(token);
  if (!me) throw new Error('no member');
  return me;
};
/** What the newest mail of a kind would hold. */
async function mailed(purpose: TokenPurpose) {
  const [row] = await world.rows<{ id: string }>(`select id from auth.one_time_token where purpose = $1 order by id desc limit 1`, [
    purpose,
  ]);
  return row && world.get(Transactions).read((tx) => world.get(OneTimeTokens).linkFacts(tx, row.id));
}
const tokenOf = async (purpose: TokenPurpose) => (await mailed(purpose))?.token ?? '';
const settle = () => new Promise((done) => setTimeout(done, 50));
const emails = async () => (await world.rows<{ email: string }>(`select email from auth.account order by id`)).map(({ email }) => email);
const jobs = async () =>
  (await world.rows<{ reaction: string }>(`select reaction from events.outbox order by id`)).map(({ reaction }) => reaction);

async function newcomer(email = 'anna@mail.example') {
  const outcome = await world.get(SignupService).signUp(site, form(email), home);
  if (outcome === 'told-by-mail') throw new Error('no session');
  return { token: outcome.session.token, me: await resolve(outcome.session.token) };
}
/** A member with a confirmed address. */
async function member(email?: string) {
  const { token } = await newcomer(email);
  await world.get(ActivationService).activateByLink(await tokenOf('activate'), home);
  await settle();
  return { token, me: await resolve(token) };
}
const login = (given = password, email = 'anna@mail.example') => world.get(LoginService).login(site, { email, password: given }, home);
const change = (me: SessionMember, old = password, next = fresh) =>
  world.get(PasswordChangeService).change(me, { old_password: old, password: next, password_again: next });
const wish = (me: SessionMember, email: string, given = password, of = site) =>
  world.get(MailChangeService).request(of, me, { email, password: given });
const confirm = (token: string) => world.get(MailChangeService).confirm(token, home);
const undo = (purpose: 'mail_undo' | 'password_undo', token: string) => world.get(UndoService).undo(purpose, token, home);

describe('another password', () => {
  it('needs the old one, ends the other sessions with their sockets and keeps this one [#127]', async () => {
    const { token, me } = await member();
    const other = await login();
    const closed = jest.spyOn(world.get(Publisher), 'endSession');
    expect(await failure(change(me, 'not it'))).toBe('old_password_wrong');
    expect(await failure(change(me))).toBe('done');
    await settle();
    expect(await world.get(SessionsService).resolve(other.session.token)).toBeNull();
    expect(await world.get(SessionsService).resolve(token)).not.toBeNull();
    expect(closed.mock.calls).toEqual([[other.session.sessionId]]);
    expect([await failure(login(password)), (await login(fresh)).memberId]).toEqual(['login_failed', me.id]);
    closed.mockRestore();
  });

  it('is refused when others would guess it', async () => {
    const { me } = await member();
    expect(await failure(change(me, password, 'password123'))).toBe('password_common');
    expect(await failure(login(password))).not.toBe('login_failed');
  });

  it('has no more tries at another door: five in all, then every question for it is locked', async () => {
    const { me } = await member();
    const leave = (word: string) => world.get(LeavingService).leave(me, { password: word });
    for (let time = 1; time <= 2; time += 1) {
      expect(await failure(change(me, 'not it'))).toBe('old_password_wrong');
      expect(await failure(leave('not it'))).toBe('password_wrong');
    }
    expect(await failure(leave('not it'))).toBe('too_many_attempts');
    expect(await failure(change(me))).toBe('too_many_attempts');
    expect(await failure(leave(password))).toBe('too_many_attempts');
    expect((await login()).memberId).toBe(me.id);
  });

  it('cannot be guessed at an open screen: five tries, then the question is locked', async () => {
    const { me } = await member();
    for (let time = 1; time <= 4; time += 1) expect(await failure(change(me, 'not it'))).toBe('old_password_wrong');
    expect(await failure(change(me, 'not it'))).toBe('too_many_attempts');
    expect(await failure(change(me))).toBe('too_many_attempts');
    expect((await login()).memberId).toBe(me.id);
  });

  it('is set once when two tabs change it at once', async () => {
    const { me } = await member();
    const outcomes = await Promise.all([failure(change(me)), failure(change(me, password, 'Rode-Tulpen-12'))]);
    expect(outcomes.toSorted()).toEqual(['done', 'old_password_wrong']);
    expect((await jobs()).filter((job) => job === 'mail.password-changed')).toHaveLength(1);
  });

  it('is undone for 48 hours by the mail: the old one comes back, and everybody is logged out [#E20]', async () => {
    const { token, me } = await member();
    await change(me);
    const link = await mailed('password_undo');
    expect(link).toMatchObject({ address: 'anna@mail.example', hours: 48 });
    const outcomes = await Promise.all([1, 2, 3].map(() => failure(undo('password_undo', link?.token ?? ''))));
    expect(outcomes.toSorted()).toEqual(['done', 'link_invalid', 'link_invalid']);
    await settle();
    expect(await world.get(SessionsService).resolve(token)).toBeNull();
    expect([await failure(login(fresh)), (await login(password)).memberId]).toEqual(['login_failed', me.id]);
  });

  it('stands after 48 hours', async () => {
    const { me } = await member();
    await change(me);
    const token = await tokenOf('password_undo');
    await world.clockAhead('49 hours');
    expect(await failure(undo('password_undo', token))).toBe('link_invalid');
  });
});

describe('another address', () => {
  it('changes nothing until the link that went there is used, once [#79] [#37]', async () => {
    const { me } = await member();
    expect(await wish(me, 'new@mail.example')).toBe('link-sent');
    expect(await emails()).toEqual(['anna@mail.example']);
    expect(await world.get(MailChangeService).wished(me)).toBe('new@mail.example');
    const link = await mailed('mail_change');
    expect(link).toMatchObject({ address: 'new@mail.example', hours: 48 });
    const outcomes = await Promise.all([1, 2, 3].map(() => failure(confirm(link?.token ?? ''))));
    expect(outcomes.toSorted()).toEqual(['done', 'link_invalid', 'link_invalid']);
    expect(await emails()).toEqual(['new@mail.example']);
    expect(await world.get(MailChangeService).wished(me)).toBeNull();
    expect((await jobs()).filter((job) => job.startsWith('mail.mail-'))).toEqual(['mail.mail-change', 'mail.mail-changed']);
    expect((await login(password, 'new@mail.example')).memberId).toBe(me.id);
  });

  it('needs the password, and an address that nobody has [#126]', async () => {
    const { me } = await member();
    await member('bert@mail.example');
    expect(await failure(wish(me, 'new@mail.example', 'not it'))).toBe('password_wrong');
    await expect(wish(me, 'bert@mail.example')).rejects.toMatchObject({
      code: 'new_email_in_use',
      details: { fields: { email: 'new_email_in_use' } },
    });
    expect(await failure(wish(me, 'anna@mail.example'))).toBe('new_email_invalid');
    expect(await mailed('mail_change')).toBeUndefined();
  });

  it('is the last one that was asked for; the link of an earlier wish is worthless', async () => {
    const { me } = await member();
    await wish(me, 'first@mail.example');
    const first = await tokenOf('mail_change');
    await wish(me, 'second@mail.example');
    expect(await failure(confirm(first))).toBe('link_invalid');
    expect(await failure(confirm(await tokenOf('mail_change')))).toBe('done');
    expect(await emails()).toEqual(['second@mail.example']);
  });

  it('is refused when somebody else took it before the link was used', async () => {
    const { me } = await member();
    await wish(me, 'wanted@mail.example');
    const token = await tokenOf('mail_change');
    await member('wanted@mail.example');
    expect(await failure(confirm(token))).toBe('new_email_in_use');
    expect(await emails()).toEqual(['anna@mail.example', 'wanted@mail.example']);
  });

  it('is asked for five times an hour', async () => {
    const { me } = await member();
    for (let time = 1; time <= 5; time += 1) await wish(me, `new${time}@mail.example`);
    expect(await failure(wish(me, 'new6@mail.example'))).toBe('too_many_requests');
  });

  it('is undone for 48 hours by the owner of the old one, whose address nobody can take meanwhile [#E20]', async () => {
    const { token, me } = await member();
    await wish(me, 'thief@mail.example');
    await confirm(await tokenOf('mail_change'));
    const link = await mailed('mail_undo');
    expect(link).toMatchObject({ address: 'anna@mail.example', hours: 48 });
    expect(await failure(world.get(SignupService).signUp(site, form('anna@mail.example'), home))).toBe('email_in_use');
    expect(await failure(world.get(SignupService).check(site, 'anna@mail.example', home))).toBe('email_in_use');
    expect(await failure(undo('mail_undo', link?.token ?? ''))).toBe('done');
    await settle();
    expect(await emails()).toEqual(['anna@mail.example']);
    expect(await world.get(SessionsService).resolve(token)).toBeNull();
    expect(await failure(undo('mail_undo', link?.token ?? ''))).toBe('link_invalid');
  });

  it('gives the old one free after 48 hours', async () => {
    const { me } = await member();
    await wish(me, 'new@mail.example');
    await confirm(await tokenOf('mail_change'));
    const token = await tokenOf('mail_undo');
    await world.clockAhead('49 hours');
    expect(await failure(undo('mail_undo', token))).toBe('link_invalid');
    await member('anna@mail.example');
    expect(await emails()).toEqual(['new@mail.example', 'anna@mail.example']);
  });

  it('cannot be kept by changing it twice: the undo of the first change takes the second and its undo with it', async () => {
    const { me } = await member();
    await wish(me, 'thief@mail.example');
    await confirm(await tokenOf('mail_change'));
    const owners = await tokenOf('mail_undo');
    await wish(me, 'thief2@mail.example');
    await confirm(await tokenOf('mail_change'));
    const thiefs = await tokenOf('mail_undo');
    await wish(me, 'thief3@mail.example');
    const waiting = await tokenOf('mail_change');
    await undo('mail_undo', owners);
    expect(await emails()).toEqual(['anna@mail.example']);
    expect([await failure(undo('mail_undo', thiefs)), await failure(confirm(waiting))]).toEqual(['link_invalid', 'link_invalid']);
    expect(await emails()).toEqual(['anna@mail.example']);
  });

  it('leaves the first undo good when the second change was undone by whoever made it', async () => {
    const { me } = await member();
    await wish(me, 'thief@mail.example');
    await confirm(await tokenOf('mail_change'));
    const owners = await tokenOf('mail_undo');
    await wish(me, 'thief2@mail.example');
    await confirm(await tokenOf('mail_change'));
    await undo('mail_undo', await tokenOf('mail_undo'));
    expect(await emails()).toEqual(['thief@mail.example']);
    expect(await failure(undo('mail_undo', owners))).toBe('done');
    expect(await emails()).toEqual(['anna@mail.example']);
  });

  it('ends the reset links that went to the old one', async () => {
    const { me } = await member();
    await world.get(ResetService).request(site, 'anna@mail.example', home);
    const reset = await tokenOf('reset');
    await wish(me, 'new@mail.example');
    await confirm(await tokenOf('mail_change'));
    expect(await failure(world.get(ResetService).complete(site, { token: reset, password: fresh }, home))).toBe('link_invalid');
  });

  it('holds at once for somebody who never confirmed the old one, and gets the activation mail [#63]', async () => {
    const { me } = await newcomer();
    expect(await world.get(MailChangeService).correct(site, me, 'right@mail.example')).toBe('changed');
    expect(await wish(me, 'righter@mail.example')).toBe('changed');
    expect(await emails()).toEqual(['righter@mail.example']);
    const confirmed = await member('carla@mail.example');
    expect(await failure(world.get(MailChangeService).correct(site, confirmed.me, 'x@mail.example'))).toBe('already_active');
  });
});

describe('what was before a change', () => {
  it('is forgotten when it can no longer be undone', async () => {
    const { me } = await member();
    await change(me);
    await wish(me, 'new@mail.example', fresh);
    const undoing = world.get(UndoService);
    await undoing.forgetEnded();
    expect(await world.rows(`select 1 from auth.account_change`)).toHaveLength(2);
    await world.clockAhead('49 hours');
    await undoing.forgetEnded();
    expect(await world.rows(`select 1 from auth.account_change`)).toHaveLength(0);
  });
});

describe('a site that keeps quiet about accounts', () => {
  it('says the same about every address, and tells the owner by mail [#E21]', async () => {
    const { me } = await member();
    await member('bert@mail.example');
    const signups = world.get(SignupService);
    expect(await signups.signUp(quiet, form('bert@mail.example'), home)).toBe('told-by-mail');
    expect(await signups.signUp(quiet, form('carla@mail.example'), home)).toBe('told-by-mail');
    expect(await failure(signups.check(quiet, 'bert@mail.example', home))).toBe('done');
    for (const email of ['bert@mail.example', 'nobody@mail.example'])
      expect(await failure(world.get(ResetService).request(quiet, email, home))).toBe('done');
    for (const email of ['bert@mail.example', 'new@mail.example']) expect(await wish(me, email, password, quiet)).toBe('link-sent');
    expect((await jobs()).filter((job) => job === 'mail.address-tried')).toHaveLength(2);
    expect((await jobs()).filter((job) => job === 'mail.reset')).toHaveLength(1);
    expect((await jobs()).filter((job) => job === 'mail.mail-change')).toHaveLength(1);
  });

  it('takes as long for a known address as for an unknown one [#E21]', async () => {
    await member('bert@mail.example');
    const timed = async (work: () => Promise<unknown>) => {
      const startedAt = performance.now();
      await work();
      return performance.now() - startedAt;
    };
    const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
    // One after the other, so that a machine with other work slows both alike.
    const gap = async (turns: readonly number[], work: (email: string) => Promise<unknown>) => {
      const [known, unknown]: [number[], number[]] = [[], []];
      for (const turn of turns) {
        known.push(await timed(() => work('bert@mail.example')));
        unknown.push(await timed(() => work(`nobody${turn}@mail.example`)));
      }
      return Math.abs(median(known) - median(unknown));
    };
    await world.get(SignupService).signUp(quiet, form('warm@mail.example'), home);
    expect(await gap([1, 2, 3, 4, 5], (email) => world.get(SignupService).signUp(quiet, form(email), home))).toBeLessThan(50);
    // A fourth mail in a day would be refused.
    expect(await gap([1, 2, 3], (email) => world.get(ResetService).request(quiet, email, home))).toBeLessThan(50);
  });

  it('lets a newcomer correct the address only by the link there, which confirms it too', async () => {
    await world.get(SignupService).signUp(quiet, form('anna@mail.example'), home);
    await member('bert@mail.example');
    const { session } = await login();
    const me = await resolve(session.token);
    expect(await world.get(MailChangeService).correct(quiet, me, 'bert@mail.example')).toBe('link-sent');
    expect(await world.get(MailChangeService).correct(quiet, me, 'right@mail.example')).toBe('link-sent');
    await confirm(await tokenOf('mail_change'));
    expect(await world.rows(`select email, status from auth.account where id = $1`, [me.id])).toEqual([
      { email: 'right@mail.example', status: 'active' },
    ]);
    expect(await mailed('mail_undo')).toBeUndefined();
  });
});

describe('sessions', () => {
  it('are ended one by one, or all but this one; nobody ends those of others [#E20]', async () => {
    const { me } = await member();
    const other = await member('bert@mail.example');
    const [second, third] = [await login(), await login()];
    const sessions = world.get(SessionsService);
    const run = world.get(Transactions);
    expect(await run.run((tx) => sessions.revoke(tx, me.id, other.me.sessionId))).toBe(false);
    expect(await run.run((tx) => sessions.revoke(tx, me.id, second.session.sessionId))).toBe(true);
    await run.run((tx) => sessions.revokeOthers(tx, me));
    await settle();
    expect((await run.read((tx) => sessions.list(tx, me.id))).map(({ id }) => id)).toEqual([me.sessionId]);
    expect(await sessions.resolve(third.session.token)).toBeNull();
    expect(await run.read((tx) => sessions.list(tx, other.me.id))).toHaveLength(1);
  });
});
