import { createRequire } from 'node:module';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { open, type CountryResponse, type Reader } from 'maxmind';
import { logger } from '#observability';

/** The country of a network address, looked up in a file of our own (data: ip-location-db, CC BY 4.0); nobody is asked. */
@Injectable()
export class GeoCountry implements OnModuleInit {
  private reader?: Reader<CountryResponse & { country_code?: string }>;

  async onModuleInit(): Promise<void> {
    try {
      const file = createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
      this.reader = await open(file);
    } catch (error) {
      logger.warn({ err: error }, 'no address file: visitors have no country');
    }
  }

  /** ISO code, or null for private and unknown addresses. */
  countryOf(address: string): string | null {
    const found = this.reader?.get(address);
    return found?.country_code ?? found?.country?.iso_code ?? null;
  }
}
