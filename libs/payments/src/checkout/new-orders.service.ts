import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type OrderBody } from '#contracts';
import type { Tx } from '#database';
import { Billing } from '../billing/index.js';
import { DebitOrders } from '../direct-debit/index.js';
import { DiscountsService } from '../discounts/index.js';
import { OrdersRepository, type Buyer, type Order } from '../orders/index.js';
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

/** Writes an order down, with what it copies for ever, what it holds of a discount and what begins with it. */
@Injectable()
export class NewOrders {
  constructor(
    private readonly checks: OrderChecks,
    private readonly orders: OrdersRepository,
    private readonly discounts: DiscountsService,
    private readonly billing: Billing,
    private readonly debits: DebitOrders,
    private readonly provider: PaymentProvider,
  ) {}

  /** Throws why it cannot be taken. The caller holds the member's wallet, and the standing before it where a debit is to pay. */
  async insert(
    tx: Tx,
    buyer: Buyer,
    { networkCountry: network, origin: returnOrigin }: OrderCaller,
    body: OrderBody,
    key: Pick<Order, 'idempotencyKey' | 'bodyHash'>,
  ): Promise<Order> {
    const { offer, bundle, amounts, debitRequest } = await this.checks.check(tx, buyer, body, network);
    const { site, discount, taxation } = offer;
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
    if (debitRequest) await this.debits.announce(tx, await this.found(tx, id), debitRequest);
    return this.found(tx, id);
  }

  private async found(tx: Tx, id: string): Promise<Order> {
    const order = await this.orders.find(tx, id);
    if (!order) throw new AppError('generic');
    return order;
  }
}
