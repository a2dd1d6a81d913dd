import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, sealedBox, type Config, type SealedBox } from '#config';
import type { BillingDetails, MemberId } from '#contracts';
import type { Tx } from '#database';
import { EuroRates } from '../euro-rates/index.js';
import { VatInForce } from '../vat/index.js';
import { bookDay } from '../calendar/index.js';
import { billingLimitOf } from './billing-limits.policy.js';
import { BillingRepository } from './billing.repository.js';

/** Names and addresses on invoices: where the law wants them, and where members wish them. They rest sealed, each for its order. */
@Injectable()
export class Billing {
  private readonly box: SealedBox;

  constructor(
    private readonly billing: BillingRepository,
    private readonly euroRates: EuroRates,
    private readonly vat: VatInForce,
    @Inject(CONFIG) { appSecret }: Config,
  ) {
    this.box = sealedBox(appSecret, 'payments-billing');
  }

  /**
   * Above how much of that currency (minor units, VAT inside) the invoice of a buyer of that country must name them; null: it never must. Where a
   * rate is missing that would say so, it always must.
   */
  async limitIn(tx: Tx, currency: string, country: string, at: Date): Promise<number | null> {
    if (!(await this.vat.table(tx)).isTaxed(country, at)) return null;
    const day = bookDay(at);
    const limit = await this.euroRates.convert(tx, billingLimitOf(country, day), currency, day);
    return limit?.minor ?? 0;
  }

  async save(tx: Tx, order: { readonly id: string; readonly memberId: MemberId }, details: BillingDetails): Promise<void> {
    await this.billing.insert(tx, {
      orderId: order.id,
      memberId: order.memberId,
      sealed: this.box.seal(JSON.stringify(details), order.id),
    });
  }

  /** By the id of the order; an order without is missing. */
  async ofOrders(tx: Tx, orderIds: readonly string[]): Promise<Map<string, BillingDetails>> {
    const found = await this.billing.ofOrders(tx, orderIds);
    return new Map(found.map(({ orderId, sealed }) => [orderId, JSON.parse(this.box.open(sealed, orderId)) as BillingDetails]));
  }
}
