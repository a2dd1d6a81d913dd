import type { MemberId, PaymentMethod } from '#contracts';
import { CheckoutService, PricesService, SettlementService, WithdrawalQuotes, WithdrawalService } from '#payments';
import { memberNumber, type MemberName } from './named-members.js';
import { demoId } from './demo-ids.js';
import { demoDiscount } from './demo-office.js';

/** Whoever has the services of the product. */
export interface Services {
  get<Service>(service: abstract new (...args: never[]) => Service): Service;
}

/** What the member's bank does with the payment of an order. */
export interface BankAnswer {
  readonly status: 'paid' | 'failed';
  readonly failure_reason?: string;
}
export type Bank = (orderId: string, answer: BankAnswer) => Promise<void>;

interface DemoOrder {
  readonly of: MemberName;
  readonly credits: number;
  readonly method: PaymentMethod;
  readonly code?: string;
  /** Null: nothing yet, the transfer is on its way. */
  readonly bank: BankAnswer | null;
  readonly isWithdrawn?: boolean;
}

/** One of each kind that staff and members meet, besides the orders by which members of the demo became premium. */
const demoOrders: readonly DemoOrder[] = [
  { of: 'pieter', credits: 50, method: 'ideal', bank: { status: 'paid' }, isWithdrawn: true },
  { of: 'els', credits: 20, method: 'creditcard', bank: { status: 'paid' }, isWithdrawn: true },
  { of: 'ruud', credits: 120, method: 'paypal', code: demoDiscount.code, bank: { status: 'paid' } },
  { of: 'annemiek', credits: 50, method: 'banktransfer', bank: null },
  { of: 'david', credits: 20, method: 'creditcard', bank: { status: 'failed', failure_reason: 'insufficient_funds' } },
];

/** Today's orders, taken, paid and withdrawn from as those of members are; the worker sends the mails, invoices and money that they call for. */
export async function placeDemoOrders(services: Services, bank: Bank, seedNumber: number): Promise<void> {
  await Promise.all(demoOrders.map((order) => place(services, bank, demoId(seedNumber, 'member', memberNumber(order.of)), order)));
}

async function place(services: Services, bank: Bank, id: string, { credits, method, code, ...order }: DemoOrder): Promise<void> {
  const memberId = id as MemberId;
  const { bundles, consent } = await services.get(PricesService).of(memberId, code ? { code, method } : { method });
  const bundle = bundles.find((one) => one.credits === credits);
  if (!bundle) throw new Error(`nobody sells ${credits} credits to ${order.of}`);
  const body = { bundle_id: bundle.id, method, expected: bundle.payable, consent, ...(code ? { code } : {}) };
  const caller = { memberId, networkCountry: null, origin: 'http://localhost:3000' };
  const { orderId } = await services.get(CheckoutService).order(caller, body, 'demo');

  if (!order.bank) return;
  await bank(orderId, order.bank);
  await services.get(SettlementService).sync(orderId);
  if (order.isWithdrawn) await withdraw(services, memberId, orderId);
}

async function withdraw(services: Services, memberId: MemberId, orderId: string): Promise<void> {
  const who = { memberId, key: null };
  const { refund } = await services.get(WithdrawalQuotes).quote(who, orderId);
  await services.get(WithdrawalService).withdraw(who, orderId, refund);
}
