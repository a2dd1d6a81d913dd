import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { AppError } from '#contracts';
import { Transactions, type Tx } from '#database';
import { MemberData } from '#member-data';
import { SiteService } from '#site';
import { ProviderError } from '../provider/index.js';
import { refusedByProvider } from '../shop.fixture.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';
import { MoneyRequests, type Requested } from './money-requests.service.js';

let { world, shop, anna, orderId } = {} as OpenShop;
beginInShop({ bought: 50 }, (opened) => {
  ({ world, shop, anna, orderId } = opened);
});

const [ann, bob] = ['01930000-0000-7000-8000-0000000000a1', '01930000-0000-7000-8000-0000000000b2'];
const run = <Result>(work: (requests: MoneyRequests, tx: Tx) => Promise<Result>): Promise<Result> =>
  world.get(Transactions).run((tx) => work(world.get(MoneyRequests), tx));
const wish = (id: string = randomUUID()) => ({ id, reason: 'goodwill', note: '', staffId: ann });
const refund = (minor: number, id?: string): Promise<Requested> => run((requests, tx) => requests.askRefund(tx, orderId, minor, wish(id)));
const credits = (amount: number, id?: string): Promise<Requested> =>
  run((requests, tx) => requests.askCredits(tx, anna.id, amount, wish(id)));
const confirm = (id: string, staffId: string, others = 1): Promise<Requested> =>
  run((requests, tx) => requests.confirm(tx, id, staffId, others));
const decline = (id: string, staffId: string, mayOthers = true): Promise<Requested> =>
  run((requests, tx) => requests.decline(tx, id, staffId, mayOthers));
const refunds = () =>
  world.rows<{ id: string; cause: string; state: string; minor: number; credits: number }>(
    `select id, cause, state, amount_minor::int as minor, credits from payments.refund where order_id = $1 order by created_at`,
    [orderId],
  );
const theRefund = async () => {
  const [one] = await refunds();
  if (!one) throw new Error('there is no refund');
  return one;
};
const limits = async (settings: { refund_alone?: number; credits_alone?: number }) => {
  await world.rows(`update site.site set settings = settings || $2 where id = $1`, [anna.siteId, JSON.stringify(settings)]);
  await world.get(SiteService).refresh();
};
afterEach(async () => {
  await world.rows(`update site.site set settings = settings - 'refund_alone' - 'credits_alone' where id = $1`, [anna.siteId]);
  await world.get(SiteService).refresh();
});
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : error instanceof ProviderError ? error.kind : String(error)),
  );

describe('money that staff pay back', () => {
  it('goes back by the provider, with the credits that it stands for, its books and its credit note', async () => {
    expect((await refund(1_000)).request).toMatchObject({ state: 'done', decidedBy: ann, amountMinor: 1_000, currency: 'EUR' });
    const { id, ...asked } = await theRefund();
    expect(asked).toEqual({ cause: 'staff', state: 'requested', minor: 1_000, credits: 13 });
    expect(await shop.queued('payment.refund')).toEqual([{ refundId: id }]);
    await shop.payBack(orderId, id);
    expect(await theRefund()).toMatchObject({ state: 'done' });
    expect([await shop.balance(anna), await shop.queued('payment.credit-note'), await shop.faultsInBooks([anna])]).toEqual([
      37,
      [{ refundId: id }],
      [],
    ]);
    expect(shop.paymentOf(orderId)).toMatchObject({ refundedMinor: 1_000 });
  });

  it('is paid once, pressed twice, also at the same moment, and the id stands for nothing else', async () => {
    const id = randomUUID();
    const both = await Promise.all([refund(1_000, id), refund(1_000, id)]);
    expect(both.filter(({ isNew }) => isNew).length).toBe(1);
    expect([await codeOf(refund(900, id)), await codeOf(credits(5, id)), (await refunds()).length]).toEqual([
      'idempotency_mismatch',
      'idempotency_mismatch',
      1,
    ]);
  });

  it('is no more than is left, counting what is on its way, and a withdrawal meanwhile asks for no more either', async () => {
    await refund(3_000);
    expect(await codeOf(refund(1_001))).toBe('refund_too_much');
    expect((await shop.withdraw(anna, orderId)).refund.amount).toEqual({ minor: 1_000, currency: 'EUR' });
    expect(await codeOf(refund(1))).toBe('refund_too_much');
    for (const { id } of await refunds()) await shop.payBack(orderId, id);
    expect(shop.paymentOf(orderId)).toMatchObject({ refundedMinor: 4_000 });
    expect([await shop.balance(anna), await shop.faultsInBooks([anna])]).toEqual([0, []]);
  });

  it('is one request also when the same id comes for two orders at once', async () => {
    await limits({ refund_alone: 10 });
    const { orderId: other } = await shop.order(anna, await shop.body(anna, 20));
    shop.say(other, { status: 'paid' });
    await shop.sync(other);
    const id = randomUUID();
    const both = [refund(2_000, id), run((requests, tx) => requests.askRefund(tx, other, 1, wish(id)))];
    expect((await Promise.all(both.map(codeOf))).filter((code) => code === 'done')).toHaveLength(1);
    const [request] = await world.rows<{ order_id: string; state: string }>(`select order_id, state from payments.money_request`);
    // The small one is done, the large one waits: neither is carried out by the rights of the other.
    expect([request?.order_id === other, request?.state]).toEqual(request?.state === 'done' ? [true, 'done'] : [false, 'waiting']);
  });

  it('is none where a withdrawal is owed whose transfers failed', async () => {
    await shop.withdrawInVain(anna, orderId);
    expect(await codeOf(refund(1))).toBe('refund_too_much');
  });

  it('that does not arrive after the member withdrew from the rest is paid by the withdrawal', async () => {
    await refund(4_000);
    const { id } = await theRefund();
    expect((await shop.withdraw(anna, orderId)).refund).toMatchObject({ amount: { minor: 0 }, state: 'done' });
    shop.provider.onRefund = () => Promise.reject(refusedByProvider());
    await shop.payBack(orderId, id);
    shop.provider.onRefund = async (make) => make();
    const end = (await refunds()).find(({ cause }) => cause === 'withdrawal');
    expect(end).toMatchObject({ state: 'requested', minor: 4_000 });
    expect(await shop.queued('payment.refund')).toContainEqual({ refundId: end?.id });
    await shop.payBack(orderId, end?.id ?? '');
    expect(shop.paymentOf(orderId).refundedMinor).toBe(4_000);
    expect([await shop.balance(anna), await shop.faultsInBooks([anna])]).toEqual([0, []]);
    // Nothing is left for finance: the withdrawal has paid it.
    expect(await shop.issues()).toEqual([]);
  });

  it('that comes again after the member withdrew from the rest is for finance to pay', async () => {
    await refund(1_000);
    const { id } = await theRefund();
    await shop.payBack(orderId, id);
    await shop.withdraw(anna, orderId);
    await shop.payBack(orderId, id, 'failed');
    expect(await world.rows(`select kind, details from payments.recon_issue where closed_at is null`)).toEqual([
      { kind: 'returned_after_end', details: { amountMinor: 1_000 } },
    ]);
  });

  it('is for nothing that was never paid', async () => {
    const { orderId: open } = await shop.order(anna, await shop.body(anna, 20));
    expect(await codeOf(run((requests, tx) => requests.askRefund(tx, open, 1, wish())))).toBe('refund_too_much');
    expect(await codeOf(run((requests, tx) => requests.askRefund(tx, randomUUID(), 1, wish())))).toBe('order_not_found');
  });

  it('whose answer was lost is found in the provider’s list, and not paid twice', async () => {
    await refund(1_000);
    const { id } = await theRefund();
    await shop.payBack(orderId, id);
    await world.rows(`update payments.refund set state = 'requested', psp_refund_id = null where id = $1`, [id]);
    await shop.sync(orderId);
    expect([(await refunds()).length, (await theRefund()).state, shop.paymentOf(orderId).refundedMinor]).toEqual([1, 'done', 1_000]);
  });

  it('that the provider will not pay is failed at once, finance is told, and nobody asks the member for an account', async () => {
    await refund(1_000);
    const { id } = await theRefund();
    shop.provider.onRefund = () => Promise.reject(refusedByProvider());
    await shop.payBack(orderId, id);
    expect([(await theRefund()).state, await shop.balance(anna)]).toEqual(['failed', 50]);
    expect(await world.rows(`select kind, subject from payments.recon_issue where closed_at is null`)).toEqual([
      { kind: 'refund_failed', subject: id },
    ]);
    expect(await shop.queued('mail.bank-account-request')).toEqual([]);
    shop.provider.onRefund = async (make) => make();
    expect((await refund(1_000)).request.state).toBe('done');
  });

  it('that comes again brings its credits again, and finance is told', async () => {
    await refund(1_000);
    const { id } = await theRefund();
    await shop.payBack(orderId, id);
    await shop.payBack(orderId, id, 'failed');
    expect([(await theRefund()).state, await shop.balance(anna), await shop.faultsInBooks([anna])]).toEqual(['failed', 50, []]);
    expect(await world.rows(`select kind from payments.recon_issue where closed_at is null`)).toEqual([{ kind: 'refund_failed' }]);
  });
});

describe('what is more than the owner allows one person', () => {
  it('waits for a second one: nothing moves before, whoever asked cannot say yes, and it is carried out once', async () => {
    await limits({ refund_alone: 10, credits_alone: 20 });
    expect((await refund(1_000)).request.state).toBe('done');
    const { id, state } = (await refund(1_001)).request;
    expect([state, (await refunds()).length]).toEqual(['waiting', 1]);
    expect([await codeOf(confirm(id, ann)), (await refunds()).length]).toEqual(['second_person_needed', 1]);
    const both = await Promise.all([confirm(id, bob), confirm(id, bob)]);
    expect([both.filter(({ isNew }) => isNew).length, (await refunds()).length]).toEqual([1, 2]);
    expect(both[0]?.request).toMatchObject({ state: 'done', decidedBy: bob });
    expect(await codeOf(decline(id, bob))).toBe('not_found');
  });

  it('waits also when one person comes to it in several steps', async () => {
    await limits({ refund_alone: 10, credits_alone: 20 });
    expect((await refund(600)).request.state).toBe('done');
    expect((await refund(401)).request.state).toBe('waiting');
    expect((await credits(15)).request.state).toBe('done');
    expect((await credits(-6)).request.state).toBe('waiting');
    expect((await credits(5)).request.state).toBe('done');
  });

  it('is taken back by whoever asked, and by nobody else who may not decide', async () => {
    await limits({ credits_alone: 20 });
    const { id } = (await credits(21)).request;
    expect(await codeOf(decline(id, bob, false))).toBe('forbidden');
    expect((await decline(id, ann, false)).request.state).toBe('declined');
  });

  it('is not done for a member who is erased meanwhile', async () => {
    await limits({ credits_alone: 20 });
    const { id } = (await credits(21)).request;
    await world.get(Transactions).run((tx) => world.get(MemberData).erase(tx, anna.id));
    expect(await codeOf(confirm(id, bob))).toBe('member_not_found');
  });

  it('is carried out by whoever asked where nobody else may decide', async () => {
    await limits({ credits_alone: 20 });
    const { id } = (await credits(21)).request;
    expect([(await confirm(id, ann, 0)).request.state, await shop.balance(anna)]).toEqual(['done', 71]);
  });

  it('is looked at again when it is confirmed: what is no longer there is not paid', async () => {
    await limits({ refund_alone: 10 });
    const { id } = (await refund(4_000)).request;
    await refund(1_000);
    expect([await codeOf(confirm(id, bob)), (await refunds()).length]).toEqual(['refund_too_much', 1]);
    expect((await decline(id, bob)).request.state).toBe('declined');
    expect([(await decline(id, bob)).isNew, await codeOf(confirm(id, bob))]).toEqual([false, 'not_found']);
  });
});

describe('credits that staff give or take', () => {
  it('stand in the book once, with the reason of an adjustment', async () => {
    const id = randomUUID();
    await Promise.all([credits(12, id), credits(12, id)]);
    await credits(-2);
    expect(await shop.balance(anna)).toBe(60);
    expect(await world.rows(`select amount from payments.ledger_entry where member_id = $1 and kind = 7 order by id`, [anna.id])).toEqual([
      { amount: 12 },
      { amount: -2 },
    ]);
    expect(await shop.faultsInBooks([anna])).toEqual([]);
  });

  it('cannot be more than the member has, also when they were used between the question and the yes', async () => {
    await limits({ credits_alone: 20 });
    expect(await codeOf(credits(-51))).toBe('credits_too_few');
    const { id } = (await credits(-50)).request;
    await world.rows(`select payments.debit($1, 1, 'message', uuidv7())`, [anna.id]);
    expect([await codeOf(confirm(id, bob)), await shop.balance(anna)]).toEqual(['credits_too_few', 49]);
  });

  it('are for members alone', async () => {
    expect(await codeOf(run((requests, tx) => requests.askCredits(tx, bob as typeof anna.id, 1, wish())))).toBe('member_not_found');
  });
});
