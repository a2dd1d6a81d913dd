import { describe, expect, it } from '@jest/globals';
import { Transactions, type Tx } from '#database';
import { AccountClosures, LeavingService, RestoringService } from '../index.js';
import { failure, home, onAuthStage, password } from '../auth-stage.fixture.js';

const stage = onAuthStage();
const { mailed, signUp } = stage;
const inTx = <Result>(work: (tx: Tx) => Promise<Result>) => stage.world.get(Transactions).run(work);
const close = (id: Parameters<AccountClosures['close']>[1], why: 'suspended' | 'banned') =>
  inTx((tx) => stage.world.get(AccountClosures).close(tx, id, why));
const reopen = (id: Parameters<AccountClosures['close']>[1]) => inTx((tx) => stage.world.get(AccountClosures).reopen(tx, id));
const statusOf = async () => (await stage.world.rows(`select status from auth.account`))[0];

describe('an account that the house closes', () => {
  it('ends its sessions, and is afterwards what it was before', async () => {
    const { memberId } = await signUp();
    expect(await close(memberId, 'suspended')).toBe(true);
    expect(await statusOf()).toEqual({ status: 'suspended' });
    expect(await stage.world.rows(`select from auth.session`)).toEqual([]);
    await close(memberId, 'banned');
    expect(await statusOf()).toEqual({ status: 'banned' });
    await reopen(memberId);
    expect(await statusOf()).toEqual({ status: 'not_confirmed' });
  });

  it('keeps its address out for two years after it was erased, by a hash alone, and another one not [#D5]', async () => {
    const { memberId } = await signUp();
    await close(memberId, 'banned');
    await stage.world.rows(`delete from auth.account`);
    expect(await failure(signUp())).toBe('account_banned');
    const [row] = await stage.world.rows<{ text: string }>(`select string_agg(t::text, '') as text from auth.refusal t`);
    expect(row?.text).not.toMatch(/anna/i);
    // The same person reads it.
    expect(await failure(signUp({ email: 'anna+2@mail.example' }))).toBe('account_banned');
    expect(await failure(signUp({ email: 'other@mail.example' }))).toBe('done');
    await stage.world.rows(`update auth.refusal set until = now() - interval '1 minute'`);
    expect(await failure(signUp())).toBe('done');
  });

  it('that was suspended only may sign up again', async () => {
    const { memberId } = await signUp();
    await close(memberId, 'suspended');
    await stage.world.rows(`delete from auth.account`);
    expect(await failure(signUp())).toBe('done');
  });

  it('cannot be taken back by the link of its deletion while it is banned', async () => {
    const { memberId, me } = await signUp();
    await stage.world.rows(`update auth.account set status = 'active'`);
    await stage.world.get(LeavingService).leave(me, { password });
    await close(memberId, 'banned');
    const link = await mailed('deletion_undo');
    const undo = () => failure(stage.world.get(RestoringService).undo(link?.token ?? '', home));
    expect(await undo()).toBe('account_banned');
    await reopen(memberId);
    expect(await undo()).toBe('done');
    expect(await statusOf()).toEqual({ status: 'active' });
  });
});
