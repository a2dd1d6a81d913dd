import { Injectable } from '@nestjs/common';
import { AppError, type OrderBody } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import type { Company } from '#site';
import { OrdersRepository, PremiumService, type Buyer, type Order } from '../orders/index.js';
import { deterministicId, purchaseRef } from '../books/index.js';
import { debitAnnounced } from '../payments.events.js';
import { WalletsRepository } from '../wallet/index.js';
import { collectionDayAfter } from './collection-day.policy.js';
import { creditsAtOnce } from './debit.policy.js';
import { requestStateOf } from './debit-request.policy.js';
import { DebitRequestsRepository, type DebitRequest } from './debit-requests.repository.js';
import { DebitRules } from './debit-rules.service.js';
import { DebitsRepository } from './debits.repository.js';
import { MandateSigning } from './mandate-signing.service.js';

interface Amount {
  readonly payableMinor: number;
  readonly currency: string;
}

/** What an order by direct debit is besides an order. The caller holds the member's standing and wallet. */
@Injectable()
export class DebitOrders {
  constructor(
    private readonly requests: DebitRequestsRepository,
    private readonly mandates: MandateSigning,
    private readonly debits: DebitsRepository,
    private readonly rules: DebitRules,
    private readonly orders: OrdersRepository,
    private readonly wallets: WalletsRepository,
    private readonly premium: PremiumService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The request whose code was right, for this order and no other. Throws `debit_code_needed` when there is none, or when its day is too near by now;
   * `mandate_over`, `debit_blocked` and `debit_limit` when that has changed since the code was sent.
   */
  async requestFor(tx: Tx, { buyer, company }: { buyer: Buyer; company: Company }, body: OrderBody, amount: Amount): Promise<DebitRequest> {
    const request = body.debit_request === undefined ? null : await this.requests.lockOwn(tx, buyer.id, body.debit_request);
    if (!request || request.creditorId !== company.creditorId || !isFor(request, body, amount, buyer.now))
      throw new AppError('debit_code_needed');
    await this.mandates.hold(tx, buyer, request);
    await this.rules.assertMayPay(tx, buyer, request, { minor: amount.payableMinor, currency: amount.currency });
    return request;
  }

  /** The member has pressed: the mandate stands, the debit is announced, and the first credits are theirs. */
  async announce(tx: Tx, order: Order, request: DebitRequest): Promise<void> {
    const { id: orderId, memberId, payableMinor: amountMinor, currency } = order;
    const atOnce = creditsAtOnce(order);
    const mandateId = await this.mandates.give(tx, memberId, request);
    await this.requests.use(tx, request.id);
    const { collectOn } = request;
    await this.debits.insert(tx, { orderId, memberId, mandateId, amountMinor, currency, collectOn, creditsAtOnce: atOnce });
    // Nobody is asked about it: the clock collects it on its day.
    await this.orders.change(tx, orderId, { state: 'pending', madePremium: await this.premium.begin(tx, memberId), askAt: null });
    if (atOnce > 0) await this.wallets.grant(tx, memberId, purchaseRef(orderId, atOnce), { ...partOf(order), credits: atOnce });
    await this.outbox.tell(tx, debitAnnounced, { orderId });
  }

  /** The money of the order came: the credits that were not granted with it, and those that were taken back meanwhile. False when nobody has a wallet for them. */
  async grantRest(tx: Tx, order: Order): Promise<boolean> {
    const debit = await this.debits.of(tx, order.id);
    if (!debit) return false;
    const { creditsAtOnce: atOnce } = debit;
    const taken = await this.wallets.revokedOf(tx, { ...order, grantedCredits: atOnce });
    if (taken > 0) await this.wallets.restore(tx, order.memberId, refOf(order, 'restored'), { ...partOf(order), credits: taken });
    const rest = order.credits - atOnce;
    return rest === 0 || this.wallets.grant(tx, order.memberId, purchaseRef(order.id, order.credits), { ...partOf(order), credits: rest });
  }
}

/** The entries by which the first credits of an order were taken back, and given again. */
const refOf = ({ id, movements }: Order, what: 'taken' | 'restored'): string => deterministicId(id, `advance ${what}`, movements);
export const advanceTakenRef = (order: Order): string => refOf(order, 'taken');

const partOf = ({ id: orderId, payableMinor: priceMinor, credits: ofCredits, currency }: Order) => ({
  orderId,
  priceMinor,
  ofCredits,
  currency,
});

const isFor = (request: DebitRequest, { bundle_id, code }: OrderBody, { payableMinor, currency }: Amount, now: Date): boolean =>
  requestStateOf(request, now) === 'verified' &&
  request.bundleId === bundle_id &&
  request.code === (code ?? null) &&
  request.amountMinor === payableMinor &&
  request.currency === currency &&
  request.collectOn >= collectionDayAfter(now);
