import { Injectable } from '@nestjs/common';
import type { GeocodeView, RegionsAnswer, RegionWord, TownView } from '#contracts';
import { Transactions, type Tx } from '#database';
import { searchNameOf } from './install.js';

export type TownFacts = {
  readonly id: number;
  readonly country: string;
  readonly region: string;
  readonly name: string;
  readonly zone: string;
};

const TOWNS_SHOWN = 12;
/** Farther from every town than this, a position tells nothing worth suggesting. */
const NEAR_KM = 50;
const KM_PER_DEGREE = 111.2;

@Injectable()
export class PlacesService {
  private readonly regionsByCountry = new Map<string, RegionsAnswer>();

  constructor(private readonly transactions: Transactions) {}

  /** A country's regions by name, with the country's own word for them; empty for a country that is not served. */
  async regionsOf(country: string): Promise<RegionsAnswer> {
    const known = this.regionsByCountry.get(country);
    if (known) return known;
    const answer = await this.transactions.read(async (tx) => {
      const [row] = await tx.query<{ region_word: RegionWord }>(`select region_word from site.country where code = $1`, [country]);
      const regions = await tx.query<{ code: string; name: string }>(
        `select code, name from site.region where country = $1 order by name`,
        [country],
      );
      return { regions, word: row?.region_word ?? 'region' };
    });
    if (answer.regions.length > 0) this.regionsByCountry.set(country, answer);
    return answer;
  }

  /** Towns whose name begins with `text`, accents and case ignored; the biggest first. */
  townsLike(country: string, text: string): Promise<TownView[]> {
    return this.transactions.single<TownView>(
      `select t.id, t.name, r.name as region from site.town t join site.region r on r.country = t.country and r.code = t.region_code
        where t.country = $1 and t.search_name like $2 escape '!' order by t.population desc, t.id limit ${TOWNS_SHOWN}`,
      [country, `${searchNameOf(text).replace(/[!%_]/g, '!$&')}%`],
    );
  }

  /** The town nearest to a position, or false when there is none within reach. The position itself is forgotten at once. */
  async townAt(lat: number, lon: number): Promise<GeocodeView | false> {
    const high = NEAR_KM / KM_PER_DEGREE;
    // Meridians draw together towards the poles.
    const wide = Math.min(180, high / Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
    const [town] = await this.transactions.single<GeocodeView & { km: number }>(
      `select t.country, r.name as region, t.name as city,
              $5::float8 * sqrt(power(t.lat - $1, 2) + power((t.lon - $2) * cos(radians($1)), 2)) as km
         from site.town t join site.region r on r.country = t.country and r.code = t.region_code
        where t.lat between $1::float8 - $3 and $1::float8 + $3 and t.lon between $2::float8 - $4 and $2::float8 + $4
        order by km, t.id limit 1`,
      [lat, lon, high, wide, KM_PER_DEGREE],
    );
    return town && town.km <= NEAR_KM ? { country: town.country, region: town.region, city: town.city } : false;
  }

  async town(tx: Tx, id: number): Promise<TownFacts | undefined> {
    const [row] = await tx.query<TownFacts>(`select id, country, region_code as region, name, zone from site.town where id = $1`, [id]);
    return row;
  }
}
