import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type MemberId, type Money } from '#contracts';
import { Clock, type Tx } from '#database';
import { Outbox } from '#events';
import { moneyText } from '#i18n';
import { SiteService } from '#site';
import { BuyersRepository } from '../orders/buyers.repository.js';
import { EuroRates } from '../euro-rates/euro-rates.service.js';
import { leftOf } from '../refunds/refundable.policy.js';
import { OrdersRepository, type Order } from '../orders/orders.repository.js';
import { refundAsked } from '../payments.events.js';
import { RefundsRepository } from '../refunds/refunds.repository.js';
import { creditsOf } from '../orders/order-amounts.policy.js';
import { bookDay } from '../calendar/days.js';
import { WalletsRepository } from '../wallet/wallets.repository.js';
import { isWithin, mayDecide } from './money-requests.policy.js';
import { MoneyRequestsRepository, type MoneyRequest } from './money-requests.repository.js';

/** `id`: the same again changes nothing. */
interface Wish {
  readonly id: string;
  readonly reason: string;
  readonly note: string;
  readonly staffId: string;
}
/** `isNew` is false when it was so before. */
export interface Requested {
  readonly request: MoneyRequest;
  readonly isNew: boolean;
}

const CENTS = 100;
/** So long what one person gave a member alone counts against the next. */
const DAYS_COUNTED = 30;

/** Money and credits that staff give back, or credits that they take. Above what the owner allows one person, it waits for a second one. */
@Injectable()
export class MoneyRequests {
  constructor(
    private readonly requests: MoneyRequestsRepository,
    private readonly orders: OrdersRepository,
    private readonly refunds: RefundsRepository,
    private readonly wallets: WalletsRepository,
    private readonly buyers: BuyersRepository,
    private readonly sites: SiteService,
    private readonly rates: EuroRates,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws `order_not_found`, or `refund_too_much` with what is left. */
  async askRefund(tx: Tx, orderId: string, amountMinor: number, wish: Wish): Promise<Requested> {
    const order = await this.orders.lock(tx, orderId);
    if (!order) throw new AppError('order_not_found');
    const { memberId, currency, siteId } = order;
    const known = await this.requests.find(tx, wish.id);
    if (known) return repeated(known, { orderId, amountMinor, credits: null, memberId });
    await this.assertLeft(tx, order, amountMinor);
    const { id, reason, note, staffId: askedBy } = wish;
    const wished = { orderId, amountMinor, credits: null, memberId };
    const isNew = await this.requests.insertOnce(tx, { id, ...wished, currency, reason, note, askedBy });
    if (!isNew) return repeated(await this.waiting(tx, id), wished);
    const { refund_alone: most } = (await this.sites.byId(siteId)).settings;
    // What the same person gave of it before counts too: a limit that holds for each press is none.
    const minor = amountMinor + (await this.requests.givenAlone(tx, { orderId, staffId: askedBy }));
    const euros = await this.rates.convert(tx, { minor, currency }, 'EUR', bookDay(this.clock.now()));
    return this.settleAlone(tx, id, askedBy, isWithin(most * CENTS, euros?.minor ?? null));
  }

  /** More than 0 are given, less than 0 taken. Throws `member_not_found`, or `credits_too_few`. */
  async askCredits(tx: Tx, memberId: MemberId, credits: number, wish: Wish): Promise<Requested> {
    await this.buyers.lockWallet(tx, memberId);
    const buyer = await this.buyers.find(tx, memberId);
    if (!buyer) throw new AppError('member_not_found');
    const known = await this.requests.find(tx, wish.id);
    if (known) return repeated(known, { orderId: null, amountMinor: null, credits, memberId });
    await this.assertCredits(tx, memberId, credits);
    const { id, reason, note, staffId: askedBy } = wish;
    const nothing = { orderId: null, amountMinor: null, currency: null };
    const isNew = await this.requests.insertOnce(tx, { id, memberId, ...nothing, credits, reason, note, askedBy });
    if (!isNew) return repeated(await this.waiting(tx, id), { orderId: null, amountMinor: null, credits, memberId });
    const { credits_alone: most } = (await this.sites.byId(buyer.siteId)).settings;
    const before = await this.requests.movedAlone(tx, { memberId, staffId: askedBy }, DAYS_COUNTED);
    return this.settleAlone(tx, id, askedBy, isWithin(most, Math.abs(credits) + before));
  }

  /** `others`: how many may decide beside whoever asked. Throws `second_person_needed`, and what asking throws: meanwhile things may have changed. */
  async confirm(tx: Tx, id: string, staffId: string, others: number): Promise<Requested> {
    const request = await this.waiting(tx, id);
    if (request.state === 'done') return { request, isNew: false };
    if (request.state === 'declined') throw new AppError('not_found');
    assertAllowed(mayDecide({ askedBy: request.askedBy, staffId, others }));
    await this.carryOut(tx, request, staffId);
    return { request: await this.waiting(tx, id), isNew: true };
  }

  /** Whoever asked may take it back; `mayOthers`: this person may also refuse what others asked for. Throws `forbidden`. */
  async decline(tx: Tx, id: string, staffId: string, mayOthers: boolean): Promise<Requested> {
    const request = await this.waiting(tx, id);
    if (request.askedBy !== staffId && !mayOthers) throw new AppError('forbidden');
    if (request.state === 'declined') return { request, isNew: false };
    if (request.state === 'done') throw new AppError('not_found');
    await this.requests.decide(tx, id, 'declined', staffId);
    return { request: await this.waiting(tx, id), isNew: true };
  }

  /** What of an order could still be paid back. */
  async leftOf(tx: Tx, order: Order): Promise<number> {
    return order.grantedCredits === 0 ? 0 : leftOf(order, await this.refunds.ofOrders(tx, [order.id]));
  }

  private async waiting(tx: Tx, id: string): Promise<MoneyRequest> {
    const request = await this.requests.lock(tx, id);
    if (!request) throw new AppError('not_found');
    return request;
  }

  private async settleAlone(tx: Tx, id: string, staffId: string, mayAlone: boolean): Promise<Requested> {
    if (mayAlone) await this.carryOut(tx, await this.waiting(tx, id), staffId);
    return { request: await this.waiting(tx, id), isNew: true };
  }

  private async carryOut(tx: Tx, request: MoneyRequest, staffId: string): Promise<void> {
    const { id, memberId, orderId, amountMinor, credits, state } = request;
    if (state !== 'waiting') throw new AppError('not_found');
    if (orderId !== null && amountMinor !== null) await this.payBack(tx, orderId, amountMinor);
    else if (credits !== null) await this.adjust(tx, memberId, credits, id);
    await this.requests.decide(tx, id, 'done', staffId);
  }

  /** The credits that the money stands for follow it when the provider says that it goes back. */
  private async payBack(tx: Tx, orderId: string, amountMinor: number): Promise<void> {
    const order = await this.orders.lock(tx, orderId);
    if (!order) throw new AppError('order_not_found');
    const left = await this.assertLeft(tx, order, amountMinor);
    const { memberId, currency, payableMinor } = order;
    const before = payableMinor - left;
    const credits = creditsOf(order, before + amountMinor) - creditsOf(order, before);
    const refund = await this.refunds.insert(tx, { orderId, memberId, cause: 'staff', amountMinor, currency, credits, state: 'requested' });
    await this.outbox.tell(tx, refundAsked, { refundId: refund.id });
  }

  private async adjust(tx: Tx, memberId: MemberId, credits: number, ref: string): Promise<void> {
    await this.buyers.lockWallet(tx, memberId);
    if (!(await this.buyers.find(tx, memberId))) throw new AppError('member_not_found');
    if (credits > 0) {
      await this.wallets.credit(tx, memberId, credits, 'adjustment', ref);
      return;
    }
    if (!(await this.wallets.take(tx, memberId, -credits, 'adjustment', ref))) throw new AppError('credits_too_few');
  }

  private async assertLeft(tx: Tx, order: Order, amountMinor: number): Promise<number> {
    const left = await this.leftOf(tx, order);
    const money: Money = { minor: left, currency: order.currency };
    if (amountMinor > left) throw new AppError('refund_too_much', { params: { amount: moneyText(money, 'en') } });
    return left;
  }

  private async assertCredits(tx: Tx, memberId: MemberId, credits: number): Promise<void> {
    if (credits < 0 && (await this.wallets.balance(tx, memberId)) < -credits) throw new AppError('credits_too_few');
  }
}

/** Throws `idempotency_mismatch` where the id stands for something else. */
function repeated(
  request: MoneyRequest,
  { orderId, amountMinor, credits, memberId }: Pick<MoneyRequest, 'orderId' | 'amountMinor' | 'credits' | 'memberId'>,
): Requested {
  const isSame =
    request.orderId === orderId && request.amountMinor === amountMinor && request.credits === credits && request.memberId === memberId;
  if (!isSame) throw new AppError('idempotency_mismatch');
  return { request, isNew: false };
}
