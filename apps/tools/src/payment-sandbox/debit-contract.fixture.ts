import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { NewDebit, NewMandate, ProviderMandate } from '#payments';
import { foundAt, type ProviderStage } from './payment-provider-contract.fixture.js';

export const aMandate = (wish: Partial<NewMandate> = {}): NewMandate => ({
  mandateId: randomUUID(),
  reference: `SITE-${randomUUID().slice(0, 8)}`,
  holder: 'T. de Vries',
  iban: 'NL17RABO0213698412',
  signedOn: '2026-11-25',
  locale: 'nl',
  ...wish,
});

export const aDebit = ({ customerId, id }: Pick<ProviderMandate, 'customerId' | 'id'>, wish: Partial<NewDebit> = {}): NewDebit => ({
  orderId: randomUUID(),
  amount: { minor: 2_995, currency: 'EUR' },
  description: 'The site 0193abcd',
  customerId,
  mandateId: id,
  webhookUrl: 'https://www.site.example/webhooks/mollie',
  ...wish,
});

/** The promises of the port about what is collected from accounts. */
export function promisesAboutDebits(stage: () => Omit<ProviderStage, 'failCard' | 'chargeBack' | 'makePayments' | 'next'>): void {
  const signed = (wish: Partial<NewMandate> = {}): Promise<ProviderMandate> => stage().provider.createMandate(aMandate(wish));
  const collected = async (wish: Partial<NewMandate> = {}): Promise<string> =>
    (await stage().provider.createDebit(aDebit(await signed(wish)))).id;
  const found = (id: string) => foundAt(stage().provider, id);

  it('takes a mandate, and finds it again', async () => {
    const mandate = await signed();
    expect(mandate).toEqual({ customerId: expect.stringMatching(/^cst_\w+$/), id: expect.stringMatching(/^mdt_\w+$/), status: 'valid' });
    expect(await stage().provider.findMandate(mandate.customerId, mandate.id)).toEqual(mandate);
  });

  it('has one mandate of what is sent twice', async () => {
    const mandate = aMandate();
    const first = await stage().provider.createMandate(mandate);
    expect(await stage().provider.createMandate(mandate)).toEqual(first);
    expect((await signed()).id).not.toBe(first.id);
  });

  it('takes no mandate of an account that cannot be', async () => {
    const wrong = signed({ iban: 'NL18RABO0213698412' });
    await expect(wrong).rejects.toMatchObject({ name: 'ProviderError', kind: 'refused', status: 422 });
  });

  it('does not find a mandate that was revoked, that it never had, or that is of somebody else', async () => {
    const [mine, theirs] = [await signed(), await signed()];
    await stage().provider.revokeMandate(mine.customerId, mine.id);
    expect(await stage().provider.findMandate(mine.customerId, mine.id)).toBeNull();
    expect(await stage().provider.findMandate(theirs.customerId, 'mdt_nobodyever')).toBeNull();
    expect(await stage().provider.findMandate('cst_nobodyever', theirs.id)).toBeNull();
    expect(await stage().provider.findMandate(mine.customerId, theirs.id)).toBeNull();
    expect(await stage().provider.findMandate(theirs.customerId, theirs.id)).toEqual(theirs);
  });

  it('revokes a mandate once, however often it is asked to', async () => {
    const { customerId, id } = await signed();
    for (let time = 0; time < 2; time += 1) await stage().provider.revokeMandate(customerId, id);
    await stage().provider.revokeMandate(customerId, 'mdt_nobodyever');
    expect(await stage().provider.findMandate(customerId, id)).toBeNull();
  });

  it('deletes a customer with their mandates once, however often it is asked to, and nobody else', async () => {
    const [mine, theirs] = [await signed(), await signed()];
    for (let time = 0; time < 2; time += 1) await stage().provider.deleteCustomer(mine.customerId);
    await stage().provider.deleteCustomer('cst_nobodyever');
    expect(await stage().provider.findMandate(mine.customerId, mine.id)).toBeNull();
    expect(await stage().provider.findMandate(theirs.customerId, theirs.id)).toEqual(theirs);
    await expect(stage().provider.createDebit(aDebit(mine))).rejects.toMatchObject({ kind: 'refused', status: 422 });
  });

  it('keeps what a deleted customer paid, and tells when the bank takes it back', async () => {
    const mandate = await signed();
    const { id } = await stage().provider.createDebit(aDebit(mandate));
    await stage().pay(id);
    await stage().provider.deleteCustomer(mandate.customerId);
    expect(await found(id)).toMatchObject({ status: 'paid', chargedBackMinor: 0 });
    await stage().takeBack(id, 'MD06');
    expect(await found(id)).toMatchObject({ status: 'paid', chargedBackMinor: 2_995, returnReason: 'MD06' });
  });

  it('makes a debit that waits for the bank, and has no page to pay on', async () => {
    const debit = aDebit(await signed());
    const payment = await stage().provider.createDebit(debit);
    expect(payment).toEqual({
      id: expect.stringMatching(/^tr_\w+$/),
      status: 'pending',
      mode: 'test',
      amount: debit.amount,
      refundedMinor: 0,
      chargedBackMinor: 0,
      orderId: debit.orderId,
      method: 'directdebit',
      checkoutUrl: null,
      failureReason: null,
      returnReason: null,
      transfer: null,
      payerCountry: 'NL',
      createdAt: expect.any(Date),
      paidAt: null,
    });
    expect(await found(payment.id)).toEqual(payment);
  });

  it('makes one debit of an order that is sent twice', async () => {
    const mandate = await signed();
    const debit = aDebit(mandate);
    const { id } = await stage().provider.createDebit(debit);
    expect((await stage().provider.createDebit(debit)).id).toBe(id);
    expect((await stage().provider.createDebit(aDebit(mandate))).id).not.toBe(id);
  });

  it('collects nothing by a mandate that was revoked, that it never had, or that is of somebody else', async () => {
    const [mine, theirs] = [await signed(), await signed()];
    await stage().provider.revokeMandate(mine.customerId, mine.id);
    const wrong = [
      mine,
      { ...theirs, id: 'mdt_nobodyever' },
      { ...theirs, customerId: mine.customerId },
      { ...theirs, customerId: 'cst_nobodyever' },
    ];
    for (const mandate of wrong)
      await expect(stage().provider.createDebit(aDebit(mandate))).rejects.toMatchObject({ kind: 'refused', status: 422 });
  });

  it('knows a debit that the bank has paid', async () => {
    const id = await collected();
    await stage().pay(id);
    expect(await found(id)).toMatchObject({ status: 'paid', paidAt: expect.any(Date), checkoutUrl: null, returnReason: null });
  });

  it('tells why the bank refused a debit', async () => {
    const id = await collected();
    await stage().refuseDebit(id, 'AM04');
    expect(await found(id)).toMatchObject({
      status: 'failed',
      paidAt: null,
      chargedBackMinor: 0,
      failureReason: null,
      returnReason: 'AM04',
    });
  });

  it('tells why the bank took a debit back', async () => {
    const id = await collected();
    await stage().pay(id);
    await stage().takeBack(id, 'MD06');
    expect(await found(id)).toMatchObject({ status: 'paid', chargedBackMinor: 2_995, returnReason: 'MD06' });
  });

  it('lists debits among the payments, and those that came back among what was returned', async () => {
    const mandate = await signed();
    const [kept, returned] = [aDebit(mandate), aDebit(mandate)];
    const ids = [(await stage().provider.createDebit(kept)).id, (await stage().provider.createDebit(returned)).id] as const;
    for (const id of ids) await stage().pay(id);
    await stage().takeBack(ids[1], 'MD06');
    const orders: (string | null)[] = [];
    for await (const { orderId } of stage().provider.listPayments(new Date(0))) orders.push(orderId);
    expect(orders).toEqual(expect.arrayContaining([kept.orderId, returned.orderId]));
    const back: string[] = [];
    for await (const id of stage().provider.listReturned(new Date(0))) back.push(id);
    expect([back.includes(ids[0]), back.includes(ids[1])]).toEqual([false, true]);
  });
}
