import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type OrderBody } from '#contracts';
import type { Tx } from '#database';
import { SiteService, type Bundle } from '#site';
import { needsBilling } from '../billing/index.js';
import { VerifiedRequests, type DebitRequest } from '../direct-debit/index.js';
import { mayOrder, OrdersRepository, refundDaysOf, type Buyer } from '../orders/index.js';
import { consentFault, Offers, type Offer } from '../prices/index.js';
import { SpendingService } from '../spending/index.js';
import { amountsOf, type OrderAmounts } from './order-terms.js';

export interface CheckedOrder {
  readonly offer: Offer;
  readonly bundle: Bundle;
  readonly amounts: OrderAmounts;
  /** Of an order by direct debit: the request whose code was right. */
  readonly debitRequest: DebitRequest | null;
}

/** Whether an order can be taken as it was asked for: by this member, on these terms, at this price. */
@Injectable()
export class OrderChecks {
  constructor(
    private readonly sites: SiteService,
    private readonly orders: OrdersRepository,
    private readonly offers: Offers,
    private readonly spending: SpendingService,
    private readonly debitRequests: VerifiedRequests,
  ) {}

  /** Throws why it cannot. The caller holds the member's wallet, and the standing before it where a debit is to pay. */
  async check(tx: Tx, buyer: Buyer, body: OrderBody, networkCountry: string | null): Promise<CheckedOrder> {
    await this.assertMayOrder(tx, buyer, body);
    const { bundle_id: bundleId, method, code } = body;
    const offer = await this.offers.of(tx, buyer, { bundleId, method, code, networkCountry });
    const { chosen: bundle, discount, taxation } = offer;
    if (!bundle) throw new AppError('bundle_not_found');
    if (!offer.methods.includes(method)) throw new AppError('method_unavailable');
    if (offer.codeRefused) throw new AppError(offer.codeRefused);
    const amounts = amountsOf(bundle, discount, taxation);
    if (amounts.payableMinor !== body.expected.minor || amounts.currency !== body.expected.currency) throw new AppError('price_changed');
    if (!body.billing && needsBilling(amounts.payableMinor, offer.billingLimit)) throw new AppError('billing_required');
    if (!body.despite_open && (await this.orders.awaitsTransfer(tx, buyer.id))) throw new AppError('order_open');
    await this.spending.assertWithinLimit(tx, buyer, amounts);
    const parties = { buyer, company: offer.site.company };
    const debitRequest = method === 'directdebit' ? await this.debitRequests.find(tx, parties, body, amounts) : null;
    return { offer, bundle, amounts, debitRequest };
  }

  private async assertMayOrder(tx: Tx, buyer: Buyer, { consent }: OrderBody): Promise<void> {
    if (!buyer.isConfirmed) throw new AppError('not_confirmed');
    const { settings } = await this.sites.byId(buyer.siteId);
    assertAllowed(mayOrder(await this.orders.recentOf(tx, buyer.id, settings.hourly_orders), settings));
    const fault = consentFault(consent, refundDaysOf(settings));
    if (fault) throw new AppError(fault);
  }
}
