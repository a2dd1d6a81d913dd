import { Injectable } from '@nestjs/common';
import type { MethodsRow } from '#contracts-admin';
import { offeredOf, ProviderMethods, type CountryMethods } from '#payments';
import { bundlesFor, SiteService } from '#site';
import type { SaidOf } from './methods-office.views.js';

/** What the provider has switched on, in each currency in which members of a country pay on one of the sites. */
@Injectable()
export class ProviderAnswers {
  constructor(
    private readonly provider: ProviderMethods,
    private readonly sites: SiteService,
  ) {}

  /** Asked now. */
  async ask(country: string): Promise<SaidOf[]> {
    const currencies = (await this.currencies())(country);
    return Promise.all(currencies.map(async (currency) => ({ currency, ...(await this.provider.refresh(currency)) })));
  }

  /** What it said last: whoever saves has just looked. */
  async last(country: string): Promise<SaidOf[]> {
    return (await this.currencies())(country).map((currency) => ({ currency, ...this.provider.last(currency) }));
  }

  /** A country with those of its methods that the provider does not have. */
  rowOf({ country, methods, isOwn }: CountryMethods, currencies: readonly string[]): MethodsRow {
    const missing = new Set(currencies.flatMap((currency) => offeredOf(methods, currency, this.provider.inCurrency(currency)).missing));
    return { id: country, methods: [...methods], is_own: isOwn, missing: methods.filter((method) => missing.has(method)) };
  }

  /** In which members of a country pay, as the sites are set now. */
  async currencies(): Promise<(country: string) => string[]> {
    const sites = await this.sites.all();
    return (country) => [...new Set(sites.flatMap(({ settings }) => bundlesFor(settings, country)[0]?.price.currency ?? []))].toSorted();
  }
}
