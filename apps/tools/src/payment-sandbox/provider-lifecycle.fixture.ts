import { expect, it } from '@jest/globals';
import { paymentMethods } from '#contracts';
import { all, anOrder, aRefund, foundAt, PAGE_SIZE, paymentsOf, PRICE, type ProviderStage } from './provider-stage.fixture.js';

/** What the product relies on in the life of a payment, long after it was made: the same for every provider that it is run or tested with. */
export function lifeOfAPayment(stage: () => ProviderStage): void {
  const found = (id: string) => foundAt(stage().provider, id);
  const paid = async (): Promise<string> => {
    const { id } = await stage().provider.createPayment(anOrder());
    await stage().pay(id);
    return id;
  };
  const back = async (id: string): Promise<readonly [refunded: number, chargedBack: number]> => {
    const { refundedMinor, chargedBackMinor } = await found(id);
    return [refundedMinor, chargedBackMinor];
  };

  it('has the payment whose answer was lost: for an hour by its key, afterwards only in its list', async () => {
    const order = anOrder();
    await stage().loseAnswer();
    await expect(stage().provider.createPayment(order)).rejects.toMatchObject({ kind: 'unavailable' });
    const [made] = await paymentsOf(stage().provider, order.orderId);
    await stage().passMinutes(59);
    expect((await stage().provider.createPayment(order)).id).toBe(made);
    await stage().passMinutes(2);
    expect(await paymentsOf(stage().provider, order.orderId)).toEqual([made]);
    // Who asks with the same key now gets another payment.
    const second = await stage().provider.createPayment(order);
    expect(await paymentsOf(stage().provider, order.orderId)).toEqual([second.id, made]);
  });

  it('repeats its first answer, whatever became of the payment since', async () => {
    const order = anOrder();
    const { id } = await stage().provider.createPayment(order);
    await stage().pay(id);
    expect(await stage().provider.createPayment(order)).toMatchObject({ id, status: 'open' });
    expect(await found(id)).toMatchObject({ status: 'paid' });
  });

  it('has the refund whose answer was lost: for an hour by its key, afterwards only in its list', async () => {
    const id = await paid();
    const refund = aRefund(id, 1_000);
    await stage().loseAnswer();
    await expect(stage().provider.createRefund(refund)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await back(id)).toEqual([1_000, 0]);
    await stage().passMinutes(59);
    const repeated = await stage().provider.createRefund(refund);
    await stage().passMinutes(2);
    expect(await stage().provider.listRefunds(id)).toMatchObject([{ id: repeated.id, refundId: refund.refundId }]);
    // Who asks with the same key now pays a second time.
    await stage().provider.createRefund(refund);
    expect((await stage().provider.listRefunds(id)).map(({ refundId }) => refundId)).toEqual([refund.refundId, refund.refundId]);
    expect(await back(id)).toEqual([2_000, 0]);
  });

  it('refuses what it has paid back already, when its key is forgotten; that it has, the list tells', async () => {
    const id = await paid();
    const refund = aRefund(id, PRICE);
    await stage().loseAnswer();
    await expect(stage().provider.createRefund(refund)).rejects.toMatchObject({ kind: 'unavailable' });
    await stage().passMinutes(61);
    await expect(stage().provider.createRefund(refund)).rejects.toMatchObject({ kind: 'refused', status: 422 });
    expect(await stage().provider.listRefunds(id)).toMatchObject([{ refundId: refund.refundId, amount: { minor: PRICE } }]);
  });

  it.each(['canceled', 'failed'] as const)('counts a refund while it waits, and no more when it is %s', async (end) => {
    const id = await paid();
    const refund = await stage().provider.createRefund(aRefund(id, PRICE));
    expect([['queued', 'pending'].includes(refund.status), await back(id)]).toEqual([true, [PRICE, 0]]);
    await stage().moveRefund(refund.id, end);
    expect(await back(id)).toEqual([0, 0]);
    expect(await stage().provider.listRefunds(id)).toMatchObject([{ id: refund.id, status: end }]);
    // The same can be paid back again, under another key.
    const again = await stage().provider.createRefund(aRefund(id, PRICE, refund.refundId ?? ''));
    expect((await stage().provider.listRefunds(id)).map((one) => one.id)).toEqual([again.id, refund.id]);
    expect(await back(id)).toEqual([PRICE, 0]);
  });

  it('lets a refund fail that it called paid back before', async () => {
    const id = await paid();
    const refund = await stage().provider.createRefund(aRefund(id, 1_000));
    await stage().moveRefund(refund.id, 'refunded');
    expect([await back(id), await stage().provider.listRefunds(id)]).toMatchObject([[1_000, 0], [{ status: 'refunded' }]]);
    await stage().moveRefund(refund.id, 'failed');
    expect([await back(id), await stage().provider.listRefunds(id)]).toMatchObject([[0, 0], [{ status: 'failed' }]]);
  });

  it('counts a refund of its dashboard like ours, without our id', async () => {
    const id = await paid();
    const theirs = await stage().refundThere(id, 1_000);
    const ours = aRefund(id, 500);
    await stage().provider.createRefund(ours);
    expect(await back(id)).toEqual([1_500, 0]);
    expect((await stage().provider.listRefunds(id)).map(({ refundId }) => refundId)).toEqual([ours.refundId, null]);
    await expect(stage().provider.createRefund(aRefund(id, PRICE - 1_499))).rejects.toMatchObject({ kind: 'refused' });
    await stage().moveRefund(theirs, 'canceled');
    expect(await back(id)).toEqual([500, 0]);
  });

  it('takes back for a bank and gives again, in parts and more than once', async () => {
    const id = await paid();
    const first = await stage().chargeBack(id, 1_000);
    expect([await back(id), (await found(id)).status]).toEqual([[0, 1_000], 'paid']);
    await stage().reverseChargeback(first, id);
    expect(await back(id)).toEqual([0, 0]);
    await stage().chargeBack(id, 1_995);
    expect(await back(id)).toEqual([0, 1_995]);
    // What a bank took cannot be given back besides.
    await expect(stage().provider.createRefund(aRefund(id, 1_001))).rejects.toMatchObject({ kind: 'refused', status: 422 });
    await stage().provider.createRefund(aRefund(id, 1_000));
    expect(await back(id)).toEqual([1_000, 1_995]);
  });

  it('lists every refund of a payment, the newest first, through all pages', async () => {
    const id = await paid();
    const many = await Promise.all(Array.from({ length: 2 * PAGE_SIZE }, () => stage().refundThere(id, 1)));
    const last = await stage().refundThere(id, 1);
    const listed = (await stage().provider.listRefunds(id)).map((refund) => refund.id);
    expect([listed[0], listed.length, new Set(listed)]).toEqual([last, 2 * PAGE_SIZE + 1, new Set([...many, last])]);
  });

  it('lists by its clock what was made, and of what money went back, since a moment', async () => {
    const [old, returned, disputed] = [await paid(), await paid(), await paid()];
    await stage().passMinutes(61);
    const since = new Date(stage().now() - 60_000);
    const young = await paid();
    await stage().refundThere(returned, 100);
    await stage().reverseChargeback(await stage().chargeBack(disputed, 100), disputed);
    const made = (await all(stage().provider.listPayments(since))).map(({ id }) => id);
    expect(made).toEqual([young]);
    const went = new Set(await all(stage().provider.listReturned(since)));
    expect(went).toEqual(new Set([returned, disputed]));
    expect((await all(stage().provider.listPayments(new Date(0)))).map(({ id }) => id)).toEqual(expect.arrayContaining([old, young]));
  });

  it('says what is switched on, each way to pay once and in our order', async () => {
    const methods = await stage().provider.listMethods('EUR');
    expect(methods).toContain('creditcard');
    expect(methods).toEqual(paymentMethods.filter((method) => methods.includes(method)));
  });
}
