import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RedisClients } from '#database';
import { failure, home, onAuthStage, password } from '../auth-stage.fixture.js';
import { Passwords, ResetLinks, SESSION_COOKIE, SessionsService, type Caller } from '../index.js';

const stage = onAuthStage();
const { login, signUp } = stage;
const elsewhere: Caller = { requestId: 'test', ip: '198.51.100.20', userAgent: 'Test' };

describe('logging in', () => {
  beforeEach(() => signUp());

  it('gives a new session each time and ends the one that came with the request [#47]', async () => {
    const first = await login();
    const second = await login(password, { ...home, oldToken: first.session.token });
    expect(second.session.token).not.toBe(first.session.token);
    const sessions = stage.world.get(SessionsService);
    expect(await sessions.resolve(first.session.token)).toBeNull();
    expect(await sessions.resolve(second.session.token)).toMatchObject({ id: second.memberId });
  });

  it('never takes over a token that somebody else chose [ASVS 7.2.4]', async () => {
    const planted = 'p'.repeat(43);
    const { session } = await login(password, { ...home, oldToken: planted });
    expect(session.token).not.toBe(planted);
    expect(await stage.world.get(SessionsService).resolve(planted)).toBeNull();
    expect(SESSION_COOKIE).toBe('auth.session');
  });

  it('locks account and network for 5, then 10, then 30 minutes, and for no other network [ASVS 6.3.1]', async () => {
    for (const [minutes, ahead] of [
      [5, '0 minutes'],
      [10, '6 minutes'],
      [30, '17 minutes'],
      [30, '48 minutes'],
    ] as const) {
      await stage.world.clockAhead(ahead);
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
    const passwords = stage.world.get(Passwords);
    const compared = jest.spyOn(passwords, 'fits');
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => failure(login('wrong'))));
    expect(compared).toHaveBeenCalledTimes(5);
    expect(outcomes.filter((outcome) => outcome === 'login_failed')).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome === 'too_many_attempts')).toHaveLength(96);
    compared.mockRestore();
  });

  it('takes a password of ten years ago: nobody has to think of another one because of its age [ASVS 6.2.10]', async () => {
    await stage.world.clockAhead('3650 days');
    expect(await failure(login())).toBe('done');
  });

  it('forgets earlier wrong tries after a right one', async () => {
    for (let attempt = 1; attempt <= 4; attempt++) await failure(login('wrong'));
    await login();
    expect(await failure(login('wrong'))).toBe('login_failed');
  });

  it('compares a password for an unknown address too, and counts its tries alike', async () => {
    const compared = jest.spyOn(stage.world.get(Passwords) as unknown as { compare: () => Promise<boolean> }, 'compare');
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
    await stage.world.rows(`update auth.account set status = $1`, [status]);
    expect(await failure(login('wrong'))).toBe('login_failed');
    expect(await failure(login())).toBe(code);
    stage.world.get(SessionsService).forget((await stage.world.rows<{ id: string }>(`select id from auth.account`))[0]?.id ?? '');
    expect(await stage.world.get(SessionsService).resolve(session.token)).toBeNull();
  });
});

describe('limits', () => {
  it('are counted in Redis without an address in the clear', async () => {
    await signUp();
    await stage.world.get(ResetLinks).request(stage.site, 'anna@mail.example', home);
    const keys = await stage.world.get(RedisClients).named('worker').keys('*limit:*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toMatch(/anna|203\.0\.113/);
  });
});
