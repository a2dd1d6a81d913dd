import { Injectable } from '@nestjs/common';
import type { ErrorCode, PaymentMethod } from '#contracts';
import type { Tx } from '#database';
import { bundlesFor, SiteService, type Bundle, type Site } from '#site';
import { Billing } from '../billing/index.js';
import { DebitRules } from '../direct-debit/index.js';
import { DiscountsService, type Discount } from '../discounts/index.js';
import { MethodsInForce } from '../methods/index.js';
import type { Buyer } from '../orders/index.js';
import { TaxCountries, type Taxation } from './tax-countries.service.js';

/** What the buyer has chosen so far, and the country of the address from which they call. */
export interface OfferWish {
  readonly bundleId?: string | undefined;
  readonly method?: PaymentMethod | undefined;
  readonly code?: string | undefined;
  readonly networkCountry: string | null;
}

export interface Offer {
  readonly site: Site;
  readonly bundles: readonly Bundle[];
  /** What the buyer chose; undefined when it is not sold. */
  readonly chosen: Bundle | undefined;
  /** The ways to pay, in the order in which they are shown. */
  readonly methods: readonly PaymentMethod[];
  readonly discount: Discount | null;
  /** Why the code that the buyer typed does not count. */
  readonly codeRefused: ErrorCode | null;
  readonly taxation: Taxation;
  /** Above how much the invoice must name the buyer; null: it never must. */
  readonly billingLimit: number | null;
}

/** What a site offers a member at this moment: the price list shows it, and the order is held against it. */
@Injectable()
export class Offers {
  constructor(
    private readonly sites: SiteService,
    private readonly discounts: DiscountsService,
    private readonly methods: MethodsInForce,
    private readonly debits: DebitRules,
    private readonly taxCountries: TaxCountries,
    private readonly billing: Billing,
  ) {}

  /** Called once before the transaction in which offers are made. */
  async ready(): Promise<void> {
    await this.methods.ready();
  }

  async of(tx: Tx, buyer: Buyer, { bundleId, method, code, networkCountry }: OfferWish): Promise<Offer> {
    const site = await this.sites.byId(buyer.siteId);
    const bundles = bundlesFor(site.settings, buyer.country);
    const chosen = bundles.find(({ id }) => id === bundleId);
    const currency = (chosen ?? bundles[0])?.price.currency ?? 'EUR';
    const wish = { currency, priceMinor: chosen?.price.minor, method };
    const { discount, refused } = await this.discounts.choose(tx, buyer, wish, code);
    const takesDebits = this.debits.isOffered(buyer, currency, site.company);
    const taxation = await this.taxCountries.of(tx, buyer, networkCountry);
    return {
      site,
      bundles,
      chosen,
      methods: await this.methods.offered(tx, buyer.country, currency, takesDebits),
      discount,
      codeRefused: refused,
      taxation,
      billingLimit: await this.billing.limitIn(tx, currency, taxation.country, buyer.now),
    };
  }
}
