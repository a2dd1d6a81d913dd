import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { PaymentMethod } from '#contracts';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { SiteService } from '#site';
import { builtInMethods } from './methods.policy.js';
import { CountryMethodsRepository, type ChosenMethods } from './country-methods.repository.js';
import { offeredOf } from './offered-methods.policy.js';
import { ProviderMethods } from './provider-methods.service.js';

/** An owner's change is in force everywhere within this time. */
const FRESH_MS = 15_000;
/** So long the first who want to know wait for the provider. */
const PATIENCE_MS = 1_500;

type Chosen = ReadonlyMap<string, readonly PaymentMethod[] | null>;
const asMap = (rows: readonly ChosenMethods[]): Chosen => new Map(rows.map(({ country, methods }) => [country, methods]));

/** The ways to pay of all countries as prices and orders take them: kept in each process, since every screen with a price asks for them. */
@Injectable()
export class MethodsInForce implements OnModuleInit, OnModuleDestroy {
  private known?: Chosen;
  private asked?: Promise<void>;
  private clock?: NodeJS.Timeout;
  private first?: Promise<unknown>;

  constructor(
    private readonly transactions: Transactions,
    private readonly methods: CountryMethodsRepository,
    private readonly provider: ProviderMethods,
    private readonly sites: SiteService,
  ) {}

  /** The clock asks, not those who want to know: a transaction that waited for a second connection could take all of them with it. */
  async onModuleInit(): Promise<void> {
    this.clock = setInterval(() => void this.reload(), FRESH_MS).unref();
    await this.refresh();
  }

  onModuleDestroy(): void {
    clearInterval(this.clock);
  }

  /** The first who want to know in a process wait a moment for what the provider has in the currencies that are sold. Called outside of transactions. */
  ready(): Promise<unknown> {
    // Where the sites cannot be read, the next one tries again.
    return (this.first ??= this.askProvider().catch(() => void delete this.first));
  }

  /** What members of a country can pay a currency with now, in the order in which they see it. `takesDebits`: the site's company collects by direct debit. */
  async offered(tx: Tx, country: string, currency: string, takesDebits: boolean): Promise<readonly PaymentMethod[]> {
    const list = (await this.chosen(tx)).get(country) ?? builtInMethods(country);
    const { offered } = offeredOf(list, currency, this.provider.inCurrency(currency));
    return offered.filter((method) => takesDebits || method !== 'directdebit');
  }

  private async chosen(tx: Tx): Promise<Chosen> {
    if (this.known) return this.known;
    const rows = await this.methods.chosen(tx);
    // What was learnt meanwhile is newer.
    return (this.known ??= asMap(rows));
  }

  /** Asks for the choices of now. While Postgres is away the last known ones are better than none. */
  async refresh(): Promise<void> {
    // Who began to ask before may have missed what the caller has just committed.
    await this.asked;
    await this.reload();
  }

  private async askProvider(): Promise<unknown> {
    const sold = (await this.sites.all()).flatMap(({ settings }) => [
      settings.bundles,
      ...settings.price_lists.map((list) => list.bundles),
    ]);
    const currencies = new Set(sold.flatMap(([bundle]) => bundle?.price.currency ?? []));
    const asked = Promise.all([...currencies].map((currency) => this.provider.refresh(currency)));
    return Promise.race([asked, sleep(PATIENCE_MS, undefined, { ref: false })]);
  }

  /** One after the other, so that an older answer never takes the place of a newer one. */
  private reload(): Promise<void> {
    this.asked ??= this.transactions
      .read((tx) => this.methods.chosen(tx))
      .then((rows) => void (this.known = asMap(rows)))
      .catch((error: unknown) =>
        logger.error({ err: error, event: 'methods_unread' }, 'the ways to pay could not be read: the last known hold'),
      )
      .finally(() => delete this.asked);
    return this.asked;
  }
}
