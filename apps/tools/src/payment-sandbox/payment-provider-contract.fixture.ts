import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { paymentMethods } from '#contracts';
import { ProviderError, type NewPayment, type PaymentProvider, type ProviderPayment } from '#payments';

/** What happens to a payment outside of our sight. */
export interface ProviderStage {
  readonly provider: PaymentProvider;
  pay(id: string): Promise<void>;
  failCard(id: string, reason: string): Promise<void>;
  chargeBack(id: string): Promise<void>;
  /** The bank of a debit refuses it. */
  refuseDebit(id: string, reason: string): Promise<void>;
  /** The bank of a debit had paid it, and takes it back. */
  takeBack(id: string, reason: string): Promise<void>;
  /** So many payments that somebody made, for the lists. */
  makePayments(count: number): Promise<void>;
  /** What the next call gets in place of an answer. */
  next(bad: BadAnswer): Promise<void>;
}

/** `slow`: none within the time limit; `slow end`: one that begins and does not end; `other json`: one of another shape. */
export type BadAnswer =
  | 401
  | 403
  | 404
  | 409
  | 410
  | 422
  | 429
  | 500
  | 503
  | 'slow'
  | 'slow end'
  | 'cut'
  | 'no json'
  | 'other json'
  | 'redirect';

export const anOrder = (wish: Partial<NewPayment> = {}): NewPayment => ({
  orderId: randomUUID(),
  amount: { minor: 2_995, currency: 'EUR' },
  description: '50 credits',
  method: 'ideal',
  locale: 'nl',
  returnUrl: 'https://www.site.example/credits/return',
  webhookUrl: 'https://www.site.example/webhooks/mollie',
  ...wish,
});

export async function foundAt(provider: PaymentProvider, id: string): Promise<ProviderPayment> {
  const payment = await provider.findPayment(id);
  if (!payment) throw new Error(`${id} was not found`);
  return payment;
}

/** What each bad answer says of the request. */
export const meanings: Readonly<Record<BadAnswer, ProviderError['kind']>> = {
  401: 'misconfigured',
  403: 'misconfigured',
  404: 'refused',
  409: 'unavailable',
  410: 'refused',
  422: 'refused',
  429: 'unavailable',
  500: 'unavailable',
  503: 'unavailable',
  slow: 'unavailable',
  'slow end': 'unavailable',
  cut: 'unavailable',
  'no json': 'unavailable',
  'other json': 'unavailable',
  redirect: 'unavailable',
};

/** The promises of the port. `bad`: which bad answers can be arranged. */
export function promisesOfAPaymentProvider(stage: () => ProviderStage, bad: readonly BadAnswer[]): void {
  const paid = async (wish: Partial<NewPayment> = {}): Promise<ProviderPayment> => {
    const { id } = await stage().provider.createPayment(anOrder(wish));
    await stage().pay(id);
    return found(id);
  };
  const found = (id: string) => foundAt(stage().provider, id);

  it('makes a payment that waits for the member, with what was ordered', async () => {
    const order = anOrder({ amount: { minor: 1_234_505, currency: 'SEK' }, method: 'swish', locale: 'sv' });
    const payment = await stage().provider.createPayment(order);
    expect(payment).toEqual({
      id: expect.stringMatching(/^tr_\w+$/),
      status: 'open',
      mode: 'test',
      amount: order.amount,
      refundedMinor: 0,
      chargedBackMinor: 0,
      orderId: order.orderId,
      method: 'swish',
      checkoutUrl: expect.stringMatching(/^https?:\/\//),
      failureReason: null,
      returnReason: null,
      transfer: null,
      payerCountry: null,
      createdAt: expect.any(Date),
      paidAt: null,
    });
    expect(await found(payment.id)).toEqual(payment);
  });

  it('makes one payment of an order that is sent twice', async () => {
    const order = anOrder();
    const first = await stage().provider.createPayment(order);
    const second = await stage().provider.createPayment(order);
    expect(second.id).toBe(first.id);
    const { id } = await stage().provider.createPayment(anOrder());
    expect(id).not.toBe(first.id);
  });

  it('knows a paid one, when, and that nothing is left to pay', async () => {
    const payment = await paid();
    expect(payment).toMatchObject({ status: 'paid', paidAt: expect.any(Date), checkoutUrl: null });
  });

  it('knows why a card failed', async () => {
    const { id } = await stage().provider.createPayment(anOrder({ method: 'creditcard' }));
    await stage().failCard(id, 'insufficient_funds');
    expect(await found(id)).toMatchObject({ status: 'failed', failureReason: 'insufficient_funds' });
  });

  it('says where a bank transfer goes', async () => {
    const { transfer } = await stage().provider.createPayment(anOrder({ method: 'banktransfer' }));
    expect(transfer).toEqual({
      bank: expect.stringMatching(/\w/),
      holder: expect.stringMatching(/\w/),
      iban: expect.stringMatching(/^[A-Z]{2}\d{2}[A-Z\d]+$/),
      bic: expect.stringMatching(/^[A-Z\d]{8,11}$/),
      reference: expect.stringMatching(/^RF[\d-]+$/),
    });
  });

  it('does not find what it never made', async () => {
    expect(await stage().provider.findPayment('tr_nobodyever')).toBeNull();
    expect(await stage().provider.findPayment('../methods')).toBeNull();
  });

  it('pays back once for a refund that is sent twice, and tells how much went back', async () => {
    const { id } = await paid();
    const refund = {
      paymentId: id,
      refundId: randomUUID(),
      key: randomUUID(),
      amount: { minor: 1_005, currency: 'EUR' },
      description: 'Withdrawal',
    };
    const first = await stage().provider.createRefund(refund);
    const second = await stage().provider.createRefund(refund);
    expect(first).toMatchObject({ id: expect.stringMatching(/^re_/), amount: refund.amount, refundId: refund.refundId });
    expect(second.id).toBe(first.id);
    expect((await found(id)).refundedMinor).toBe(1_005);
    expect((await stage().provider.listRefunds(id)).map(({ refundId }) => refundId)).toEqual([refund.refundId]);
  });

  it('refuses to pay back more than was paid, and what was not paid', async () => {
    const refund = { refundId: randomUUID(), key: randomUUID(), amount: { minor: 2_996, currency: 'EUR' }, description: 'Too much' };
    const { id } = await paid();
    await expect(stage().provider.createRefund({ ...refund, paymentId: id })).rejects.toMatchObject({ kind: 'refused', status: 422 });
    const open = await stage().provider.createPayment(anOrder());
    const early = {
      refundId: randomUUID(),
      key: randomUUID(),
      amount: { minor: 1, currency: 'EUR' },
      description: 'Too early',
      paymentId: open.id,
    };
    await expect(stage().provider.createRefund(early)).rejects.toMatchObject({ kind: 'refused' });
    expect(await found(id)).toMatchObject({ refundedMinor: 0 });
  });

  it('tells how much was charged back', async () => {
    const { id } = await paid();
    await stage().chargeBack(id);
    expect(await found(id)).toMatchObject({ status: 'paid', chargedBackMinor: 2_995 });
  });

  it('lists the payments of which money went back, however old they are, down to a moment', async () => {
    const [refunded, disputed, kept] = [await paid(), await paid(), await paid()];
    const key = randomUUID();
    const amount = { minor: 100, currency: 'EUR' };
    await stage().provider.createRefund({ paymentId: refunded.id, refundId: key, key, amount, description: 'Withdrawal' });
    await stage().chargeBack(disputed.id);
    const listed: string[] = [];
    for await (const id of stage().provider.listReturned(new Date(0))) listed.push(id);
    expect(listed).toEqual(expect.arrayContaining([refunded.id, disputed.id]));
    expect(listed).not.toContain(kept.id);
    const later: string[] = [];
    for await (const id of stage().provider.listReturned(new Date(Date.now() + 60_000))) later.push(id);
    expect(later).toEqual([]);
  });

  it('lists the newest first, through all pages, down to a moment', async () => {
    await stage().makePayments(255);
    const last = await stage().provider.createPayment(anOrder());
    const listed: ProviderPayment[] = [];
    for await (const payment of stage().provider.listPayments(new Date(0))) listed.push(payment);
    expect(listed[0]?.id).toBe(last.id);
    expect(listed.length).toBeGreaterThan(255);
    expect(new Set(listed.map(({ id }) => id)).size).toBe(listed.length);
    const times = listed.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => other - one));

    const later: ProviderPayment[] = [];
    for await (const payment of stage().provider.listPayments(new Date(Date.now() + 60_000))) later.push(payment);
    expect(later).toEqual([]);
    const recent: string[] = [];
    for await (const payment of stage().provider.listPayments(last.createdAt)) recent.push(payment.id);
    expect(recent).toContain(last.id);
  });

  it('lists the ways to pay that are switched on and take the currency, the wallets among them', async () => {
    const euros = await stage().provider.listMethods('EUR');
    expect(euros).toEqual(expect.arrayContaining(['ideal', 'creditcard', 'applepay', 'banktransfer']));
    expect(euros).toEqual(paymentMethods.filter((method) => euros.includes(method)));
    const kronor = await stage().provider.listMethods('SEK');
    expect(kronor).toContain('creditcard');
    expect(kronor).not.toContain('ideal');
  });

  it('stops listing when whoever reads has waited long enough', async () => {
    await stage().provider.createPayment(anOrder());
    const first = stage().provider.listPayments(new Date(0), AbortSignal.abort())[Symbol.asyncIterator]().next();
    await expect(first).rejects.toMatchObject({ name: 'ProviderError', kind: 'unavailable' });
  });

  describe.each(bad)('when it is answered with %s', (answer) => {
    it(`says that this is ${meanings[answer]}, and is well afterwards`, async () => {
      await stage().next(answer);
      const startedAt = performance.now();
      const error = await stage()
        .provider.createPayment(anOrder())
        .then(
          () => undefined,
          (reason: unknown) => reason,
        );
      expect(error).toBeInstanceOf(ProviderError);
      expect(error).toMatchObject({ kind: meanings[answer], ...(typeof answer === 'number' ? { status: answer } : {}) });
      expect(performance.now() - startedAt).toBeLessThan(5_000);
      expect(await stage().provider.createPayment(anOrder())).toMatchObject({ status: 'open' });
    });
  });
}
