import { Injectable } from '@nestjs/common';
import { AppError, type Locale, type MemberId, type PricedBundle, type PricesQuery, type PricesView } from '#contracts';
import { Transactions, type Tx } from '#database';
import { bundlesFor, SiteService, unitPriceOf, type Bundle } from '#site';
import { needsBilling } from '../billing/billing-limits.policy.js';
import { Billing } from '../billing/billing.service.js';
import { BuyersRepository, type Buyer } from '../orders/buyers.repository.js';
import { consentIn } from './consent.policy.js';
import { DebitRules } from '../direct-debit/debit-rules.service.js';
import { discountOf } from '../discounts/discounts.policy.js';
import { DiscountsService, type Discount } from '../discounts/discounts.service.js';
import { MethodsInForce } from '../methods/methods-in-force.service.js';
import { toOpenOrder } from '../orders/open-order.views.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { TaxCountries } from './tax-countries.service.js';
import { VatInForce } from '../vat/vat-in-force.service.js';
import { WalletsRepository } from '../wallet/wallets.repository.js';
import { refundDaysOf } from '../orders/withdrawal-period.policy.js';

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
    private readonly buyers: BuyersRepository,
    private readonly orders: OrdersRepository,
    private readonly wallets: WalletsRepository,
    private readonly taxCountries: TaxCountries,
    private readonly discounts: DiscountsService,
    private readonly billing: Billing,
    private readonly vat: VatInForce,
    private readonly methods: MethodsInForce,
    private readonly sites: SiteService,
    private readonly debits: DebitRules,
  ) {}

  async of(
    memberId: MemberId,
    { code, bundle_id, method }: PricesQuery,
    { language, networkCountry = null }: AskedFrom = {},
  ): Promise<PricesView> {
    await this.methods.ready();
    return this.transactions.read(async (tx) => {
      const buyer = await this.buyers.find(tx, memberId);
      if (!buyer) throw new AppError('member_not_found');
      const { settings, company } = await this.sites.byId(buyer.siteId);
      const bundles = bundlesFor(settings, buyer.country);
      const currency = bundles[0]?.price.currency ?? 'EUR';
      const chosen = bundles.find(({ id }) => id === bundle_id);
      const wish = { currency, priceMinor: chosen?.price.minor, method };
      const { discount, refused } = await this.discounts.choose(tx, buyer, wish, code);
      const takesDebits = this.debits.isOffered(buyer, currency, company);
      const methods = await this.methods.offered(tx, buyer.country, currency, takesDebits);
      const taxedIn = await this.taxCountries.of(tx, buyer, networkCountry);
      const vat = await this.vat.table(tx);
      const billingLimit = await this.billing.limitIn(tx, currency, taxedIn, buyer.now);
      return {
        country: buyer.country,
        bundles: bundles.map((bundle) => pricedWith(bundle, discount, billingLimit)),
        methods: [...methods],
        vat_basis_points: vat.of(taxedIn, buyer.now, 0).basisPoints,
        discount: discount && { code: discount.code, kind: discount.kind, basis_points: discount.basis_points, ends_at: discount.ends_at },
        code_refused: refused,
        repeat: await this.repeatOf(tx, buyer, bundles, methods),
        unit_price: await this.wallets.nextPrice(tx, memberId),
        consent: consentIn(language ?? buyer.locale, refundDaysOf(settings)),
        withdraw_days: refundDaysOf(settings),
        open_orders: (await this.orders.openOf(tx, memberId, MOST_OPEN)).map(toOpenOrder),
      };
    });
  }

  private async repeatOf(tx: Tx, buyer: Buyer, bundles: readonly Bundle[], methods: readonly string[]): Promise<PricesView['repeat']> {
    const last = await this.orders.lastPaid(tx, buyer.id);
    // The same size, whatever its list calls it by now.
    const bundle = last && bundles.find(({ credits }) => credits === last.credits);
    // A debit is asked for by a person each time, with a code.
    return bundle && last.method !== 'directdebit' && methods.includes(last.method) ? { bundle_id: bundle.id, method: last.method } : null;
  }
}

function pricedWith({ id, credits, price }: Bundle, discount: Discount | null, billingLimit: number | null): PricedBundle {
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
