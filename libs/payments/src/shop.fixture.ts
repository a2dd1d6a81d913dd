import { randomUUID } from 'node:crypto';
import type { MemberId, OrderBody, OrderView } from '#contracts';
import { Clock, Transactions } from '#database';
import type { Claim } from '#events';
import { bundlesFor, SiteService } from '#site';
import { ScriptedProvider, type TestMember, type World } from '#testing';
import { CheckoutService, OrderReader } from './checkout/index.js';
import { OpenOrders, ProviderCalls, SettlementService } from './payment-sync/index.js';
import { PricesService } from './prices/index.js';
import { PaymentProvider, ProviderError, type ProviderPayment, type ProviderRefund } from './provider/index.js';
import { RefundSending } from './refunds/index.js';
import { WithdrawalQuotes, WithdrawalService } from './withdrawals/index.js';

type Changes = Partial<
  Pick<ProviderPayment, 'status' | 'mode' | 'amount' | 'chargedBackMinor' | 'orderId' | 'failureReason' | 'returnReason' | 'payerCountry'>
>;

export const unavailable = (): ProviderError => new ProviderError('unavailable', 'the provider is away');
export const refusedByProvider = (): ProviderError => new ProviderError('refused', 'the provider will not', 422);

/** A shop with a provider that does what the spec says. */
export class Shop {
  readonly provider: ScriptedProvider;

  constructor(private readonly world: World) {
    this.provider = new ScriptedProvider(() => world.get(Clock).now());
    const { createPayment, findPayment, createRefund, listRefunds, settlements } = this.provider;
    const { createMandate, findMandate, revokeMandate, deleteCustomer, createDebit } = this.provider;
    const debits = { createMandate, findMandate, revokeMandate, deleteCustomer, createDebit };
    const listPayments: PaymentProvider['listPayments'] = (since, patience) => this.provider.listPayments(since, patience);
    const listReturned = (since: Date) => this.provider.listReturned(since);
    Object.assign(world.get(PaymentProvider), {
      createPayment,
      findPayment,
      createRefund,
      listRefunds,
      listPayments,
      listReturned,
      settlements,
      ...debits,
    });
  }

  async bundles(country = 'NL') {
    const { settings } = await this.world.get(SiteService).siteOf('localhost');
    return bundlesFor(settings, country);
  }

  /** What the member would send for a bundle of so many credits at the price that they see. */
  async body(member: TestMember, credits = 50, rest: Partial<OrderBody> = {}): Promise<OrderBody> {
    const { bundles, consent } = await this.world.get(PricesService).of(member.id, rest.code ? { code: rest.code } : {});
    const bundle = bundles.find((one) => one.credits === credits);
    if (!bundle) throw new Error('there is no such bundle');
    return { bundle_id: bundle.id, method: 'ideal', expected: bundle.payable, consent, ...rest };
  }

  order(member: TestMember, body: OrderBody, key: string = randomUUID(), networkCountry: string | null = null) {
    const caller = { memberId: member.id, networkCountry, origin: 'http://localhost:3000' };
    return this.world.get(CheckoutService).order(caller, body, key);
  }

  async bought(member: TestMember, credits = 50): Promise<string> {
    const { orderId } = await this.order(member, await this.body(member, credits));
    this.say(orderId, { status: 'paid' });
    await this.sync(orderId);
    return orderId;
  }

  paymentOf(orderId: string): ProviderPayment {
    const payment = [...this.provider.payments.values()].find((one) => one.orderId === orderId);
    if (!payment) throw new Error('the provider has no such payment');
    return this.provider.counted(payment);
  }

  /** Changes what the provider says of the payment of an order. */
  say(orderId: string, changes: Changes): ProviderPayment {
    return this.provider.say(this.paymentOf(orderId).id, changes);
  }

  sync(orderId: string): Promise<void> {
    return this.world.get(SettlementService).sync(orderId);
  }

  /** The provider calls, and the job that follows does its work. */
  async call(pspRef: string): Promise<void> {
    await this.world.get(ProviderCalls).receive(pspRef);
    await this.world.get(ProviderCalls).syncPayment(settledClaim, pspRef);
  }

  view(member: TestMember, orderId: string): Promise<OrderView> {
    return this.world.get(OrderReader).one(member.id, orderId);
  }

  async withdraw(member: TestMember, orderId: string) {
    const who = { memberId: member.id, key: null };
    const { refund } = await this.world.get(WithdrawalQuotes).quote(who, orderId);
    return this.world.get(WithdrawalService).withdraw(who, orderId, refund);
  }

  /** The job that pays a withdrawal back, and what the provider then says of it. */
  async payBack(
    orderId: string,
    refundId: string,
    status: ProviderRefund['status'] = 'refunded',
    { isTold } = { isTold: true },
  ): Promise<void> {
    await this.world.get(RefundSending).send(settledClaim, refundId);
    const refund = this.provider.refunds.findLast((one) => one.refundId === refundId);
    if (!refund) return;
    this.moveRefund(refund.id, status);
    if (isTold) await this.sync(orderId);
  }

  /** The member withdraws, and no transfer of the money arrives: now, after one day, after three and after seven. Answers the id of the refund. */
  async withdrawInVain(member: TestMember, orderId: string): Promise<string> {
    const { refund } = await this.withdraw(member, orderId);
    this.provider.onRefund = () => Promise.reject(refusedByProvider());
    await this.payBack(orderId, refund.id);
    for (const days of [2, 6, 14]) {
      await this.world.clockAhead(`${days} days`);
      await this.world.get(OpenOrders).pollDue();
    }
    return refund.id;
  }

  /** Somebody gives money back in the provider's own dashboard; answers the id of the refund there. */
  refundThere(orderId: string, minor: number, status: ProviderRefund['status'] = 'refunded'): string {
    return this.provider.refund(this.paymentOf(orderId).id, minor, null, status).id;
  }

  /** What becomes of a refund at the provider. */
  moveRefund(id: string, status: ProviderRefund['status']): void {
    this.provider.moveRefund(id, status);
  }

  /** A message's worth of credits is used. */
  spend(memberId: MemberId, credits = 1): Promise<unknown> {
    return this.world.get(Transactions).run((tx) => tx.query(`select payments.debit($1, $2, 'message', uuidv7())`, [memberId, credits]));
  }

  async balance(member: TestMember): Promise<number> {
    const [row] = await this.world.rows<{ balance: number }>(`select balance from payments.wallet where member_id = $1`, [member.id]);
    return row?.balance ?? 0;
  }

  async isPaid(member: TestMember): Promise<boolean> {
    const [row] = await this.world.rows<{ paid: boolean }>(`select paid from visibility.member_standing where member_id = $1`, [member.id]);
    return row?.paid === true;
  }

  /** What waits of a reaction. */
  async queued(reaction: string): Promise<unknown[]> {
    const rows = await this.world.rows<{ payload: unknown }>(`select payload from events.outbox where reaction = $1 order by id`, [
      reaction,
    ]);
    return rows.map(({ payload }) => payload);
  }

  async issues(): Promise<string[]> {
    return (await this.world.rows<{ kind: string }>(`select kind from payments.recon_issue order by kind`)).map(({ kind }) => kind);
  }

  /** Everything that the books promise of these members; empty when it holds. */
  async faultsInBooks(members: readonly TestMember[]): Promise<unknown[]> {
    const ids = members.map(({ id }) => id);
    const drift = await this.world.rows(`select * from payments.drift($1)`, [ids]);
    const granted = await this.world.rows(
      `select o.id from payments.orders o left join payments.ledger_entry e on e.member_id = o.member_id and e.kind = 1
        where o.member_id = any($1) group by o.id, o.member_id
       having (select coalesce(sum(amount), 0) from payments.ledger_entry x where x.member_id = o.member_id and x.kind = 1)
              <> (select coalesce(sum(case when y.granted_credits > 0 then y.granted_credits else coalesce(d.credits_at_once, 0) end), 0)
                    from payments.orders y left join payments.debit d on d.order_id = y.id where y.member_id = o.member_id)`,
      [ids],
    );
    const money = await this.world.rows(
      `select o.id from payments.orders o
        where o.member_id = any($1)
          and (select coalesce(sum(case account when 'provider' then amount_minor else 0 end - case contra when 'provider' then amount_minor else 0 end), 0)
                 from payments.money_entry m where m.order_id = o.id)
              <> case when o.granted_credits > 0 then o.payable_minor else 0 end - o.refunded_minor - o.charged_back_minor`,
      [ids],
    );
    return [...drift, ...granted, ...money];
  }
}

/** A claim that nobody else has. */
export const settledClaim = { settle: async () => true } as unknown as Claim;
