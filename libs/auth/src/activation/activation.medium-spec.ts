import { describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { failure, home, onAuthStage } from '../auth-stage.fixture.js';
import { AccountsService, ActivationMails, ActivationService, type SessionMember } from '../index.js';

const stage = onAuthStage();
const { mailed, signUp } = stage;
const statusOf = async (id: string) =>
  (await stage.world.rows<{ status: string }>(`select status from auth.account where id = $1`, [id]))[0]?.status;
const byLink = (token: string) => stage.world.get(ActivationService).activateByLink(token, home);
const byCode = (me: SessionMember, code: string) => stage.world.get(ActivationService).activateByCode(me, code);

describe('activation', () => {
  it('works by the link, once, also when it is pressed many times at once', async () => {
    const { memberId } = await signUp();
    const { token } = (await mailed('activate')) ?? { token: '' };
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => failure(byLink(token))));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'link_invalid']));
    expect(await statusOf(memberId)).toBe('active');
    expect(await stage.world.rows(`select 1 from visibility.member_standing where member_id = $1 and confirmed`, [memberId])).toHaveLength(
      1,
    );
    expect(await mailed('activate')).toBeUndefined();
  });

  it('makes a member new to the others at that moment, also when it comes days after signing up [#97]', async () => {
    const { me } = await signUp();
    const isNewSince = async (interval: string) =>
      (
        await stage.world.rows<{ is: boolean }>(
          `select joined_at > public.app_now() - $2::interval as is from visibility.member_standing where member_id = $1`,
          [me.id, interval],
        )
      )[0]?.is;
    await stage.world.clockAhead('30 hours');
    expect(await isNewSince('1 hour')).toBe(false);
    await byCode(me, (await mailed('activate'))?.code ?? '');
    expect(await isNewSince('1 hour')).toBe(true);
  });

  it('works by the code, and the link is used up with it', async () => {
    const { me } = await signUp();
    const link = await mailed('activate');
    await byCode(me, link?.code ?? '');
    expect(await statusOf(me.id)).toBe('active');
    expect(await failure(byLink(link?.token ?? ''))).toBe('link_invalid');
    expect(await failure(byCode(me, link?.code ?? ''))).toBe('already_active');
  });

  it('gives a code five tries, also when they come at once, and then only a new code helps [ASVS 6.4.1] [ASVS 6.6.3]', async () => {
    const { me } = await signUp();
    const right = (await mailed('activate'))?.code ?? '';
    const wrong = right === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 5 }, () => failure(byCode(me, wrong))));
    expect(await failure(byCode(me, right))).toBe('activation_failed');
    await stage.world.get(ActivationMails).resend(me);
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
    await stage.world.clockAhead('73 hours');
    expect(await failure(byLink(token))).toBe('link_invalid');
    await stage.world.clockAhead('49 hours');
    expect(await failure(byLink(token))).toBe('done');
  });

  it('sends a corrected address its own link, and the old link is worthless', async () => {
    const { me } = await signUp();
    const old = await mailed('activate');
    await stage.world.get(ActivationMails).correctAddress(me, 'anna@right.example');
    expect(await failure(byLink(old?.token ?? ''))).toBe('link_invalid');
    expect(await failure(byCode(me, old?.code ?? ''))).toBe('activation_failed');
    const fresh = await mailed('activate');
    expect(fresh?.address).toBe('anna@right.example');
    expect(await failure(byLink(fresh?.token ?? ''))).toBe('done');
    expect(await failure(stage.world.get(ActivationMails).correctAddress(me, 'anna@other.example'))).toBe('already_active');
  });

  it('refuses a corrected address that has an account', async () => {
    await signUp();
    const { me } = await signUp({ email: 'bert@mail.example', name: 'Bert' });
    expect(await failure(stage.world.get(ActivationMails).correctAddress(me, 'anna@mail.example'))).toBe('new_email_in_use');
    expect((await mailed('activate'))?.address).toBe('bert@mail.example');
  });

  it('sends five mails an hour and no more', async () => {
    const { me } = await signUp();
    for (let time = 1; time <= 5; time++) await stage.world.get(ActivationMails).resend(me);
    expect(await failure(stage.world.get(ActivationMails).resend(me))).toBe('too_many_requests');
  });

  it('takes no code after 72 hours, as no link', async () => {
    const { me } = await signUp();
    const { code } = (await mailed('activate')) ?? { code: '' };
    await stage.world.clockAhead('73 hours');
    expect(await failure(byCode(me, code))).toBe('activation_failed');
    await stage.world.clockAhead('71 hours');
    expect(await failure(byCode(me, code))).toBe('done');
  });

  it('does not revive a closed account', async () => {
    const { memberId } = await signUp();
    const { token } = (await mailed('activate')) ?? { token: '' };
    await stage.world.rows(`update auth.account set status = 'banned' where id = $1`, [memberId]);
    expect(await failure(byLink(token))).toBe('link_invalid');
    expect(await statusOf(memberId)).toBe('banned');
  });
});

describe('mails that stopped', () => {
  it.each([
    ['the link of a mail is used', async (_me: SessionMember, token: string) => byLink(token)],
    ['the code of a mail is used', async (me: SessionMember, _token: string, code: string) => byCode(me, code)],
    ['the same address is entered again', (me: SessionMember) => stage.world.get(ActivationMails).correctAddress(me, 'anna@mail.example')],
  ])('because an address seemed not to exist start again when %s', async (_, act) => {
    const { me } = await signUp();
    const { token, code } = (await mailed('activate')) ?? { token: '', code: '' };
    const accounts = stage.world.get(AccountsService);
    const stopped = async () => (await stage.world.get(Transactions).read((tx) => accounts.account(tx, me.id))).notificationsDisabled;
    for (const why of ['unsubscribed', 'bounced'] as const)
      await stage.world.get(Transactions).run((tx) => accounts.stopMail(tx, me.id, why));
    await act(me, token, code);
    expect(await stopped()).toEqual(['unsubscribed']);
  });

  it('start again when the member wants them, unless they come back from the address [#102]', async () => {
    const { me } = await signUp();
    const accounts = stage.world.get(AccountsService);
    const stopped = async () => (await stage.world.get(Transactions).read((tx) => accounts.account(tx, me.id))).notificationsDisabled;
    for (const why of ['unsubscribed', 'bounced', 'spam'] as const)
      await stage.world.get(Transactions).run((tx) => accounts.stopMail(tx, me.id, why));
    await accounts.resumeMail(me.id);
    expect(await stopped()).toEqual(['bounced']);
    await accounts.resumeMail(me.id);
    expect(await stopped()).toEqual(['bounced']);
  });
});
