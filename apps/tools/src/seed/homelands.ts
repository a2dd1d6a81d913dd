import type { Locale } from '#contracts';
import type { Places, Town } from '#site';
import { type Random, WeightedIndex } from './random.js';

/** The countries where members live: how many of a hundred, and the language of most. */
const countries = {
  NL: [21, 'nl'],
  DE: [16, 'de'],
  GB: [13, 'en'],
  FR: [9, 'fr'],
  ES: [7, 'es'],
  IT: [7, 'it'],
  PL: [6, 'pl'],
  SE: [5, 'sv'],
  BE: [4, 'nl'],
  DK: [3, 'da'],
  NO: [3, 'nb'],
  FI: [3, 'fi'],
  CH: [2, 'de'],
  AT: [2, 'de'],
  US: [2, 'en'],
  IE: [1, 'en'],
  CA: [1, 'en'],
  AU: [1, 'en'],
  NZ: [0.5, 'en'],
  LU: [0.3, 'fr'],
} as const satisfies Record<string, readonly [share: number, language: Locale]>;
type Homeland = keyof typeof countries;
const shares = Object.fromEntries(Object.entries(countries).map(([country, [share]]) => [country, share])) as Record<Homeland, number>;

/** Regions where most speak French, or Italian. */
const french = new Set('BE.WHT BE.WLG BE.WNA BE.WBR BE.WLX BE.BRU CH.GE CH.VD CH.NE CH.JU CH.FR CH.VS CA.10'.split(' '));
const italian = new Set(['CH.TI']);

/** Few places are home to most members: the weight of a town falls off a little faster than its population. */
const STEEPNESS = 1.1;

/** Where demo members live, with the language that is spoken there. */
export class Homelands {
  private readonly towns: ReadonlyMap<string, { list: readonly Town[]; index: WeightedIndex }>;

  constructor(places: Pick<Places, 'towns'>) {
    const byCountry = new Map<string, Town[]>();
    for (const town of places.towns) {
      const list = byCountry.get(town.country);
      if (list) list.push(town);
      else if (town.country in countries) byCountry.set(town.country, [town]);
    }
    this.towns = new Map(
      [...byCountry].map(([country, list]) => [
        country,
        { list, index: new WeightedIndex(list.map((town) => town.population ** STEEPNESS)) },
      ]),
    );
  }

  draw(random: Random): Town {
    const country = this.towns.get(random.weighted(shares));
    const town = country?.list[country.index.draw(random)];
    if (!town) throw new Error('no towns to live in');
    return town;
  }

  named(country: string, name: string): Town {
    const town = this.towns.get(country)?.list.find((one) => one.name === name);
    if (!town) throw new Error(`${name} (${country}) is not among the towns`);
    return town;
  }

  languageOf(town: Town): Locale {
    const region = `${town.country}.${town.region_code}`;
    if (french.has(region)) return 'fr';
    return italian.has(region) ? 'it' : countries[town.country as Homeland][1];
  }
}
