import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals';
import { MollieProvider, ProviderError } from '#payments';
import { ScriptedProvider } from '#testing';
import { lifeOfAPayment, PAGE_SIZE, type LifecycleStage } from './provider-lifecycle.fixture.js';
import { ManualClock } from './sandbox-clock.fixture.js';
import { openSandbox, testKey, type SandboxStage } from './sandbox-stage.fixture.js';
import { ScriptedMollie } from './scripted-mollie.fixture.js';

const decimal = (minor: number): string => (minor / 100).toFixed(2);
const euros = (minor: number) => ({ currency: 'EUR', value: decimal(minor) });
const passing = (clock: ManualClock) => ({ now: clock.now, passMinutes: async (minutes: number) => clock.pass({ minutes }) });

describe('the life of a payment at the sandbox', () => {
  const clock = new ManualClock();
  let sandbox: SandboxStage;
  let stage: LifecycleStage;
  beforeAll(async () => {
    sandbox = await openSandbox(clock.now);
    const { control } = sandbox;
    stage = {
      provider: new MollieProvider({ key: testKey, endpoint: sandbox.endpoint, pageSize: PAGE_SIZE }),
      pay: async (id) => void (await control.pay(id)),
      chargeBack: async (id, minor) => (await control.chargeBack(id, euros(minor))).id,
      reverseChargeback: async (id) => void (await control.reverseChargeback(id)),
      refundThere: async (id, minor) => (await control.refundThere(id, euros(minor))).id,
      moveRefund: async (id, status) => void (await control.moveRefund(id, status)),
      loseAnswer: () => control.fault({ next: 1, kind: 'drop', method: 'POST' }),
      ...passing(clock),
    };
  });
  afterAll(() => sandbox.close());

  lifeOfAPayment(() => stage);
});

describe('the life of a payment at Mollie as it documents itself', () => {
  const clock = new ManualClock();
  const mollie = new ScriptedMollie(clock.now);
  let stage: LifecycleStage;
  beforeAll(async () => {
    stage = {
      provider: new MollieProvider({ key: testKey, endpoint: await mollie.open(), pageSize: PAGE_SIZE }),
      pay: async (id) => mollie.pay(id),
      chargeBack: async (id, minor) => mollie.chargeBack(id, minor),
      reverseChargeback: async (id) => mollie.reverseChargeback(id),
      refundThere: async (id, minor) => mollie.refundThere(id, minor),
      moveRefund: async (id, status) => mollie.moveRefund(id, status),
      loseAnswer: async () => mollie.loseAnswer(),
      ...passing(clock),
    };
  });
  afterAll(() => mollie.close());

  lifeOfAPayment(() => stage);
});

describe('the life of a payment at the provider that specs write', () => {
  let stage: LifecycleStage;
  beforeEach(() => {
    const clock = new ManualClock();
    const provider = new ScriptedProvider(() => new Date(clock.now()));
    const lost = (): never => {
      provider.onCreate = async () => undefined;
      provider.onRefund = async (make) => make();
      throw new ProviderError('unavailable', 'the answer was lost');
    };
    const changeCharged = async (id: string, by: number): Promise<void> => {
      const { chargedBackMinor } = provider.payments.get(id) ?? { chargedBackMinor: 0 };
      provider.say(id, { chargedBackMinor: chargedBackMinor + by });
    };
    const charged: number[] = [];
    stage = {
      provider,
      pay: async (id) => void provider.say(id, { status: 'paid', paidAt: new Date(clock.now()) }),
      chargeBack: async (id, minor) => {
        await changeCharged(id, minor);
        return String(charged.push(minor) - 1);
      },
      reverseChargeback: (chargeback, id) => changeCharged(id, -(charged[Number(chargeback)] ?? 0)),
      refundThere: async (id, minor) => provider.refund(id, minor, null).id,
      moveRefund: async (id, status) => provider.moveRefund(id, status),
      loseAnswer: async () => {
        provider.onCreate = async () => lost();
        provider.onRefund = async (make) => (make(), lost());
      },
      ...passing(clock),
    };
  });

  lifeOfAPayment(() => stage);
});
