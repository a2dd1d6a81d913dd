import type { Locale } from '#contracts';
import type { Places, Town } from '#site';
import { type Random, WeightedIndex } from './random.js';

/** How many of a hundred members live in a country. */
const shares = {
  NL: 21,
  DE: 16,
  GB: 13,
  FR: 9,
  ES: 7,
  IT: 7,
  PL: 6,
  SE: 5,
  BE: 4,
  DK: 3,
  NO: 3,
  FI: 3,
  CH: 2,
  AT: 2,
  US: 2,
  IE: 1,
  CA: 1,
  AU: 1,
  NZ: 0.5,
  LU: 0.3,
};
export type Homeland = keyof typeof shares;

const languages: Readonly<Record<Homeland, Locale>> = {
  NL: 'nl',
  DE: 'de',
  GB: 'en',
  FR: 'fr',
  ES: 'es',
  IT: 'it',
  PL: 'pl',
  SE: 'sv',
  BE: 'nl',
  DK: 'da',
  NO: 'nb',
  FI: 'fi',
  CH: 'de',
  AT: 'de',
  US: 'en',
  IE: 'en',
  CA: 'en',
  AU: 'en',
  NZ: 'en',
  LU: 'fr',
};

/** Regions whose people speak another language than most of the country. */
const regionLanguages: Readonly<Record<string, Locale>> = {
  'BE.WHT': 'fr',
  'BE.WLG': 'fr',
  'BE.WNA': 'fr',
  'BE.WBR': 'fr',
  'BE.WLX': 'fr',
  'BE.BRU': 'fr',
  'CH.GE': 'fr',
  'CH.VD': 'fr',
  'CH.NE': 'fr',
  'CH.JU': 'fr',
  'CH.FR': 'fr',
  'CH.VS': 'fr',
  'CH.TI': 'it',
  'CA.10': 'fr',
};

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
      else if (town.country in shares) byCountry.set(town.country, [town]);
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

  named(country: Homeland, name: string): Town {
    const town = this.towns.get(country)?.list.find((one) => one.name === name);
    if (!town) throw new Error(`${name} (${country}) is not among the towns`);
    return town;
  }

  languageOf(town: Town): Locale {
    return regionLanguages[`${town.country}.${town.region_code}`] ?? languages[town.country as Homeland];
  }
}
