import { describe, expect, it } from '@jest/globals';
import { failure, home, onAuthStage, password } from '../auth-stage.fixture.js';
import { ActivationService, ResetLinks, ResetService, SessionsService } from '../index.js';

const stage = onAuthStage();
const { jobs, login, mailed, signUp } = stage;

describe('a new password', () => {
  const ask = (email = 'anna@mail.example', caller = home, of = stage.site) => stage.world.get(ResetLinks).request(of, email, caller);
  const complete = (token: string, fresh = 'Gele-Narcis-77') =>
    stage.world.get(ResetService).complete(stage.site, { token, password: fresh }, home);

  it('ends every session but the new one, also while the account is locked out [ASVS 6.4.3]', async () => {
    const { session: old } = await signUp();
    for (let attempt = 1; attempt <= 5; attempt++) await failure(login('wrong'));
    expect(await failure(login())).toBe('too_many_attempts');
    await ask();
    const fresh = await complete((await mailed('reset'))?.token ?? '');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const sessions = stage.world.get(SessionsService);
    expect(await sessions.resolve(old.token)).toBeNull();
    expect(await sessions.resolve(fresh.token)).not.toBeNull();
    expect(await failure(login('Gele-Narcis-77'))).toBe('done');
    expect(await failure(login(password))).toBe('login_failed');
  });

  it('shows that its mail arrived: mails that had stopped because they came back start again', async () => {
    await signUp();
    await ask();
    const { token } = (await mailed('reset')) ?? { token: '' };
    await stage.world.rows(`update auth.account set notifications_disabled = '{spam,bounced}'`);
    await complete(token);
    expect(await stage.world.rows(`select notifications_disabled as stops from auth.account`)).toEqual([{ stops: ['spam'] }]);
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
    expect(await failure(stage.world.get(ActivationService).activateByLink(token, home))).toBe('link_invalid');
    await stage.world.clockAhead('61 minutes');
    expect(await failure(complete(token))).toBe('link_invalid');
    // Whoever comes with a dead link is not sent to think of a better password first.
    expect(await failure(complete(token, 'password123'))).toBe('link_invalid');
  });

  it('is refused when others would guess it, and the link stays good', async () => {
    await signUp();
    await ask();
    const { token } = (await mailed('reset')) ?? { token: '' };
    expect(await failure(complete(token, 'password123'))).toBe('password_common');
    expect(await failure(complete(token))).toBe('done');
  });

  it('opens no account that was closed meanwhile, and none on a site of another community', async () => {
    const { memberId } = await signUp();
    await ask();
    const { token } = (await mailed('reset')) ?? { token: '' };
    const abroad = { ...stage.site, communityId: '01930000-0000-7000-8000-0000000000c2' };
    expect(await failure(stage.world.get(ResetService).complete(abroad, { token, password: 'Gele-Narcis-77' }, home))).toBe('link_invalid');
    for (const [status, refusal] of [
      ['banned', 'account_banned'],
      ['suspended', 'account_banned'],
      ['deleted', 'account_deleted'],
    ] as const) {
      await stage.world.rows(`update auth.account set status = $2 where id = $1`, [memberId, status]);
      expect(await failure(complete(token))).toBe(refusal);
      expect(await mailed('reset')).toBeUndefined();
    }
    // Nothing was used up or changed.
    await stage.world.rows(`update auth.account set status = 'active' where id = $1`, [memberId]);
    expect((await login(password)).memberId).toBe(memberId);
    expect(await failure(complete(token))).toBe('done');
  });

  it('takes every other link to a new one with it', async () => {
    await signUp();
    await ask();
    const first = (await mailed('reset'))?.token ?? '';
    await ask();
    expect(await failure(complete((await mailed('reset'))?.token ?? ''))).toBe('done');
    expect(await failure(complete(first, 'Rode-Tulpen-12'))).toBe('link_invalid');
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
    expect(await failure(ask('nobody@mail.example', home, stage.quiet))).toBe('done');
    expect(await failure(ask('anna@mail.example', home, stage.quiet))).toBe('done');
    expect((await jobs()).filter((job) => job === 'mail.reset')).toHaveLength(1);
  });
});
