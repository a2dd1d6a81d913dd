import { Injectable } from '@nestjs/common';
import { AppError, type Locale, type MemberId, type PricedBundle, type PricesQuery, type PricesView } from '#contracts';
import { Transactions, type Tx } from '#database';
import { unitPriceOf, type Bundle } from '#site';
import { needsBilling } from '../billing/index.js';
import { discountOf } from '../discounts/index.js';
import { BuyersRepository, OrdersRepository, refundDaysOf, toOpenOrder, type Buyer } from '../orders/index.js';
import { WalletsRepository } from '../wallet/index.js';
import { consentIn } from './consent.policy.js';
import { Offers, type Offer } from './offers.service.js';

export interface AskedFrom {
  /** Of the screen on which the member stands; without one, the member's own. */
  readonly language?: Locale;
  /** Of the address from which they call; null when it is not known. */
  readonly networkCountry?: string | null;
}

/** So many open orders are told. */
const MOST_OPEN = 5;

/** What credits cost a member at this moment. */
@Injectable()
export class PricesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly offers: Offers,
    private readonly buyers: BuyersRepository,
    private readonly orders: OrdersRepository,
    private readonly wallets: WalletsRepository,
  ) {}

  async of(
    memberId: MemberId,
    { code, bundle_id: bundleId, method }: PricesQuery,
    { language, networkCountry = null }: AskedFrom = {},
  ): Promise<PricesView> {
    await this.offers.ready();
    return this.transactions.read(async (tx) => {
      const buyer = await this.buyers.find(tx, memberId);
      if (!buyer) throw new AppError('member_not_found');
      const offer = await this.offers.of(tx, buyer, { bundleId, method, code, networkCountry });
      const { discount } = offer;
      const withdrawDays = refundDaysOf(offer.site.settings);
      return {
        country: buyer.country,
        bundles: offer.bundles.map((bundle) => pricedWith(bundle, offer)),
        methods: [...offer.methods],
        vat_basis_points: offer.taxation.vatIn(0).basisPoints,
        discount: discount && { code: discount.code, kind: discount.kind, basis_points: discount.basis_points, ends_at: discount.ends_at },
        code_refused: offer.codeRefused,
        repeat: await this.repeatOf(tx, buyer, offer),
        unit_price: await this.wallets.nextPrice(tx, memberId),
        consent: consentIn(language ?? buyer.locale, withdrawDays),
        withdraw_days: withdrawDays,
        open_orders: (await this.orders.openOf(tx, memberId, MOST_OPEN)).map(toOpenOrder),
      };
    });
  }

  private async repeatOf(tx: Tx, buyer: Buyer, { bundles, methods }: Offer): Promise<PricesView['repeat']> {
    const last = await this.orders.lastPaid(tx, buyer.id);
    // The same size, whatever its list calls it by now.
    const bundle = last && bundles.find(({ credits }) => credits === last.credits);
    // A debit is asked for by a person each time, with a code.
    return bundle && last.method !== 'directdebit' && methods.includes(last.method) ? { bundle_id: bundle.id, method: last.method } : null;
  }
}

function pricedWith({ id, credits, price }: Bundle, { discount, billingLimit }: Offer): PricedBundle {
  const payable = { ...price, minor: price.minor - (discount ? discountOf(price.minor, discount.basis_points) : 0) };
  return {
    id,
    credits,
    price,
    payable,
    unit_price: unitPriceOf({ credits, price: payable }),
    needs_billing: needsBilling(payable.minor, billingLimit),
  };
}
