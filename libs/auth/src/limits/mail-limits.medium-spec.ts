import { describe, expect, it } from '@jest/globals';
import type { AppError } from '#contracts';
import { RedisClients } from '#database';
import { signupForm } from '#testing';
import { authLimits } from './auth-limits.js';
import { failure, home, onAuthStage, otherPassword, password } from '../auth-stage.fixture.js';
import {
  DEMO_NETWORK_FACTOR,
  Limiter,
  MailChangeService,
  PasswordChangeService,
  ResetLinks,
  SignupService,
  type Caller,
  type SessionMember,
} from '../index.js';

const stage = onAuthStage();
const { jobs, member, signUp } = stage;
const from = (network: number): Caller => ({ ...home, ip: `198.51.${network}.7` });
const signUpFrom = (network: number, email: string, site = stage.site) =>
  stage.world.get(SignupService).signUp(site, signupForm({ email }), from(network));
const wish = (me: SessionMember, email: string, network: number, site = stage.site) =>
  stage.world.get(MailChangeService).request(site, me, { email, password }, from(network));
const mailsOf = async (kind: string) => (await jobs()).filter((job) => job === `mail.${kind}`).length;
const oneTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('an address that strangers have mails sent to, each from another network', () => {
  it('gets ten mails for new accounts a day, also under its names with a plus', async () => {
    for (const turn of oneTo(10)) await signUpFrom(turn, `victim+${turn}@mail.example`);
    expect(await failure(signUpFrom(11, 'victim@mail.example'))).toBe('too_many_requests');
    expect(await mailsOf('activation')).toBe(10);
    expect(await stage.world.rows(`select 1 from auth.account where email = 'victim@mail.example'`)).toHaveLength(0);
    expect(await failure(signUpFrom(12, 'somebody@mail.example'))).toBe('done');
  });

  it('gets no more of them by accounts that are corrected to it', async () => {
    for (const turn of oneTo(10)) await signUpFrom(turn, `victim+${turn}@mail.example`);
    const { me } = await signUp();
    expect(await failure(wish(me, 'victim@mail.example', 11))).toBe('too_many_requests');
    expect(await stage.world.rows(`select email from auth.account where id = $1`, [me.id])).toEqual([{ email: 'anna@mail.example' }]);
  });

  it('gets three mails a day that ask whether a member may move to it', async () => {
    for (const turn of oneTo(4)) {
      const { me } = await member(`member${turn}@mail.example`);
      expect(await failure(wish(me, 'victim@mail.example', turn))).toBe(turn < 4 ? 'done' : 'too_many_requests');
    }
    expect(await mailsOf('mail-change')).toBe(3);
  });

  it('is not told from others on a site that keeps quiet about accounts: what is limited looks done', async () => {
    for (const turn of oneTo(10)) await signUpFrom(turn, `victim+${turn}@mail.example`, stage.quiet);
    expect(await signUpFrom(11, 'victim@mail.example', stage.quiet)).toBe('told-by-mail');
    expect(await mailsOf('activation')).toBe(10);
    for (const turn of oneTo(4)) {
      const { me } = await member(`member${turn}@mail.example`);
      expect(await wish(me, 'other@mail.example', turn, stage.quiet)).toBe('link-sent');
    }
    expect(await mailsOf('mail-change')).toBe(3);
  });

  it('still gets the mail about a change of its own account', async () => {
    const { me } = await member();
    for (const turn of oneTo(9)) await signUpFrom(turn, `anna+${turn}@mail.example`);
    for (const turn of oneTo(3)) await stage.world.get(ResetLinks).request(stage.site, 'anna@mail.example', from(turn));
    expect(await failure(signUpFrom(10, 'anna+10@mail.example'))).toBe('too_many_requests');
    await stage.world
      .get(PasswordChangeService)
      .change(me, { old_password: password, password: otherPassword, password_again: otherPassword });
    expect(await mailsOf('password-changed')).toBe(1);
  });
});

describe('who asks whether an address has an account', () => {
  /** All tries of a network but so many; in a demo it has many. */
  const useUp = async (name: 'newAddress' | 'resetByNetwork', network: number, left: number) => {
    const tries = authLimits[name].points * DEMO_NETWORK_FACTOR - left;
    await Promise.all(oneTo(tries).map(() => stage.world.get(Limiter).consume(name, from(network).ip)));
  };

  it('has so many tries an hour from a network, by signing up and by correcting an address together', async () => {
    await member('known@mail.example');
    const { me } = await signUp({ email: 'a@mail.example' });
    const correct = (network: number) =>
      failure(stage.world.get(MailChangeService).correct(stage.site, me, 'known@mail.example', from(network)));
    await useUp('newAddress', 1, 2);
    expect([await correct(1), await failure(signUpFrom(1, 'known@mail.example'))]).toEqual(['new_email_in_use', 'email_in_use']);
    expect([await correct(1), await failure(signUpFrom(1, 'known@mail.example'))]).toEqual(['too_many_requests', 'too_many_requests']);
    expect(await correct(2)).toBe('new_email_in_use');
  });

  it('is told the true time: within the hour for a network, tomorrow for an address', async () => {
    await signUp();
    const ask = (email: string, network: number) => stage.world.get(ResetLinks).request(stage.site, email, from(network));
    for (const turn of oneTo(3)) await ask('anna@mail.example', turn);
    await expect(ask('anna@mail.example', 4)).rejects.toMatchObject({ code: 'too_many_resets' });
    await useUp('resetByNetwork', 9, 0);
    const refusal = await ask('nobody@mail.example', 9).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'too_many_requests', details: { retryAt: expect.any(Date) } });
    const { retryAt } = (refusal as AppError).details;
    expect((retryAt?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(3_600_000);
  });
});

describe('a /48 of IPv6', () => {
  it('has so many tries as twenty networks, however many of its own it comes from, and no other one pays for it', async () => {
    const limiter = new Limiter(stage.world.get(RedisClients), { ...stage.world.config, isDemo: false });
    const ask = (ip: string) => failure(limiter.consume('resetByNetwork', ip));
    for (const turn of oneTo(20)) {
      const answers = await Promise.all(oneTo(5).map((host) => ask(`2001:db8:7:${turn.toString(16)}::${host}`)));
      expect(answers).toEqual(oneTo(5).map(() => 'done'));
    }
    expect(await ask('2001:db8:7:ffff::1')).toBe('too_many_requests');
    expect([await ask('2001:db8:8:1::1'), await ask('203.0.113.7')]).toEqual(['done', 'done']);
  });
});

describe('a date of birth below the age', () => {
  it('given with somebody else’s address bars nobody but whoever gave it', async () => {
    const tooYoung = signupForm({ email: 'victim@mail.example', date_of_birth: '2015-01-01' });
    expect(await failure(stage.world.get(SignupService).signUp(stage.site, tooYoung, from(1)))).toBe('too_young');
    expect(await failure(signUpFrom(1, 'victim@mail.example'))).toBe('too_young');
    expect(await failure(signUpFrom(2, 'victim@mail.example'))).toBe('done');
  });
});
