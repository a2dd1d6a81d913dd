import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { open, type CountryResponse, type Reader } from 'maxmind';
import { logger } from '#observability';
import { countryOfCode } from './territories.js';

type Found = CountryResponse & { country_code?: string };

const HOUR_MS = 3_600_000;
const REMEMBERED = 10_000;

/** The country of a network address, looked up in a file of our own (data: ip-location-db, CC BY 4.0); nobody is asked. Known for an hour. */
@Injectable()
export class GeoCountry implements OnModuleInit {
  private reader?: Reader<Found>;
  private readonly known = new LRUCache<string, { readonly country: string | null }>({ max: REMEMBERED, ttl: HOUR_MS });

  async onModuleInit(): Promise<void> {
    try {
      const file = createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
      this.reader = await open(file);
    } catch (error) {
      logger.warn({ err: error }, 'no address file: visitors have no country');
    }
  }

  /** ISO code, or null for private and unknown addresses; a caller who has hung up has none. */
  countryOf(address: string | undefined): string | null {
    if (!address || !isIP(address)) return null;
    const known = this.known.get(address);
    if (known) return known.country;
    const country = this.lookUp(address);
    this.known.set(address, { country });
    return country;
  }

  private lookUp(address: string): string | null {
    const found = this.reader?.get(address);
    const code = found?.country_code ?? found?.country?.iso_code;
    return code ? countryOfCode(code) : null;
  }
}
