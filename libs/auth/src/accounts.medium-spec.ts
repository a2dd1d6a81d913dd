import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SignupBody } from '#contracts';
import { RedisClients, Transactions } from '#database';
import { setLogLevel } from '#observability';
import { demoIds, SiteService, type Site } from '#site';
import { World } from '#testing';
import {
  AccountsService,
  ActivationService,
  hashOfToken,
  LoginService,
  MemberLifecycle,
  OneTimeTokens,
  Passwords,
  ResetService,
  SESSION_COOKIE,
  SessionsService,
  SignupService,
  type Caller,
  type SessionMember,
} from './index.js';

setLogLevel('silent');
let world: World;
let site: Site;
const home: Caller = { ip: '203.0.113.7', userAgent: 'Test' };
const elsewhere: Caller = { ip: '198.51.100.20', userAgent: 'Test' };

beforeAll(async () => {
  world = await World.open();
  site = await world.get(SiteService).byId(demoIds.site);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const password = 'Heidebloem-61';
const form = (change: Partial<SignupBody> = {}): SignupBody => ({
  email: 'anna@mail.example',
  password,
  name: 'Anna',
  date_of_birth: '1962-05-04',
  gender: 'female',
  sought_sex: 'male',
  country: 'NL',
  town_id: 2_745_912,
  terms_version: '2023-12-01T12:00:00Z',
  language: 'nl',
  ...change,
});

async function signUp(change: Partial<SignupBody> = {}) {
  const outcome = await world.get(SignupService).signUp(site, form(change), home);
  if (outcome === 'told-by-mail') throw new Error('no session');
  const me = await world.get(SessionsService).resolve(outcome.session.token);
  if (!me) throw new Error('no member');
  return { ...outcome, me };
}
const login = (given = password, caller = home, email = 'anna@mail.example') =>
  world.get(LoginService).login(site, { email, password: given }, caller);
const lastTokenId = async (purpose: 'activate' | 'reset'): Promise<string> => {
  const [row] = await world.rows<{ id: string }>(`select id from auth.one_time_token where purpose = $1 order by id desc limit 1`, [
    purpose,
  ]);
  return row?.id ?? '';
};
/** What the mail would hold. */
const mailed = async (purpose: 'activate' | 'reset') => {
  const id = await lastTokenId(purpose);
  return world.get(Transactions).read((tx) => world.get(OneTimeTokens).linkFacts(tx, id));
};
const statusOf = async (id: string) =>
  (await world.rows<{ status: string }>(`select status from auth.account where id = $1`, [id]))[0]?.status;
const outboxJobs = async () =>
  (await world.rows<{ reaction: string }>(`select reaction from events.outbox`)).map(({ reaction }) => reaction);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'unknown',
  );

describe('signing up', () => {
  it('makes the account with everything that a member has, a session, and asks for the mail [#2]', async () => {
    const { memberId, me } = await signUp({ sexuality: 'hetero', sexuality_consent: true, tracking: { ref: 'friend' } });
    expect(me).toMatchObject({ id: memberId, status: 'not_confirmed', language: 'nl', communityId: site.communityId, siteId: site.id });
    const [account] = await world.rows(`select email, terms_version, terms_accepted_at, tracking from auth.account`);
    expect(account).toEqual({
      email: 'anna@mail.example',
      terms_version: new Date('2023-12-01T12:00:00Z'),
      terms_accepted_at: expect.any(Date),
      tracking: { ref: 'friend' },
    });
    for (const table of ['visibility.member_standing', 'profiles.profile', 'payments.wallet', 'chats.inbox'])
      expect(await world.rows(`select 1 from ${table} where member_id = $1`, [memberId])).toHaveLength(1);
    expect(await outboxJobs()).toEqual(['mail.activation']);
  });

  it('keeps neither password, session token nor link in the clear', async () => {
    const { session } = await signUp();
    const link = await mailed('activate');
    let everything = '';
    for (const table of ['auth.account', 'auth.session', 'auth.one_time_token', 'events.outbox'])
      everything += (await world.rows<{ t: string }>(`select t::text from ${table} t`)).map(({ t }) => t).join();
    expect(everything).not.toMatch(new RegExp(`[(,]${link?.code}[,)]`));
    for (const secret of [password, session.token, link?.token ?? '?']) expect(everything).not.toContain(secret);
    expect(everything).toContain('$argon2id$');
    const [stored] = await world.rows<{ token_hash: Buffer }>(`select token_hash from auth.session`);
    expect(stored?.token_hash).toEqual(hashOfToken(session.token));
  });

  it('gives one account when the form is sent twice at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => failure(signUp())));
    expect(outcomes.toSorted()).toEqual(['done', 'email_in_use', 'email_in_use', 'email_in_use', 'email_in_use']);
    expect(await world.rows(`select 1 from auth.account`)).toHaveLength(1);
    expect(await outboxJobs()).toEqual(['mail.activation']);
  });

  it('leaves nothing behind when a room refuses', async () => {
    world.get(MemberLifecycle).onJoin((_tx, { signup }) => {
      if (signup.name === 'Refused') throw new Error('a room refuses');
      return Promise.resolve();
    });
    await expect(signUp({ name: 'Refused' })).rejects.toThrow('a room refuses');
    for (const table of ['auth.account', 'auth.session', 'profiles.profile', 'events.outbox'])
      expect(await world.rows(`select 1 from ${table}`)).toHaveLength(0);
  });

  it('does not let somebody who is too young try another date', async () => {
    expect(await failure(signUp({ date_of_birth: '2015-01-01' }))).toBe('too_young');
    expect(await failure(signUp({ date_of_birth: '1962-05-04' }))).toBe('too_young');
    expect(JSON.stringify(await world.rows(`select * from auth.refusal`))).not.toContain('anna');
  });

  it.each([
    [{ password: 'liverpool1' }, 'password_common'],
    [{ password: 'anna@mail.example' }, 'password_common'],
    [{ country: 'DE' }, 'town_unknown'],
    [{ town_id: 1 }, 'town_unknown'],
  ])('refuses %j with %s', async (change, code) => {
    expect(await failure(signUp(change))).toBe(code);
    expect(await world.rows(`select 1 from auth.account`)).toHaveLength(0);
  });

  it('says early that an address is taken, unless the site keeps quiet about accounts', async () => {
    await signUp();
    const signups = world.get(SignupService);
    expect(await failure(signups.check(site, 'anna@mail.example', home))).toBe('email_in_use');
    expect(await failure(signups.check(site, 'bert@mail.example', home))).toBe('done');
    const quiet = { ...site, settings: { ...site.settings, reveal_account_existence: false } };
    expect(await failure(signups.check(quiet, 'anna@mail.example', home))).toBe('done');
    expect(await signups.signUp(quiet, form(), home)).toBe('told-by-mail');
    expect(await signups.signUp(quiet, form({ email: 'carla@mail.example' }), home)).toBe('told-by-mail');
    expect((await outboxJobs()).toSorted()).toEqual(['mail.activation', 'mail.activation', 'mail.address-tried']);
  });
});

describe('logging in', () => {
  beforeEach(() => signUp());

  it('gives a new session each time and ends the one that came with the request [#47]', async () => {
    const first = await login();
    const second = await login(password, { ...home, oldToken: first.session.token });
    expect(second.session.token).not.toBe(first.session.token);
    const sessions = world.get(SessionsService);
    expect(await sessions.resolve(first.session.token)).toBeNull();
    expect(await sessions.resolve(second.session.token)).toMatchObject({ id: second.memberId });
  });

  it('never takes over a token that somebody else chose', async () => {
    const planted = 'p'.repeat(43);
    const { session } = await login(password, { ...home, oldToken: planted });
    expect(session.token).not.toBe(planted);
    expect(await world.get(SessionsService).resolve(planted)).toBeNull();
    expect(SESSION_COOKIE).toBe('auth.session');
  });

  it('locks account and network for 5, then 10, then 30 minutes, and for no other network', async () => {
    for (const [minutes, ahead] of [
      [5, '0 minutes'],
      [10, '6 minutes'],
      [30, '17 minutes'],
      [30, '48 minutes'],
    ] as const) {
      await world.clockAhead(ahead);
      for (let attempt = 1; attempt <= 4; attempt++) expect(await failure(login('wrong'))).toBe('login_failed');
      await expect(login('wrong')).rejects.toMatchObject({
        code: 'too_many_attempts',
        details: { params: { minutes }, retryAt: expect.any(Date) },
      });
      expect(await failure(login())).toBe('too_many_attempts');
      expect(await failure(login(password, elsewhere))).toBe('done');
    }
  });

  it('takes five tries of a hundred that come at once', async () => {
    const passwords = world.get(Passwords);
    const compared = jest.spyOn(passwords, 'fits');
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => failure(login('wrong'))));
    expect(compared).toHaveBeenCalledTimes(5);
    expect(outcomes.filter((outcome) => outcome === 'login_failed')).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome === 'too_many_attempts')).toHaveLength(96);
    compared.mockRestore();
  });

  it('forgets earlier wrong tries after a right one', async () => {
    for (let attempt = 1; attempt <= 4; attempt++) await failure(login('wrong'));
    await login();
    expect(await failure(login('wrong'))).toBe('login_failed');
  });

  it('compares a password for an unknown address too, and counts its tries alike', async () => {
    const compared = jest.spyOn(world.get(Passwords) as unknown as { compare: () => Promise<boolean> }, 'compare');
    for (let attempt = 1; attempt <= 4; attempt++) expect(await failure(login(password, home, 'nobody@mail.example'))).toBe('login_failed');
    expect(compared).toHaveBeenCalledTimes(4);
    expect(await failure(login(password, home, 'nobody@mail.example'))).toBe('too_many_attempts');
    compared.mockRestore();
  });

  it.each([
    ['banned', 'account_banned'],
    ['suspended', 'account_banned'],
    ['deleted', 'account_deleted'],
  ])('tells a %s account so only to whoever knows the password, and ends its sessions', async (status, code) => {
    const { session } = await login();
    await world.rows(`update auth.account set status = $1`, [status]);
    expect(await failure(login('wrong'))).toBe('login_failed');
    expect(await failure(login())).toBe(code);
    world.get(SessionsService).forget((await world.rows<{ id: string }>(`select id from auth.account`))[0]?.id ?? '');
    expect(await world.get(SessionsService).resolve(session.token)).toBeNull();
  });
});

describe('a session', () => {
  it('rolls on with each visit and ends after 30 days without one', async () => {
    const { session, memberId } = await signUp();
    const sessions = world.get(SessionsService);
    const visit = async (ahead: string) => {
      await world.clockAhead(ahead);
      sessions.forget(memberId);
      return (await sessions.resolve(session.token)) !== null;
    };
    expect([await visit('29 days'), await visit('58 days'), await visit('87 days'), await visit('118 days')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('is listed for its member and ended by its member alone', async () => {
    const { session, memberId } = await signUp();
    const other = await signUp({ email: 'bert@mail.example', name: 'Bert' });
    const sessions = world.get(SessionsService);
    const transactions = world.get(Transactions);
    expect(await transactions.read((tx) => sessions.list(tx, memberId))).toMatchObject([{ id: session.sessionId, userAgent: 'Test' }]);
    await transactions.run((tx) => sessions.revoke(tx, other.memberId, session.sessionId));
    expect(await sessions.resolve(session.token)).not.toBeNull();
    await transactions.run((tx) => sessions.revoke(tx, memberId, session.sessionId));
    await new Promise(setImmediate);
    expect(await sessions.resolve(session.token)).toBeNull();
  });
});

describe('activation', () => {
  const byLink = (token: string) => world.get(ActivationService).activateByLink(token, home);
  const byCode = (me: SessionMember, code: string) => world.get(ActivationService).activateByCode(me, code);

  it('works by the link, once, also when it is pressed many times at once', async () => {
    const { memberId } = await signUp();
    const { token } = (await mailed('activate')) ?? { token: '' };
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => failure(byLink(token))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'link_invalid']));
    expect(await statusOf(memberId)).toBe('active');
    expect(await world.rows(`select 1 from visibility.member_standing where member_id = $1 and confirmed`, [memberId])).toHaveLength(1);
    expect(await mailed('activate')).toBeUndefined();
  });

  it('works by the code, and the link is used up with it', async () => {
    const { me } = await signUp();
    const link = await mailed('activate');
    await byCode(me, link?.code ?? '');
    expect(await statusOf(me.id)).toBe('active');
    expect(await failure(byLink(link?.token ?? ''))).toBe('link_invalid');
    expect(await failure(byCode(me, link?.code ?? ''))).toBe('already_active');
  });

  it('gives a code five tries, also when they come at once, and then only a new code helps', async () => {
    const { me } = await signUp();
    const right = (await mailed('activate'))?.code ?? '';
    const wrong = right === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 5 }, () => failure(byCode(me, wrong))));
    expect(await failure(byCode(me, right))).toBe('activation_failed');
    await world.get(ActivationService).resend(me);
    const fresh = (await mailed('activate'))?.code ?? '';
    expect(fresh).not.toBe(right);
    expect(await failure(byCode(me, fresh))).toBe('done');
  });

  it('does not take the code of another member', async () => {
    const { me } = await signUp();
    const annas = (await mailed('activate'))?.code ?? '';
    const bert = await signUp({ email: 'bert@mail.example', name: 'Bert' });
    expect(await failure(byCode(bert.me, annas))).toBe('activation_failed');
    expect(await failure(byCode(me, annas))).toBe('done');
  });

  it('lets a link work for 48 hours and more, not for ever', async () => {
    await signUp();
    const { token } = (await mailed('activate')) ?? { token: '' };
    await world.clockAhead('73 hours');
    expect(await failure(byLink(token))).toBe('link_invalid');
    await world.clockAhead('49 hours');
    expect(await failure(byLink(token))).toBe('done');
  });

  it('sends a corrected address its own link, and the old link is worthless', async () => {
    const { me } = await signUp();
    const old = await mailed('activate');
    await world.get(ActivationService).correctAddress(me, 'anna@right.example');
    expect(await failure(byLink(old?.token ?? ''))).toBe('link_invalid');
    expect(await failure(byCode(me, old?.code ?? ''))).toBe('activation_failed');
    const fresh = await mailed('activate');
    expect(fresh?.address).toBe('anna@right.example');
    expect(await failure(byLink(fresh?.token ?? ''))).toBe('done');
    expect(await failure(world.get(ActivationService).correctAddress(me, 'anna@other.example'))).toBe('already_active');
  });

  it('refuses a corrected address that has an account', async () => {
    await signUp();
    const { me } = await signUp({ email: 'bert@mail.example', name: 'Bert' });
    expect(await failure(world.get(ActivationService).correctAddress(me, 'anna@mail.example'))).toBe('new_email_in_use');
    expect((await mailed('activate'))?.address).toBe('bert@mail.example');
  });

  it('sends five mails an hour and no more', async () => {
    const { me } = await signUp();
    for (let time = 1; time <= 5; time++) await world.get(ActivationService).resend(me);
    expect(await failure(world.get(ActivationService).resend(me))).toBe('too_many_requests');
  });

  it('does not revive a closed account', async () => {
    const { memberId } = await signUp();
    const { token } = (await mailed('activate')) ?? { token: '' };
    await world.rows(`update auth.account set status = 'banned' where id = $1`, [memberId]);
    expect(await failure(byLink(token))).toBe('link_invalid');
    expect(await statusOf(memberId)).toBe('banned');
  });
});

describe('a new password', () => {
  const ask = (email = 'anna@mail.example', caller = home, of = site) => world.get(ResetService).request(of, email, caller);
  const complete = (token: string, fresh = 'Gele-Narcis-77') => world.get(ResetService).complete(site, { token, password: fresh }, home);

  it('ends every session but the new one, also while the account is locked out', async () => {
    const { session: old } = await signUp();
    for (let attempt = 1; attempt <= 5; attempt++) await failure(login('wrong'));
    expect(await failure(login())).toBe('too_many_attempts');
    await ask();
    const fresh = await complete((await mailed('reset'))?.token ?? '');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const sessions = world.get(SessionsService);
    expect(await sessions.resolve(old.token)).toBeNull();
    expect(await sessions.resolve(fresh.token)).not.toBeNull();
    expect(await failure(login('Gele-Narcis-77'))).toBe('done');
    expect(await failure(login(password))).toBe('login_failed');
  });

  it('is set once when the link is used many times at once', async () => {
    await signUp();
    await ask();
    const { token } = (await mailed('reset')) ?? { token: '' };
    const outcomes = await Promise.all([1, 2, 3, 4].map((number) => failure(complete(token, `Gele-Narcis-${number}`))));
    expect(outcomes.toSorted()).toEqual(['done', 'link_invalid', 'link_invalid', 'link_invalid']);
  });

  it('needs a link of its own kind, not older than an hour', async () => {
    await signUp();
    expect(await failure(complete((await mailed('activate'))?.token ?? ''))).toBe('link_invalid');
    await ask();
    const { token } = (await mailed('reset')) ?? { token: '' };
    expect(await failure(world.get(ActivationService).activateByLink(token, home))).toBe('link_invalid');
    await world.clockAhead('61 minutes');
    expect(await failure(complete(token))).toBe('link_invalid');
  });

  it('is refused when others would guess it, and the link stays good', async () => {
    await signUp();
    await ask();
    const { token } = (await mailed('reset')) ?? { token: '' };
    expect(await failure(complete(token, 'password123'))).toBe('password_common');
    expect(await failure(complete(token))).toBe('done');
  });

  it('is asked for three times a day for an address, known or not', async () => {
    await signUp();
    const outcomes: string[] = [];
    for (let time = 1; time <= 4; time++) outcomes.push(await failure(ask()), await failure(ask('nobody@mail.example')));
    expect(outcomes).toEqual([
      ...Array.from({ length: 3 }, () => ['done', 'email_not_found']).flat(),
      'too_many_resets',
      'too_many_resets',
    ]);
  });

  it('gets the same answer for every address on a site that keeps quiet about accounts', async () => {
    await signUp();
    const quiet = { ...site, settings: { ...site.settings, reveal_account_existence: false } };
    expect(await failure(ask('nobody@mail.example', home, quiet))).toBe('done');
    expect(await failure(ask('anna@mail.example', home, quiet))).toBe('done');
    expect((await outboxJobs()).filter((job) => job === 'mail.reset')).toHaveLength(1);
  });
});

describe('limits', () => {
  it('are counted in Redis without an address in the clear', async () => {
    await signUp();
    await world.get(ResetService).request(site, 'anna@mail.example', home);
    const keys = await world.get(RedisClients).named('worker').keys('*limit:*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toMatch(/anna|203\.0\.113/);
  });
});

describe('mails that stopped', () => {
  it('start again when the member wants them, unless they come back from the address [#102]', async () => {
    const { me } = await signUp();
    const accounts = world.get(AccountsService);
    const stopped = async () => (await world.get(Transactions).read((tx) => accounts.account(tx, me.id))).notificationsDisabled;
    for (const why of ['unsubscribed', 'bounced', 'spam'] as const)
      await world.get(Transactions).run((tx) => accounts.stopMail(tx, me.id, why));
    await accounts.resumeMail(me);
    expect(await stopped()).toEqual(['bounced']);
    await accounts.resumeMail(me);
    expect(await stopped()).toEqual(['bounced']);
  });
});
