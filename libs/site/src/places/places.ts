import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { countries, type Country } from './countries.js';
import { otherNames } from './other-names.js';
import { keyRules } from './town-keys.js';

export interface Region {
  readonly country: string;
  readonly code: string;
  readonly name: string;
}

export interface Town {
  /** GeoNames' number: stays when the name changes. */
  readonly id: number;
  readonly country: string;
  readonly region_code: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly population: number;
  /** IANA time zone. */
  readonly zone: string;
}

export interface Places {
  /** Changes with the data: a database that has it needs no filling. */
  readonly version: string;
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
  /** By country, the biggest first. */
  readonly towns: readonly Town[];
}

/** All places served, from the data file (GeoNames, CC BY 4.0). Takes about 0.1 s and keeps nothing: call it once. */
export function loadPlaces(): Places {
  const regions: Region[] = [];
  const towns: Town[] = [];
  const packed = readFileSync(dataFile());
  for (const line of gunzipSync(packed).toString('utf8').split('\n')) {
    const [kind, country = '', code = '', name = '', lat, lon, population, zone = '', id] = line.split('\t');
    if (kind === 'R') regions.push({ country, code, name });
    if (kind !== 'T') continue;
    towns.push({
      id: Number(id),
      country,
      region_code: code,
      name,
      lat: Number(lat),
      lon: Number(lon),
      population: Number(population),
      zone,
    });
  }
  // The words for the regions are facts too, and so is what a town is found by.
  const version = createHash('sha256')
    .update(packed)
    .update(JSON.stringify([countries, otherNames, keyRules]))
    .digest('hex')
    .slice(0, 16);
  return { version, countries, regions, towns };
}

/** The compiler copies no data files, so a compiled program reads the one in the sources when none lies beside it. */
function dataFile(): string {
  const beside = fileURLToPath(new URL('./places.tsv.gz', import.meta.url));
  return existsSync(beside) ? beside : beside.replace(/([\\/])dist[\\/]libs[\\/]/u, '$1libs$1');
}
