import { randomUUID } from 'node:crypto';
import {
  MollieProvider,
  ProviderError,
  type NewDebit,
  type NewMandate,
  type NewPayment,
  type NewRefund,
  type PaymentProvider,
  type ProviderMandate,
  type ProviderPayment,
  type ProviderRefundStatus,
} from '#payments';
import { ScriptedProvider } from '#testing';
import { ManualClock } from './sandbox-clock.fixture.js';
import { testKey, type SandboxStage } from './sandbox-stage.fixture.js';

/** A provider, and what happens there while we do not look. */
export interface ProviderStage {
  readonly provider: PaymentProvider;
  pay(id: string): Promise<void>;
  /** Answers the id of the chargeback. */
  chargeBack(id: string, minor: number): Promise<string>;
  reverseChargeback(id: string, paymentId: string): Promise<void>;
  /** The bank of a debit does not pay. */
  refuseDebit(id: string, reason: string): Promise<void>;
  /** It had paid, and takes all of it back; answers the id of the chargeback. */
  takeBack(id: string, reason: string): Promise<string>;
  moveMandate(id: string, status: ProviderMandate['status']): Promise<void>;
  /** Somebody refunds in the provider's dashboard; answers the id of the refund. */
  refundThere(id: string, minor: number): Promise<string>;
  moveRefund(id: string, status: ProviderRefundStatus): Promise<void>;
  /** The next request is done, and its answer never comes. */
  loseAnswer(): Promise<void>;
  /** The time that the provider goes by. */
  now(): number;
  passMinutes(minutes: number): Promise<void>;
  /** The day ends, and what moved in it is paid out. */
  endDay(): Promise<void>;
}

/** What its lists are asked for at once, so that few payments make several pages. */
export const PAGE_SIZE = 10;
/** Of the payments here, unless told otherwise. */
export const PRICE = 2_995;
export const euros = (minor: number) => ({ currency: 'EUR', value: (minor / 100).toFixed(2) });

/** Our adapter at a sandbox that goes by this clock. */
export function sandboxStage({ endpoint, control }: SandboxStage, clock: ManualClock): ProviderStage {
  return {
    provider: new MollieProvider({ key: testKey, endpoint, settlementsKey: testKey, pageSize: PAGE_SIZE }),
    pay: async (id) => void (await control.pay(id)),
    chargeBack: async (id, minor) => (await control.chargeBack(id, euros(minor))).id,
    reverseChargeback: async (id) => void (await control.reverseChargeback(id)),
    refuseDebit: async (id, reason) => void (await control.decide(id, { status: 'failed', bank_reason: reason })),
    takeBack: async (id, reason) => (await control.chargeBack(id, undefined, reason)).id,
    moveMandate: (id, status) => control.moveMandate(id, status),
    refundThere: async (id, minor) => (await control.refundThere(id, euros(minor))).id,
    moveRefund: async (id, status) => void (await control.moveRefund(id, status)),
    loseAnswer: () => control.fault({ next: 1, kind: 'drop', method: 'POST' }),
    now: clock.now,
    passMinutes: async (minutes) => clock.pass({ minutes }),
    endDay: async () => clock.pass({ days: 1 }),
  };
}

/** The provider that specs of the product write. */
export function scriptedStage(): ProviderStage {
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
  return {
    provider,
    pay: async (id) => void provider.say(id, { status: 'paid', paidAt: new Date(clock.now()), returnReason: null }),
    chargeBack,
    reverseChargeback: (chargeback, id) => changeCharged(id, -(charged[Number(chargeback)] ?? 0)),
    refuseDebit: async (id, returnReason) => void provider.say(id, { status: 'failed', returnReason }),
    takeBack: async (id, returnReason) => chargeBack(id, provider.say(id, { returnReason }).amount.minor),
    moveMandate: async (id, status) => provider.sayMandate(id, status),
    refundThere: async (id, minor) => provider.refund(id, minor, null).id,
    moveRefund: async (id, status) => provider.moveRefund(id, status),
    loseAnswer: async () => {
      provider.onCreate = async () => lost();
      provider.onMandate = async () => lost();
      provider.onRefund = async (make) => (make(), lost());
    },
    now: clock.now,
    passMinutes: async (minutes) => clock.pass({ minutes }),
    endDay: async () => {
      clock.pass({ days: 1 });
      provider.settlements.settle();
    },
  };
}

export const anOrder = (wish: Partial<NewPayment> = {}): NewPayment => ({
  orderId: randomUUID(),
  amount: { minor: PRICE, currency: 'EUR' },
  description: '50 credits',
  method: 'ideal',
  locale: 'nl',
  returnUrl: 'https://www.site.example/credits/return',
  webhookUrl: 'https://www.site.example/webhooks/mollie',
  ...wish,
});

export const aRefund = (paymentId: string, minor: number, refundId: string = randomUUID()): NewRefund => ({
  paymentId,
  refundId,
  key: randomUUID(),
  amount: { minor, currency: 'EUR' },
  description: 'Withdrawal',
});

export const aMandate = (wish: Partial<NewMandate> = {}): NewMandate => ({
  mandateId: randomUUID(),
  reference: `SITE-${randomUUID().slice(0, 8)}`,
  holder: 'T. de Vries',
  iban: 'NL17RABO0213698412',
  signedOn: '2026-11-25',
  locale: 'nl',
  ...wish,
});

export const aDebit = ({ customerId, id }: Pick<ProviderMandate, 'customerId' | 'id'>): NewDebit => ({
  orderId: randomUUID(),
  amount: { minor: PRICE, currency: 'EUR' },
  description: 'The site 0193abcd',
  customerId,
  mandateId: id,
  webhookUrl: 'https://www.site.example/webhooks/mollie',
});

export async function foundAt(provider: PaymentProvider, id: string): Promise<ProviderPayment> {
  const payment = await provider.findPayment(id);
  if (!payment) throw new Error(`${id} was not found`);
  return payment;
}

export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const listed: Item[] = [];
  for await (const item of items) listed.push(item);
  return listed;
}

/** What the provider has of an order, the newest first. */
export const paymentsOf = async (provider: PaymentProvider, orderId: string): Promise<string[]> =>
  (await all(provider.listPayments(new Date(0)))).flatMap((payment) => (payment.orderId === orderId ? [payment.id] : []));
