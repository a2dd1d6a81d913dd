import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, type ErrorCode } from '#contracts';
import type { Tx } from '#database';
import { listFor, overlaps, type MadeList } from './price-lists.policy.js';
import { readSettings, type Bundle } from '../settings/index.js';
import { PriceListsRepository, type PriceListRow } from './price-lists.repository.js';

export interface PriceListWish {
  readonly siteId: string;
  /** The prices that were looked at. */
  readonly version: number;
  readonly countries: readonly string[];
  readonly currency: string;
  readonly bundles: readonly { readonly credits: number; readonly minor: number }[];
  /** Null: at once. */
  readonly beginsAt: Date | null;
  readonly staffId: string;
  readonly reason: string;
}

/** A list with the countries for which it holds now; one that is built in has no row. */
export interface KnownList extends MadeList {
  readonly row: PriceListRow | null;
  readonly holdsIn: readonly string[];
}
export interface SitePrices {
  readonly now: Date;
  readonly lists: readonly KnownList[];
  readonly countries: readonly string[];
}

/** What a site sells where, and from when: lists are made and, before they begin, withdrawn; nothing that held is ever changed. */
@Injectable()
export class PriceListsService {
  constructor(private readonly lists: PriceListsRepository) {}

  async of(tx: Tx, siteId: string): Promise<SitePrices> {
    const [rows, now, countries] = [await this.lists.ofSite(tx, siteId), await this.lists.now(tx), await this.lists.knownCountries(tx)];
    const builtIn = builtInTo(await this.lists.settingsOf(tx, siteId));
    const all: (MadeList & { readonly row: PriceListRow | null })[] = [
      ...rows.map((row) => ({ ...row, row })),
      ...builtIn.map((list) => ({ ...list, row: null })),
    ];
    const holders = new Map(countries.map((country) => [country, listFor(all, country, now)]));
    return {
      now,
      countries,
      lists: all.map((list) => ({ ...list, holdsIn: countries.filter((country) => holders.get(country) === list) })),
    };
  }

  /** Answers its id. Throws `settings_changed` when somebody else priced meanwhile, `not_found`, and `invalid_input` with what is wrong. */
  async make(tx: Tx, wish: PriceListWish): Promise<string> {
    const { siteId, version, countries, bundles, currency, beginsAt, staffId: madeBy, reason } = wish;
    const held = await this.lists.lockSite(tx, siteId);
    if (held === undefined) throw new AppError('not_found');
    if (held !== version) throw new AppError('settings_changed');
    const { lists, now, countries: known } = await this.of(tx, siteId);
    const own = [...new Set(countries)].toSorted();
    if (own.some((country) => !known.includes(country))) throw wrong('countries', 'not_found');
    if (new Set(bundles.map(({ credits }) => credits)).size < bundles.length) throw wrong('bundles', 'bundle_twice');
    if (beginsAt !== null && beginsAt <= now) throw wrong('begins_at', 'time_over');
    if (beginsAt !== null && overlaps(lists, own, beginsAt)) throw wrong('begins_at', 'price_list_overlaps');
    const before = listFor(lists, own[0] ?? '', now)?.bundles ?? [];
    const priced = bundles
      .toSorted((one, other) => one.credits - other.credits)
      .map(({ credits, minor }) => ({ id: idOf(before, credits), credits, price: { minor, currency } }));
    const id = await this.lists.insert(tx, { siteId, countries: own, bundles: priced, beginsAt, madeBy, reason });
    await this.lists.raiseVersion(tx, siteId);
    return id;
  }

  /** One that has not begun. False when it was so before; throws `not_found`, also for one that has begun. */
  async withdraw(tx: Tx, id: string): Promise<{ readonly siteId: string; readonly isNew: boolean }> {
    const found = await this.lists.find(tx, id);
    if (!found) throw new AppError('not_found');
    const { siteId } = found;
    await this.lists.lockSite(tx, siteId);
    const [list, now] = [await this.lists.find(tx, id), await this.lists.now(tx)];
    if (list?.withdrawnAt) return { siteId, isNew: false };
    if (!list || list.beginsAt <= now) throw new AppError('not_found');
    await this.lists.withdraw(tx, id);
    await this.lists.raiseVersion(tx, siteId);
    return { siteId, isNew: true };
  }
}

function builtInTo(stored: unknown): MadeList[] {
  const { bundles, price_lists } = readSettings(stored).settings;
  const always = { id: null, beginsAt: null, withdrawnAt: null };
  return [{ ...always, countries: [], bundles }, ...price_lists.map((list) => ({ ...always, ...list }))];
}

const wrong = (field: string, code: ErrorCode): AppError => new AppError('invalid_input', { fields: { [field]: code } });

/** A bundle of the same size keeps its name, so that whoever wants the same again gets it at the new price. */
const idOf = (before: readonly Bundle[], credits: number): string =>
  before.find((bundle) => bundle.credits === credits)?.id ?? randomUUID();
