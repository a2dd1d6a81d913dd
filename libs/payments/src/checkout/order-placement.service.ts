import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type OrderBody } from '#contracts';
import type { Tx } from '#database';
import { Billing } from '../billing/index.js';
import { DebitOrders } from '../direct-debit/index.js';
import { DiscountsService } from '../discounts/index.js';
import { BuyersRepository, OrdersRepository, type Buyer, type Order } from '../orders/index.js';
import { PaymentProvider } from '../provider/index.js';
import { OrderChecks } from './order-checks.service.js';
import { choiceOf, termsOf } from './order-terms.js';

/** Who orders: the country of the network address is a piece of evidence for the tax. */
export interface OrderCaller {
  readonly memberId: MemberId;
  readonly networkCountry: string | null;
  /** Origin of the site in the member's browser. */
  readonly origin: string;
}

export interface PlacedOrder {
  readonly order: Order;
  readonly isNew: boolean;
}

/** Decides about an order and writes it down, under the lock of the member's wallet: two orders at once are decided one after the other. */
@Injectable()
export class OrderPlacement {
  constructor(
    private readonly buyers: BuyersRepository,
    private readonly orders: OrdersRepository,
    private readonly checks: OrderChecks,
    private readonly discounts: DiscountsService,
    private readonly billing: Billing,
    private readonly debits: DebitOrders,
    private readonly provider: PaymentProvider,
  ) {}

  /** The same key again is the same order; throws `idempotency_mismatch` where it stands for another. */
  async placeOnce(tx: Tx, caller: OrderCaller, body: OrderBody, idempotencyKey: string): Promise<PlacedOrder> {
    const { memberId } = caller;
    // A debit makes premium at once: the standing before the wallet, as sending takes them.
    if (body.method === 'directdebit') await this.buyers.lockStanding(tx, memberId);
    await this.buyers.lockWallet(tx, memberId);
    const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest();
    const known = await this.orders.byKey(tx, memberId, idempotencyKey);
    if (known && !known.bodyHash.equals(bodyHash)) throw new AppError('idempotency_mismatch');
    if (known) return { order: known, isNew: false };
    const buyer = await this.buyers.find(tx, memberId);
    if (!buyer) throw new AppError('authentication_required');
    return { order: await this.place(tx, buyer, caller, body, { idempotencyKey, bodyHash }), isNew: true };
  }

  private async place(
    tx: Tx,
    buyer: Buyer,
    { networkCountry: network, origin: returnOrigin }: OrderCaller,
    body: OrderBody,
    key: Pick<Order, 'idempotencyKey' | 'bodyHash'>,
  ): Promise<Order> {
    const { offer, bundle, amounts } = await this.checks.check(tx, buyer, body, network);
    const { site, discount, taxation } = offer;
    const debit = body.method === 'directdebit' ? await this.debits.requestFor(tx, { buyer, company: site.company }, body, amounts) : null;

    const id = randomUUID();
    if (discount) await this.discounts.redeem(tx, discount, buyer.id, id);
    await this.orders.insert(tx, {
      ...termsOf(buyer, site),
      ...amounts,
      ...choiceOf(body, bundle, discount),
      ...key,
      id,
      returnOrigin,
      country: taxation.country,
      countryEvidence: { profile: buyer.country, network },
      psp: this.provider.name,
    });
    if (body.billing) await this.billing.save(tx, { id, memberId: buyer.id }, body.billing);
    if (debit) await this.debits.announce(tx, await this.found(tx, id), debit);
    return this.found(tx, id);
  }

  private async found(tx: Tx, id: string): Promise<Order> {
    const order = await this.orders.find(tx, id);
    if (!order) throw new AppError('generic');
    return order;
  }
}
