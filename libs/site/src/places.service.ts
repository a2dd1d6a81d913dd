import { Injectable } from '@nestjs/common';
import type { RegionsAnswer, RegionWord, TownView } from '#contracts';
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

  async town(tx: Tx, id: number): Promise<TownFacts | undefined> {
    const [row] = await tx.query<TownFacts>(`select id, country, region_code as region, name, zone from site.town where id = $1`, [id]);
    return row;
  }
}
