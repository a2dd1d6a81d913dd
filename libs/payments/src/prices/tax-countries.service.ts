import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { SiteService } from '#site';
import { OrdersRepository, type Buyer } from '../orders/index.js';
import { VatInForce, type Vat } from '../vat/index.js';
import { taxCountryOf } from './country-evidence.policy.js';

export interface Taxation {
  readonly country: string;
  /** The VAT inside a price, by the rate of now. */
  readonly vatIn: (grossMinor: number) => Vat;
}

/** Where a member's next purchase is taxed: what the price list says is what the order then keeps. */
@Injectable()
export class TaxCountries {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly sites: SiteService,
    private readonly vat: VatInForce,
  ) {}

  /** `network` is the country of the address that they call from. */
  async of(tx: Tx, { id, siteId, country: profile, hasMoved, now }: Buyer, network: string | null): Promise<Taxation> {
    const { company } = await this.sites.byId(siteId);
    const last = await this.orders.lastTaxedIn(tx, id);
    const vat = await this.vat.table(tx);
    const place = { profile, hasMoved, network, last, company: company.country };
    const country = taxCountryOf(place, (one) => vat.isTaxed(one, now));
    return { country, vatIn: (grossMinor) => vat.of(country, now, grossMinor) };
  }
}
