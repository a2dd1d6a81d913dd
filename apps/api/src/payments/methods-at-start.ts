import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ProviderMethods } from '#payments';
import { SiteService } from '#site';

/** Asks the provider what is switched on in every currency that is sold, so that the first members after a start see what can be used. */
@Injectable()
export class MethodsAtStart implements OnApplicationBootstrap {
  constructor(
    private readonly sites: SiteService,
    private readonly methods: ProviderMethods,
  ) {}

  /** Nobody waits for the answer: a provider that is away stops no start. */
  async onApplicationBootstrap(): Promise<void> {
    const bundles = (await this.sites.all()).flatMap(({ settings }) => [
      settings.bundles,
      ...settings.price_lists.map((list) => list.bundles),
    ]);
    for (const currency of new Set(bundles.flatMap((sold) => sold[0]?.price.currency ?? []))) this.methods.inCurrency(currency);
  }
}
