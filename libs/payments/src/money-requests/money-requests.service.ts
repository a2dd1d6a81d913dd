import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type MemberId } from '#contracts';
import type { Tx } from '#database';
import { BuyersRepository, OrdersRepository, type Order } from '../orders/index.js';
import { MoneyMovements } from './money-movements.service.js';
import { MoneyRequestLimits } from './money-request-limits.service.js';
import { mayDecide } from './money-requests.policy.js';
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

type Asked = Pick<MoneyRequest, 'orderId' | 'amountMinor' | 'credits' | 'memberId'>;

/** Money and credits that staff give back, or credits that they take. Above what the owner allows one person, it waits for a second one. */
@Injectable()
export class MoneyRequests {
  constructor(
    private readonly requests: MoneyRequestsRepository,
    private readonly orders: OrdersRepository,
    private readonly buyers: BuyersRepository,
    private readonly limits: MoneyRequestLimits,
    private readonly movements: MoneyMovements,
  ) {}

  /** Throws `order_not_found`, or `refund_too_much` with what is left. */
  async askRefund(tx: Tx, orderId: string, amountMinor: number, wish: Wish): Promise<Requested> {
    const order = await this.orders.lock(tx, orderId);
    if (!order) throw new AppError('order_not_found');
    const { memberId, currency } = order;
    const asked: Asked = { orderId, amountMinor, credits: null, memberId };
    const known = await this.requests.find(tx, wish.id);
    if (known) return repeated(known, asked);
    await this.movements.assertRefundable(tx, order, amountMinor);
    if (!(await this.insertOnce(tx, asked, currency, wish))) return repeated(await this.locked(tx, wish.id), asked);
    return this.settle(tx, wish, await this.limits.mayRefundAlone(tx, order, { minor: amountMinor, currency }, wish.staffId));
  }

  /** More than 0 are given, less than 0 taken. Throws `member_not_found`, or `credits_too_few`. */
  async askCredits(tx: Tx, memberId: MemberId, credits: number, wish: Wish): Promise<Requested> {
    await this.buyers.lockWallet(tx, memberId);
    const buyer = await this.buyers.find(tx, memberId);
    if (!buyer) throw new AppError('member_not_found');
    const asked: Asked = { orderId: null, amountMinor: null, credits, memberId };
    const known = await this.requests.find(tx, wish.id);
    if (known) return repeated(known, asked);
    await this.movements.assertCredits(tx, memberId, credits);
    if (!(await this.insertOnce(tx, asked, null, wish))) return repeated(await this.locked(tx, wish.id), asked);
    return this.settle(tx, wish, await this.limits.mayMoveCreditsAlone(tx, buyer, credits, wish.staffId));
  }

  /** `others`: how many may decide beside whoever asked. Throws `second_person_needed`, and what asking throws: meanwhile things may have changed. */
  async confirm(tx: Tx, id: string, staffId: string, others: number): Promise<Requested> {
    const request = await this.locked(tx, id);
    if (request.state === 'done') return { request, isNew: false };
    if (request.state === 'declined') throw new AppError('not_found');
    assertAllowed(mayDecide({ askedBy: request.askedBy, staffId, others }));
    await this.carryOut(tx, request, staffId);
    return { request: await this.locked(tx, id), isNew: true };
  }

  /** Whoever asked may take it back; `mayOthers`: this person may also refuse what others asked for. Throws `forbidden`. */
  async decline(tx: Tx, id: string, staffId: string, mayOthers: boolean): Promise<Requested> {
    const request = await this.locked(tx, id);
    if (request.askedBy !== staffId && !mayOthers) throw new AppError('forbidden');
    if (request.state === 'declined') return { request, isNew: false };
    if (request.state === 'done') throw new AppError('not_found');
    await this.requests.decide(tx, id, 'declined', staffId);
    return { request: await this.locked(tx, id), isNew: true };
  }

  /** What of an order could still be paid back. */
  refundableOf(tx: Tx, order: Order): Promise<number> {
    return this.movements.refundableOf(tx, order);
  }

  private async locked(tx: Tx, id: string): Promise<MoneyRequest> {
    const request = await this.requests.lock(tx, id);
    if (!request) throw new AppError('not_found');
    return request;
  }

  /** False when somebody was quicker with the same id. */
  private insertOnce(tx: Tx, asked: Asked, currency: string | null, { id, reason, note, staffId: askedBy }: Wish): Promise<boolean> {
    return this.requests.insertOnce(tx, { id, ...asked, currency, reason, note, askedBy });
  }

  private async settle(tx: Tx, { id, staffId }: Wish, mayAlone: boolean): Promise<Requested> {
    if (mayAlone) await this.carryOut(tx, await this.locked(tx, id), staffId);
    return { request: await this.locked(tx, id), isNew: true };
  }

  private async carryOut(tx: Tx, request: MoneyRequest, staffId: string): Promise<void> {
    const { id, memberId, orderId, amountMinor, credits, state } = request;
    if (state !== 'waiting') throw new AppError('not_found');
    if (orderId !== null && amountMinor !== null) await this.movements.refund(tx, orderId, amountMinor);
    else if (credits !== null) await this.movements.adjustCredits(tx, memberId, credits, id);
    await this.requests.decide(tx, id, 'done', staffId);
  }
}

/** Throws `idempotency_mismatch` where the id stands for something else. */
function repeated(request: MoneyRequest, { orderId, amountMinor, credits, memberId }: Asked): Requested {
  const isSame =
    request.orderId === orderId && request.amountMinor === amountMinor && request.credits === credits && request.memberId === memberId;
  if (!isSame) throw new AppError('idempotency_mismatch');
  return { request, isNew: false };
}
