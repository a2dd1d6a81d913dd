import { describe, expect, it } from '@jest/globals';
import { signupForm } from '#testing';
import { failure, home, onAuthStage, password } from '../auth-stage.fixture.js';
import { hashOfToken, MemberLifecycle, SignupChecks, SignupService } from '../index.js';

const stage = onAuthStage();
const { jobs, mailed, signUp } = stage;

describe('signing up', () => {
  it('makes the account with everything that a member has, a session, and asks for the mail [#2]', async () => {
    const { memberId, me } = await signUp({ sexuality: 'hetero', sexuality_consent: true, tracking: { ref: 'friend' } });
    expect(me).toMatchObject({
      id: memberId,
      status: 'not_confirmed',
      language: 'nl',
      communityId: stage.site.communityId,
      siteId: stage.site.id,
    });
    const [account] = await stage.world.rows(`select email, terms_version, terms_accepted_at, tracking from auth.account`);
    expect(account).toEqual({
      email: 'anna@mail.example',
      terms_version: new Date('2023-12-01T12:00:00Z'),
      terms_accepted_at: expect.any(Date),
      tracking: { ref: 'friend' },
    });
    for (const table of ['visibility.member_standing', 'profiles.profile', 'payments.wallet', 'chats.inbox'])
      expect(await stage.world.rows(`select 1 from ${table} where member_id = $1`, [memberId])).toHaveLength(1);
    expect(await jobs()).toEqual(['mail.activation']);
  });

  it('keeps neither password, session token nor link in the clear', async () => {
    const { session } = await signUp();
    const link = await mailed('activate');
    let everything = '';
    for (const table of ['auth.account', 'auth.session', 'auth.one_time_token', 'events.outbox'])
      everything += (await stage.world.rows<{ t: string }>(`select t::text from ${table} t`)).map(({ t }) => t).join();
    expect(everything).not.toMatch(new RegExp(`[(,]${link?.code}[,)]`));
    for (const secret of [password, session.token, link?.token ?? '?']) expect(everything).not.toContain(secret);
    expect(everything).toContain('$argon2id$');
    const [stored] = await stage.world.rows<{ token_hash: Buffer }>(`select token_hash from auth.session`);
    expect(stored?.token_hash).toEqual(hashOfToken(session.token));
  });

  it('gives one account when the form is sent twice at once [#157]', async () => {
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => failure(signUp())));
    expect(outcomes.toSorted()).toEqual(['done', 'email_in_use', 'email_in_use', 'email_in_use', 'email_in_use']);
    expect(await stage.world.rows(`select 1 from auth.account`)).toHaveLength(1);
    expect(await jobs()).toEqual(['mail.activation']);
  });

  it('leaves nothing behind when a module refuses', async () => {
    stage.world.get(MemberLifecycle).onJoin((_tx, { signup }) => {
      if (signup.name === 'Refused') throw new Error('a module refuses');
      return Promise.resolve();
    });
    await expect(signUp({ name: 'Refused' })).rejects.toThrow('a module refuses');
    for (const table of ['auth.account', 'auth.session', 'profiles.profile', 'events.outbox'])
      expect(await stage.world.rows(`select 1 from ${table}`)).toHaveLength(0);
  });

  it('does not let somebody who is too young try another date', async () => {
    expect(await failure(signUp({ date_of_birth: '2015-01-01' }))).toBe('too_young');
    expect(await failure(signUp({ date_of_birth: '1962-05-04' }))).toBe('too_young');
    expect(JSON.stringify(await stage.world.rows(`select * from auth.refusal`))).not.toContain('anna');
  });

  it.each([
    [{ password: 'liverpool1' }, 'password_common'],
    [{ password: 'anna@mail.example' }, 'password_common'],
    [{ country: 'DE' }, 'town_unknown'],
    [{ town_id: 1 }, 'town_unknown'],
  ])('refuses %j with %s', async (change, code) => {
    expect(await failure(signUp(change))).toBe(code);
    expect(await stage.world.rows(`select 1 from auth.account`)).toHaveLength(0);
  });

  it('says early that an address is taken, unless the site keeps quiet about accounts', async () => {
    await signUp();
    const signups = stage.world.get(SignupService);
    const checks = stage.world.get(SignupChecks);
    expect(await failure(checks.check(stage.site, { email: 'anna@mail.example' }, home))).toBe('email_in_use');
    expect(await failure(checks.check(stage.site, { email: 'bert@mail.example' }, home))).toBe('done');
    expect(await failure(checks.check(stage.site, { email: 'bert@mail.example', name: 'M0derator' }, home))).toBe('name_reserved');
    expect(await failure(checks.check(stage.quiet, { email: 'anna@mail.example' }, home))).toBe('done');
    expect(await signups.signUp(stage.quiet, signupForm(), home)).toBe('told-by-mail');
    expect(await signups.signUp(stage.quiet, signupForm({ email: 'carla@mail.example' }), home)).toBe('told-by-mail');
    expect((await jobs()).toSorted()).toEqual(['mail.activation', 'mail.activation', 'mail.address-tried']);
  });
});
