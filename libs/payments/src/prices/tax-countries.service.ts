import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { SiteService } from '#site';
import type { Buyer } from '../orders/buyers.repository.js';
import { taxCountryOf } from './country-evidence.policy.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { VatInForce } from '../vat/vat-in-force.service.js';

/** Where a member's next purchase is taxed: what the price list says is what the order then keeps. */
@Injectable()
export class TaxCountries {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly sites: SiteService,
    private readonly vat: VatInForce,
  ) {}

  /** `network` is the country of the address that they call from. */
  async of(tx: Tx, { id, siteId, country: profile, hasMoved, now }: Buyer, network: string | null): Promise<string> {
    const { company } = await this.sites.byId(siteId);
    const last = await this.orders.lastTaxedIn(tx, id);
    const vat = await this.vat.table(tx);
    return taxCountryOf({ profile, hasMoved, network, last, company: company.country }, (country) => vat.isTaxed(country, now));
  }
}
