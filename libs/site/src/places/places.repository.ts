import { Injectable } from '@nestjs/common';
import type { FoundTown, GeocodeView } from '#contracts';
import { Transactions, type Tx } from '#database';
import { CountryEntity } from './country.entity.js';
import { RegionEntity } from './region.entity.js';
import { keyRanks, type SearchedKeys } from './town-keys.js';
import type { MappedTown } from './town-map.js';
import { TownEntity } from './town.entity.js';

export type CalledTown = {
  readonly nr: number;
  readonly id: number;
  readonly country: string;
  readonly region: string;
  readonly name: string;
  readonly zone: string;
  readonly regionName: string;
  readonly rank: number;
};

/** A position, and how far around it to look, in degrees. */
export type Around = { readonly lat: number; readonly lon: number; readonly high: number; readonly wide: number };

const TOWNS_SHOWN = 12;
const ALIKE_SHOWN = 6;
/** Of their groups of three letters, the share that two names have in common. */
const ALIKE = 0.35;
const regionOfTown = `join site.region r on r.country = t.country and r.code = t.region_code`;
/** Enough to see the country, and still small. */
const TOWNS_ON_MAP = 400;
export const KM_PER_DEGREE = 111.2;

@Injectable()
export class PlacesRepository {
  constructor(private readonly transactions: Transactions) {}

  country(tx: Tx, code: string): Promise<CountryEntity | null> {
    return tx.repository(CountryEntity).findOneBy({ code });
  }

  regionsOf(tx: Tx, country: string): Promise<RegionEntity[]> {
    return tx.repository(RegionEntity).find({ where: { country }, order: { name: 'asc' } });
  }

  town(tx: Tx, id: number): Promise<TownEntity | null> {
    return tx.repository(TownEntity).findOneBy({ id });
  }

  /** The towns that are called so, for many names at once: `nr` says for which. */
  townsCalled(tx: Tx, names: readonly { readonly nr: number; readonly country: string; readonly key: string }[]): Promise<CalledTown[]> {
    return tx.query<CalledTown>(
      `select w.nr, t.id, t.country, t.region_code as region, t.name, t.zone, r.name as "regionName", min(n.rank)::int as rank
         from jsonb_to_recordset($1::jsonb) as w (nr int, country char(2), key text)
         join site.town_name n on n.country = w.country and n.key = w.key and n.rank < ${keyRanks.within}
         join site.town t on t.id = n.town_id ${regionOfTown}
        group by w.nr, t.id, r.name`,
      [JSON.stringify(names)],
    );
  }

  /**
   * Towns with a name that begins so: first those that are called so, then as it is spelled, then with other letters for the same sound, at last with
   * a word inside; the biggest first.
   */
  townsNamed(country: string, { spelled, loose }: SearchedKeys): Promise<FoundTown[]> {
    return this.transactions.single<FoundTown>(
      `with searched as (
         select key, 0 as loose from unnest($2::text[]) key union all select key, 1 from unnest($3::text[]) key
       ), found as (
         select n.town_id as id, bool_or(n.key = s.key and n.rank < ${keyRanks.within}) as same,
                min(case when n.key = s.key and n.rank < ${keyRanks.within} then 0 when n.rank < ${keyRanks.within} then 1 + s.loose else 3 end) as apart
           from searched s join site.town_name n on n.country = $1 and n.key >= s.key and n.key < s.key || chr(1114111) collate "C"
          group by n.town_id
       )
       select t.id, t.name, r.name as region, f.same from found f join site.town t on t.id = f.id ${regionOfTown}
        order by f.apart, t.population desc, t.id limit ${TOWNS_SHOWN}`,
      [country, spelled, loose],
    );
  }

  /** Towns with a name that is spelled much like this one, the likest first. */
  townsAlike(country: string, key: string): Promise<FoundTown[]> {
    return this.transactions.single<FoundTown>(
      `with found as (
         select n.town_id as id, max(similarity(n.key, $2)) as likeness from site.town_name n
          where n.country = $1 and n.rank < ${keyRanks.within} group by n.town_id
       )
       select t.id, t.name, r.name as region, false as same from found f join site.town t on t.id = f.id ${regionOfTown}
        where f.likeness >= ${ALIKE} order by f.likeness desc, t.population desc, t.id limit ${ALIKE_SHOWN}`,
      [country, key],
    );
  }

  largestTowns(country: string): Promise<FoundTown[]> {
    return this.transactions.single<FoundTown>(
      `select t.id, t.name, r.name as region, false as same from site.town t ${regionOfTown}
        where t.country = $1 order by t.population desc, t.id limit ${TOWNS_SHOWN}`,
      [country],
    );
  }

  /** The largest towns of a country, with the names of their regions, for drawing it. */
  townsOnMap(country: string): Promise<MappedTown[]> {
    return this.transactions.single<MappedTown>(
      `select r.name as region, t.lat, t.lon from site.town t ${regionOfTown}
        where t.country = $1 order by t.population desc, t.id limit ${TOWNS_ON_MAP}`,
      [country],
    );
  }

  /** The nearest town around a position. */
  async nearest({ lat, lon, high, wide }: Around): Promise<(GeocodeView & { readonly km: number }) | undefined> {
    const [town] = await this.transactions.single<GeocodeView & { km: number }>(
      `select t.country, r.name as region, t.name as city,
              $5::float8 * sqrt(power(t.lat - $1, 2) + power((t.lon - $2) * cos(radians($1)), 2)) as km
         from site.town t ${regionOfTown}
        where t.lat between $1::float8 - $3 and $1::float8 + $3 and t.lon between $2::float8 - $4 and $2::float8 + $4
        order by km, t.id limit 1`,
      [lat, lon, high, wide, KM_PER_DEGREE],
    );
    return town;
  }
}
