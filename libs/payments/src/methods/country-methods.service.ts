import { Injectable } from '@nestjs/common';
import { AppError, type PaymentMethod } from '#contracts';
import type { Tx } from '#database';
import { builtInMethods } from './methods.policy.js';
import { CountryMethodsRepository, type CountryMethodsRow } from './country-methods.repository.js';
import { choicesIn } from './offered-methods.policy.js';

const CHANGES_SHOWN = 50;

export interface MethodsWish {
  readonly country: string;
  /** The one that was looked at. */
  readonly version: number;
  /** Null: the built-in ones. */
  readonly methods: readonly PaymentMethod[] | null;
  readonly staffId: string;
  readonly reason: string;
}
export interface CountryMethods {
  readonly country: string;
  readonly methods: readonly PaymentMethod[];
  readonly isOwn: boolean;
}
export interface KnownMethods extends CountryMethods {
  readonly version: number;
  /** The newest first. */
  readonly changes: readonly CountryMethodsRow[];
}

/** With what members of each country can pay: the built-in ways, or those that an owner chose. An order keeps the one that it was made with. */
@Injectable()
export class CountryMethodsService {
  constructor(private readonly methods: CountryMethodsRepository) {}

  /** Every country in which members can live. */
  async all(tx: Tx): Promise<CountryMethods[]> {
    const countries = await this.methods.homelands(tx);
    const chosen = new Map((await this.methods.chosen(tx)).map(({ country, methods }) => [country, methods]));
    return countries.map((country) => listOf(country, chosen.get(country) ?? null));
  }

  /** Throws `not_found` for a country in which nobody can live. */
  async of(tx: Tx, country: string): Promise<KnownMethods> {
    if (!(await this.methods.homelands(tx)).includes(country)) throw new AppError('not_found');
    const changes = await this.methods.changes(tx, country, CHANGES_SHOWN);
    return { ...listOf(country, changes[0]?.methods ?? null), version: changes[0]?.version ?? 0, changes };
  }

  /**
   * Answers the id of the change, and what stood there before. Throws `not_found`, `settings_changed` when somebody else was faster, and
   * `invalid_input` for a way to pay that this country cannot have.
   */
  async set(tx: Tx, { country, version, methods, staffId: madeBy, reason }: MethodsWish): Promise<{ id: string; before: KnownMethods }> {
    await this.methods.lock(tx, country);
    const before = await this.of(tx, country);
    if (before.version !== version) throw new AppError('settings_changed');
    const choices = choicesIn(country);
    if (methods?.some((method) => !choices.includes(method)))
      throw new AppError('invalid_input', { fields: { methods: 'method_unavailable' } });
    const id = await this.methods.add(tx, { country, version: version + 1, methods: methods && [...methods], madeBy, reason });
    return { id, before };
  }
}

const listOf = (country: string, chosen: readonly PaymentMethod[] | null): CountryMethods => ({
  country,
  methods: chosen ?? builtInMethods(country),
  isOwn: chosen !== null,
});
