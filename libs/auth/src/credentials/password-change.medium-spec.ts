import { describe, expect, it, jest } from '@jest/globals';
import { Publisher } from '#realtime';
import { failure, home, onAuthStage, otherPassword, password, settle } from '../auth-stage.fixture.js';
import {
  LeavingService,
  MailChangeService,
  PasswordChangeService,
  ResetLinks,
  ResetService,
  SessionsService,
  UndoService,
  type SessionMember,
} from '../index.js';

const stage = onAuthStage();
const { jobs, login, mailed, member, tokenOf } = stage;
const change = (me: SessionMember, old = password, next = otherPassword) =>
  stage.world.get(PasswordChangeService).change(me, { old_password: old, password: next, password_again: next });
const wish = (me: SessionMember, email: string, given = password, of = stage.site) =>
  stage.world.get(MailChangeService).request(of, me, { email, password: given }, home);
const undo = (purpose: 'mail_undo' | 'password_undo', token: string) => stage.world.get(UndoService).undo(purpose, token, home);

describe('another password', () => {
  it('needs the old one, ends the other sessions with their sockets and keeps this one [#127] [ASVS 6.2.2] [ASVS 6.2.3] [ASVS 7.4.3] [ASVS 7.5.1]', async () => {
    const { token, me } = await member();
    const other = await login();
    const closed = jest.spyOn(stage.world.get(Publisher), 'endSession');
    expect(await failure(change(me, 'not it'))).toBe('old_password_wrong');
    expect(await failure(change(me))).toBe('done');
    await settle();
    expect(await stage.world.get(SessionsService).resolve(other.session.token)).toBeNull();
    expect(await stage.world.get(SessionsService).resolve(token)).not.toBeNull();
    expect(closed.mock.calls).toEqual([[other.session.sessionId]]);
    expect([await failure(login(password)), (await login(otherPassword)).memberId]).toEqual(['login_failed', me.id]);
    closed.mockRestore();
  });

  it('is refused when others would guess it', async () => {
    const { me } = await member();
    expect(await failure(change(me, password, 'password123'))).toBe('password_common');
    expect(await failure(login(password))).not.toBe('login_failed');
  });

  it('has no more tries at another door: five in all, then every question for it is locked', async () => {
    const { me } = await member();
    const leave = (word: string) => stage.world.get(LeavingService).leave(me, { password: word });
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
    await stage.world.rows(`update auth.account set notifications_disabled = '{spam,bounced}'`);
    const outcomes = await Promise.all([1, 2, 3].map(() => failure(undo('password_undo', link?.token ?? ''))));
    expect(outcomes.toSorted()).toEqual(['done', 'link_invalid', 'link_invalid']);
    // Its mail was read.
    expect(await stage.world.rows(`select notifications_disabled as stops from auth.account`)).toEqual([{ stops: ['spam'] }]);
    await settle();
    expect(await stage.world.get(SessionsService).resolve(token)).toBeNull();
    expect([await failure(login(otherPassword)), (await login(password)).memberId]).toEqual(['login_failed', me.id]);
  });

  it('ends every link to a new password that was asked for before: who holds such a mail gets in no more', async () => {
    const { me } = await member();
    const links = stage.world.get(ResetLinks);
    const resets = stage.world.get(ResetService);
    await links.request(stage.site, 'anna@mail.example', home);
    await links.request(stage.site, 'anna@mail.example', home);
    const { token } = (await mailed('reset')) ?? { token: '' };
    await change(me);
    expect(await failure(resets.complete(stage.site, { token, password: 'Rode-Tulpen-12' }, home))).toBe('link_invalid');
    expect((await login(otherPassword)).memberId).toBe(me.id);
    await links.request(stage.site, 'anna@mail.example', home);
    expect(await failure(resets.complete(stage.site, { token: await tokenOf('reset'), password: 'Rode-Tulpen-12' }, home))).toBe('done');
  });

  it('that is undone ends them too: whoever changed it may have asked for one', async () => {
    const { me } = await member();
    await change(me);
    const undoToken = await tokenOf('password_undo');
    await stage.world.get(ResetLinks).request(stage.site, 'anna@mail.example', home);
    const token = await tokenOf('reset');
    await undo('password_undo', undoToken);
    expect(await failure(stage.world.get(ResetService).complete(stage.site, { token, password: 'Rode-Tulpen-12' }, home))).toBe(
      'link_invalid',
    );
  });

  it('is not undone in an account that was banned meanwhile', async () => {
    const { me } = await member();
    await change(me);
    const token = await tokenOf('password_undo');
    await stage.world.rows(`update auth.account set status = 'banned' where id = $1`, [me.id]);
    expect(await failure(undo('password_undo', token))).toBe('account_banned');
    await stage.world.rows(`update auth.account set status = 'active' where id = $1`, [me.id]);
    expect(await failure(undo('password_undo', token))).toBe('done');
  });

  it('gives no way back by mail where the address was never confirmed: it may be a stranger’s', async () => {
    const { me } = await stage.signUp();
    await change(me);
    expect(await mailed('password_undo')).toBeUndefined();
    expect(await jobs()).not.toContain('mail.password-changed');
  });

  it('stands after 48 hours', async () => {
    const { me } = await member();
    await change(me);
    const token = await tokenOf('password_undo');
    await stage.world.clockAhead('49 hours');
    expect(await failure(undo('password_undo', token))).toBe('link_invalid');
  });
});

describe('what was before a change', () => {
  it('is forgotten when it can no longer be undone', async () => {
    const { me } = await member();
    await change(me);
    await wish(me, 'new@mail.example', otherPassword);
    const undoing = stage.world.get(UndoService);
    await undoing.forgetEnded();
    expect(await stage.world.rows(`select 1 from auth.account_change`)).toHaveLength(2);
    await stage.world.clockAhead('49 hours');
    await undoing.forgetEnded();
    expect(await stage.world.rows(`select 1 from auth.account_change`)).toHaveLength(0);
  });
});
