import { Injectable } from '@nestjs/common';
import type { GeocodeView, RegionsAnswer, TownMap, TownsAnswer } from '#contracts';
import { Transactions, type Tx } from '#database';
import { townByName, type TownName } from './town-by-name.policy.js';
import { KM_PER_DEGREE, PlacesRepository, type CalledTown } from './places.repository.js';
import { searchedKeys } from './town-keys.js';
import { drawTowns } from './town-map.js';

export type TownFacts = {
  readonly id: number;
  readonly country: string;
  readonly region: string;
  readonly name: string;
  readonly zone: string;
};

/** Farther from every town than this, a position tells nothing worth suggesting. */
const NEAR_KM = 50;

/** A step of a walker. Numbers next to nothing are more exact than Postgres can read. */
const inMillionths = (degrees: number): number => Math.round(degrees * 1_000_000) / 1_000_000;

@Injectable()
export class PlacesService {
  private readonly regionsByCountry = new Map<string, RegionsAnswer>();
  private readonly mapByCountry = new Map<string, TownMap>();

  constructor(
    private readonly transactions: Transactions,
    private readonly places: PlacesRepository,
  ) {}

  /** A country's regions by name, with the country's own word for them; empty for a country that is not served. */
  async regionsOf(country: string): Promise<RegionsAnswer> {
    const known = this.regionsByCountry.get(country);
    if (known) return known;
    const answer = await this.transactions.read(async (tx) => {
      const word = (await this.places.country(tx, country))?.regionWord ?? 'region';
      const regions = await this.places.regionsOf(tx, country);
      return { regions: regions.map(({ code, name }) => ({ code, name })), word };
    });
    if (answer.regions.length > 0) this.regionsByCountry.set(country, answer);
    return answer;
  }

  /** A country as its towns. Places change with a release only, so each map is drawn once. */
  async mapOf(country: string): Promise<TownMap> {
    const known = this.mapByCountry.get(country);
    if (known) return known;
    const map = drawTowns(country, await this.places.townsOnMap(country));
    if (map.regions.length > 0) this.mapByCountry.set(country, map);
    return map;
  }

  /**
   * The towns that somebody may mean who types `text`: one of their names, or a word in it, begins so. Where none does, those that are spelled alike;
   * where none is, the largest of the country, so that everybody finds one nearby.
   */
  async townsFor(country: string, text: string): Promise<TownsAnswer> {
    const searched = searchedKeys(text);
    const named = await this.places.townsNamed(country, searched);
    if (named.length > 0) return { match: 'named', towns: named };
    const alike = await this.places.townsAlike(country, searched.spelled[0] ?? '');
    if (alike.length > 0) return { match: 'alike', towns: alike };
    return { match: 'largest', towns: await this.places.largestTowns(country) };
  }

  /** The town nearest to a position, or false when there is none within reach. The position itself is forgotten at once. */
  async townAt(lat: number, lon: number): Promise<GeocodeView | false> {
    const high = NEAR_KM / KM_PER_DEGREE;
    // Meridians draw together towards the poles.
    const wide = Math.min(180, high / Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
    const town = await this.places.nearest({ lat: inMillionths(lat), lon: inMillionths(lon), high, wide });
    return town && town.km <= NEAR_KM ? { country: town.country, region: town.region, city: town.city } : false;
  }

  /** The one town that each of these names means; 'unknown' where there is none, 'ambiguous' where there are several. */
  async townsCalled(tx: Tx, names: readonly TownName[]): Promise<(TownFacts | 'unknown' | 'ambiguous')[]> {
    const keys = names.flatMap(({ country, town }, nr) => searchedKeys(town).spelled.map((key) => ({ nr, country, key })));
    const found: CalledTown[][] = names.map(() => []);
    for (const town of await this.places.townsCalled(tx, keys)) found[town.nr]?.push(town);
    return names.map(({ region }, nr) => {
      const town = townByName(found[nr] ?? [], region);
      if (typeof town === 'string') return town;
      return { id: town.id, country: town.country, region: town.region, name: town.name, zone: town.zone };
    });
  }

  async town(tx: Tx, id: number): Promise<TownFacts | undefined> {
    const found = await this.places.town(tx, id);
    return found ? { id, country: found.country, region: found.regionCode, name: found.name, zone: found.zone } : undefined;
  }
}
