import { expect, it } from '@jest/globals';
import type { ProviderMandate } from '#payments';
import { aDebit, aMandate, aRefund, foundAt, paymentsOf, PRICE, type ProviderStage } from './provider-stage.fixture.js';

/** What the product relies on in the life of a debit: the same for every provider that it is run or tested with. */
export function lifeOfADebit(stage: () => ProviderStage): void {
  const found = (id: string) => foundAt(stage().provider, id);
  const signed = (): Promise<ProviderMandate> => stage().provider.createMandate(aMandate());
  const collected = async (): Promise<string> => (await stage().provider.createDebit(aDebit(await signed()))).id;
  const stateOf = async (id: string) => {
    const { status, chargedBackMinor, returnReason } = await found(id);
    return [status, chargedBackMinor, returnReason];
  };

  it('has the debit whose answer was lost: for an hour by its key, afterwards only in its list', async () => {
    const debit = aDebit(await signed());
    await stage().loseAnswer();
    await expect(stage().provider.createDebit(debit)).rejects.toMatchObject({ kind: 'unavailable' });
    const [made] = await paymentsOf(stage().provider, debit.orderId);
    await stage().passMinutes(59);
    expect((await stage().provider.createDebit(debit)).id).toBe(made);
    await stage().passMinutes(2);
    expect(await paymentsOf(stage().provider, debit.orderId)).toEqual([made]);
    // Who asks with the same key now collects a second time.
    const second = await stage().provider.createDebit(debit);
    expect(await paymentsOf(stage().provider, debit.orderId)).toEqual([second.id, made]);
  });

  it.each(['before', 'after'])(
    'lets a debit run on whose customer was deleted %s the bank paid it, and keeps what was paid',
    async (when) => {
      const mandate = await signed();
      const { id } = await stage().provider.createDebit(aDebit(mandate));
      if (when === 'after') await stage().pay(id);
      await stage().provider.deleteCustomer(mandate.customerId);
      expect(await stage().provider.findMandate(mandate.customerId, mandate.id)).toBeNull();
      if (when === 'before') await stage().pay(id);
      expect(await stateOf(id)).toEqual(['paid', 0, null]);
      await stage().takeBack(id, 'MD06');
      expect(await stateOf(id)).toEqual(['paid', PRICE, 'MD06']);
    },
  );

  it('has the mandate whose answer was lost for an hour, by its key', async () => {
    const mandate = aMandate();
    await stage().loseAnswer();
    await expect(stage().provider.createMandate(mandate)).rejects.toMatchObject({ kind: 'unavailable' });
    const first = await stage().provider.createMandate(mandate);
    await stage().passMinutes(59);
    expect(await stage().provider.createMandate(mandate)).toEqual(first);
    await stage().passMinutes(2);
    // Who asks with the same key now has it twice, and can collect by either.
    const second = await stage().provider.createMandate(mandate);
    expect(second.id).not.toBe(first.id);
    for (const one of [first, second]) expect(await stage().provider.createDebit(aDebit(one))).toMatchObject({ status: 'pending' });
  });

  it('takes a debit back, pays it again, and takes it back for another reason', async () => {
    const id = await collected();
    await stage().pay(id);
    const first = await stage().takeBack(id, 'MD06');
    expect(await stateOf(id)).toEqual(['paid', PRICE, 'MD06']);
    await stage().reverseChargeback(first, id);
    expect(await stateOf(id)).toEqual(['paid', 0, null]);
    await stage().takeBack(id, 'MD01');
    expect(await stateOf(id)).toEqual(['paid', PRICE, 'MD01']);
  });

  it('pays a debit that the bank had refused before', async () => {
    const id = await collected();
    await stage().refuseDebit(id, 'AM04');
    expect(await stateOf(id)).toEqual(['failed', 0, 'AM04']);
    await stage().pay(id);
    expect(await stateOf(id)).toEqual(['paid', 0, null]);
  });

  it('lets a debit run on whose mandate was revoked meanwhile, and begins none anew', async () => {
    const mandate = await signed();
    const { id } = await stage().provider.createDebit(aDebit(mandate));
    await stage().provider.revokeMandate(mandate.customerId, mandate.id);
    await stage().pay(id);
    expect(await stateOf(id)).toEqual(['paid', 0, null]);
    await stage().takeBack(id, 'MD06');
    expect(await stateOf(id)).toEqual(['paid', PRICE, 'MD06']);
    await expect(stage().provider.createDebit(aDebit(mandate))).rejects.toMatchObject({ kind: 'refused', status: 422 });
  });

  it('collects nothing by a mandate that has become invalid, until it is valid again', async () => {
    const mandate = await signed();
    await stage().moveMandate(mandate.id, 'invalid');
    expect(await stage().provider.findMandate(mandate.customerId, mandate.id)).toEqual({ ...mandate, status: 'invalid' });
    await expect(stage().provider.createDebit(aDebit(mandate))).rejects.toMatchObject({ kind: 'refused', status: 422 });
    await stage().moveMandate(mandate.id, 'valid');
    expect(await stage().provider.createDebit(aDebit(mandate))).toMatchObject({ status: 'pending' });
  });

  it('pays a debit back as any payment, and no more than the bank has left', async () => {
    const id = await collected();
    await stage().pay(id);
    await stage().provider.createRefund(aRefund(id, 1_000));
    expect((await found(id)).refundedMinor).toBe(1_000);
    await expect(stage().provider.createRefund(aRefund(id, 1_996))).rejects.toMatchObject({ kind: 'refused', status: 422 });
  });
}
