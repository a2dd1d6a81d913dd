import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { MollieProvider } from '#payments';
import type { SandboxFault } from '#testing-product';
import { aMandate, promisesAboutDebits } from './debit-contract.fixture.js';
import { anOrder, promisesOfAPaymentProvider, type BadAnswer, type ProviderStage } from './payment-provider-contract.fixture.js';
import { openSandbox, testKey, type SandboxStage } from './sandbox-stage.fixture.js';

const faults = new Map<BadAnswer, SandboxFault['kind']>([
  [422, '422'],
  [429, '429'],
  [500, '500'],
  ['slow', 'slow'],
  ['cut', 'drop'],
]);

let sandbox: SandboxStage;
let stage: ProviderStage;
beforeAll(async () => {
  sandbox = await openSandbox();
  const provider = new MollieProvider({ key: testKey, endpoint: sandbox.endpoint, timeoutMs: 3_000 });
  const { control } = sandbox;
  stage = {
    provider,
    pay: async (id) => void (await control.pay(id)),
    failCard: async (id, reason) => void (await control.decide(id, { status: 'failed', failure_reason: reason })),
    chargeBack: async (id) => void (await control.chargeBack(id)),
    refuseDebit: async (id, reason) => void (await control.decide(id, { status: 'failed', bank_reason: reason })),
    takeBack: async (id, reason) => void (await control.chargeBack(id, undefined, reason)),
    makePayments: async (count) => {
      // Each has the three seconds for itself, also where the machine does other work.
      const make = async (): Promise<void> => {
        while (left-- > 0) await provider.createPayment(anOrder());
      };
      let left = count;
      await Promise.all([make(), make(), make(), make()]);
    },
    next: (bad) => control.fault({ next: 1, kind: faults.get(bad) ?? '500' }),
  };
});
afterAll(() => sandbox.close());

describe('Mollie at the payment sandbox', () => {
  promisesOfAPaymentProvider(() => stage, [...faults.keys()]);
  promisesAboutDebits(() => stage);

  it('is misconfigured with a key that the provider does not know', async () => {
    const stranger = new MollieProvider({ key: 'test_a_key_that_nobody_gave_out', endpoint: sandbox.endpoint });
    await expect(stranger.createPayment(anOrder())).rejects.toMatchObject({ kind: 'misconfigured', status: 401 });
  });

  it('is unavailable where nobody listens', async () => {
    const nowhere = new MollieProvider({ key: testKey, endpoint: 'http://127.0.0.1:1/v2' });
    await expect(nowhere.findPayment('tr_1')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('has one mandate when the answer about it was lost, after the customer was there', async () => {
    const mandate = aMandate();
    await sandbox.control.fault({ next: 1, kind: 'drop', method: 'POST', path: '/mandates' });
    await expect(stage.provider.createMandate(mandate)).rejects.toMatchObject({ kind: 'unavailable' });
    const { customerId, id } = await stage.provider.createMandate(mandate);
    const written = (await readFile(sandbox.journal, 'utf8'))
      .split('\n')
      .filter((line) => line.includes(`"mandateReference":"${mandate.reference}"`));
    expect(written).toEqual([expect.stringMatching(new RegExp(`"${id}".*"${customerId}"`))]);
  });

  it('has the payment of an order whose answer was lost, when it is asked for again', async () => {
    const order = anOrder();
    await stage.next('cut');
    await expect(stage.provider.createPayment(order)).rejects.toMatchObject({ kind: 'unavailable' });
    const { id } = await stage.provider.createPayment(order);
    const all: string[] = [];
    for await (const payment of stage.provider.listPayments(new Date(0))) if (payment.orderId === order.orderId) all.push(payment.id);
    expect(all).toEqual([id]);
  });
});
