import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { PaymentMethod } from '#contracts';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { builtInMethods } from '../methods.policy.js';
import { CountryMethodsRepository, type ChosenMethods } from './country-methods.repository.js';
import { offeredOf } from './offered-methods.policy.js';
import { ProviderMethods } from './provider-methods.service.js';

/** An owner's change is in force everywhere within this time. */
const FRESH_MS = 15_000;

type Chosen = ReadonlyMap<string, readonly PaymentMethod[] | null>;
const asMap = (rows: readonly ChosenMethods[]): Chosen => new Map(rows.map(({ country, methods }) => [country, methods]));

/** The ways to pay of all countries as prices and orders take them: kept in each process, since every screen with a price asks for them. */
@Injectable()
export class MethodsInForce implements OnModuleInit, OnModuleDestroy {
  private known?: Chosen;
  private asked?: Promise<void>;
  private clock?: NodeJS.Timeout;

  constructor(
    private readonly transactions: Transactions,
    private readonly methods: CountryMethodsRepository,
    private readonly provider: ProviderMethods,
  ) {}

  /** The clock asks, not those who want to know: a transaction that waited for a second connection could take all of them with it. */
  async onModuleInit(): Promise<void> {
    this.clock = setInterval(() => void this.look(), FRESH_MS).unref();
    await this.refresh();
  }

  onModuleDestroy(): void {
    clearInterval(this.clock);
  }

  /** What members of a country can pay a currency with now, in the order in which they see it. */
  async offered(tx: Tx, country: string, currency: string): Promise<readonly PaymentMethod[]> {
    const chosen = (this.known ??= asMap(await this.methods.chosen(tx)));
    return offeredOf(chosen.get(country) ?? builtInMethods(country), currency, this.provider.inCurrency(currency)).offered;
  }

  /** Asks for the choices of now. While Postgres is away the last known ones are better than none. */
  async refresh(): Promise<void> {
    // Who began to ask before may have missed what the caller has just committed.
    await this.asked;
    await this.look();
  }

  /** One after the other, so that an older answer never takes the place of a newer one. */
  private look(): Promise<void> {
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
