import { Injectable } from '@nestjs/common';
import type { GeocodeView, TownView } from '#contracts';
import { Transactions, type Tx } from '#database';
import { CountryEntity } from './country.entity.js';
import { RegionEntity } from './region.entity.js';
import type { MappedTown } from './places/town-map.js';
import { TownEntity } from './town.entity.js';

/** A position, and how far around it to look, in degrees. */
export type Around = { readonly lat: number; readonly lon: number; readonly high: number; readonly wide: number };

const TOWNS_SHOWN = 12;
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

  /** Towns whose name, as it is looked for, begins so; the biggest first. */
  townsLike(country: string, start: string): Promise<TownView[]> {
    return this.transactions.single<TownView>(
      `select t.id, t.name, r.name as region from site.town t join site.region r on r.country = t.country and r.code = t.region_code
        where t.country = $1 and t.search_name like $2 escape '!' order by t.population desc, t.id limit ${TOWNS_SHOWN}`,
      [country, `${start.replace(/[!%_]/g, '!$&')}%`],
    );
  }

  /** The biggest towns of a country, with the names of their regions. */
  biggestTowns(country: string): Promise<MappedTown[]> {
    return this.transactions.single<MappedTown>(
      `select r.name as region, t.lat, t.lon from site.town t join site.region r on r.country = t.country and r.code = t.region_code
        where t.country = $1 order by t.population desc, t.id limit ${TOWNS_ON_MAP}`,
      [country],
    );
  }

  /** The nearest town around a position. */
  async nearest({ lat, lon, high, wide }: Around): Promise<(GeocodeView & { readonly km: number }) | undefined> {
    const [town] = await this.transactions.single<GeocodeView & { km: number }>(
      `select t.country, r.name as region, t.name as city,
              $5::float8 * sqrt(power(t.lat - $1, 2) + power((t.lon - $2) * cos(radians($1)), 2)) as km
         from site.town t join site.region r on r.country = t.country and r.code = t.region_code
        where t.lat between $1::float8 - $3 and $1::float8 + $3 and t.lon between $2::float8 - $4 and $2::float8 + $4
        order by km, t.id limit 1`,
      [lat, lon, high, wide, KM_PER_DEGREE],
    );
    return town;
  }
}
