import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals';
import { MollieProvider, ProviderError } from '#payments';
import { ScriptedProvider } from '#testing';
import { lifeOfADebit, type DebitLifecycleStage } from './debit-lifecycle.fixture.js';
import { lifeOfAPayment, PAGE_SIZE } from './provider-lifecycle.fixture.js';
import { ManualClock } from './sandbox-clock.fixture.js';
import { openSandbox, testKey, type SandboxStage } from './sandbox-stage.fixture.js';
import { ScriptedMollie } from './scripted-mollie.fixture.js';

const decimal = (minor: number): string => (minor / 100).toFixed(2);
const euros = (minor: number) => ({ currency: 'EUR', value: decimal(minor) });
const passing = (clock: ManualClock) => ({ now: clock.now, passMinutes: async (minutes: number) => clock.pass({ minutes }) });

describe('the life of a payment at the sandbox', () => {
  const clock = new ManualClock();
  let sandbox: SandboxStage;
  let stage: DebitLifecycleStage;
  beforeAll(async () => {
    sandbox = await openSandbox(clock.now);
    const { control } = sandbox;
    stage = {
      provider: new MollieProvider({ key: testKey, endpoint: sandbox.endpoint, pageSize: PAGE_SIZE }),
      pay: async (id) => void (await control.pay(id)),
      chargeBack: async (id, minor) => (await control.chargeBack(id, euros(minor))).id,
      refuseDebit: async (id, reason) => void (await control.decide(id, { status: 'failed', bank_reason: reason })),
      takeBack: async (id, reason) => (await control.chargeBack(id, undefined, reason)).id,
      moveMandate: (id, status) => control.moveMandate(id, status),
      reverseChargeback: async (id) => void (await control.reverseChargeback(id)),
      refundThere: async (id, minor) => (await control.refundThere(id, euros(minor))).id,
      moveRefund: async (id, status) => void (await control.moveRefund(id, status)),
      loseAnswer: () => control.fault({ next: 1, kind: 'drop', method: 'POST' }),
      ...passing(clock),
    };
  });
  afterAll(() => sandbox.close());

  lifeOfAPayment(() => stage);
  lifeOfADebit(() => stage);
});

describe('the life of a payment at Mollie as it documents itself', () => {
  const clock = new ManualClock();
  const mollie = new ScriptedMollie(clock.now);
  let stage: DebitLifecycleStage;
  beforeAll(async () => {
    stage = {
      provider: new MollieProvider({ key: testKey, endpoint: await mollie.open(), pageSize: PAGE_SIZE }),
      pay: async (id) => mollie.pay(id),
      chargeBack: async (id, minor) => mollie.chargeBack(id, minor),
      refuseDebit: async (id, reason) => mollie.refuseDebit(id, reason),
      takeBack: async (id, reason) => mollie.chargeBack(id, undefined, reason),
      moveMandate: async (id, status) => mollie.moveMandate(id, status),
      reverseChargeback: async (id) => mollie.reverseChargeback(id),
      refundThere: async (id, minor) => mollie.refundThere(id, minor),
      moveRefund: async (id, status) => mollie.moveRefund(id, status),
      loseAnswer: async () => mollie.loseAnswer(),
      ...passing(clock),
    };
  });
  afterAll(() => mollie.close());

  lifeOfAPayment(() => stage);
  lifeOfADebit(() => stage);
});

describe('the life of a payment at the provider that specs write', () => {
  let stage: DebitLifecycleStage;
  beforeEach(() => {
    const clock = new ManualClock();
    const provider = new ScriptedProvider(() => new Date(clock.now()));
    const lost = (): never => {
      provider.onCreate = async () => undefined;
      provider.onMandate = async () => undefined;
      provider.onRefund = async (make) => make();
      throw new ProviderError('unavailable', 'the answer was lost');
    };
    const changeCharged = async (id: string, by: number): Promise<void> => {
      const { chargedBackMinor } = provider.payments.get(id) ?? { chargedBackMinor: 0 };
      provider.say(id, { chargedBackMinor: chargedBackMinor + by, ...(by < 0 ? { returnReason: null } : {}) });
    };
    const charged: number[] = [];
    const chargeBack = async (id: string, minor: number): Promise<string> => {
      await changeCharged(id, minor);
      return String(charged.push(minor) - 1);
    };
    stage = {
      provider,
      pay: async (id) => void provider.say(id, { status: 'paid', paidAt: new Date(clock.now()), returnReason: null }),
      chargeBack,
      refuseDebit: async (id, returnReason) => void provider.say(id, { status: 'failed', returnReason }),
      takeBack: async (id, returnReason) => {
        const { amount } = provider.say(id, { returnReason });
        return chargeBack(id, amount.minor);
      },
      moveMandate: async (id, status) => provider.sayMandate(id, status),
      reverseChargeback: (chargeback, id) => changeCharged(id, -(charged[Number(chargeback)] ?? 0)),
      refundThere: async (id, minor) => provider.refund(id, minor, null).id,
      moveRefund: async (id, status) => provider.moveRefund(id, status),
      loseAnswer: async () => {
        provider.onCreate = async () => lost();
        provider.onMandate = async () => lost();
        provider.onRefund = async (make) => (make(), lost());
      },
      ...passing(clock),
    };
  });

  lifeOfAPayment(() => stage);
  lifeOfADebit(() => stage);
});
