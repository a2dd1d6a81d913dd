import type { RegionWord } from '#contracts';

export interface Country {
  /** ISO 3166-1 alpha-2; its name comes from Intl.DisplayNames in the reader's language. */
  readonly code: string;
  /** What the country calls the regions that a member chooses from; a key, each language has its own word for it. */
  readonly regionWord: RegionWord;
  /** Its time zones, where they are few: looking a zone up by position errs along borders. */
  readonly zones?: readonly [string, ...string[]];
}

/** The countries served, in the order of their codes. */
export const countries: readonly Country[] = [
  { code: 'AT', regionWord: 'land', zones: ['Europe/Vienna'] },
  { code: 'AU', regionWord: 'state' },
  { code: 'BE', regionWord: 'province', zones: ['Europe/Brussels'] },
  { code: 'CA', regionWord: 'province' },
  { code: 'CH', regionWord: 'canton', zones: ['Europe/Zurich'] },
  { code: 'DE', regionWord: 'land', zones: ['Europe/Berlin'] },
  { code: 'DK', regionWord: 'region', zones: ['Europe/Copenhagen'] },
  { code: 'ES', regionWord: 'community', zones: ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'] },
  { code: 'FI', regionWord: 'region', zones: ['Europe/Helsinki'] },
  { code: 'FR', regionWord: 'region', zones: ['Europe/Paris'] },
  { code: 'GB', regionWord: 'county', zones: ['Europe/London'] },
  { code: 'IE', regionWord: 'county', zones: ['Europe/Dublin'] },
  { code: 'IT', regionWord: 'region', zones: ['Europe/Rome'] },
  { code: 'LU', regionWord: 'canton', zones: ['Europe/Luxembourg'] },
  { code: 'NL', regionWord: 'province', zones: ['Europe/Amsterdam'] },
  { code: 'NO', regionWord: 'fylke', zones: ['Europe/Oslo'] },
  { code: 'NZ', regionWord: 'region', zones: ['Pacific/Auckland'] },
  { code: 'PL', regionWord: 'voivodeship', zones: ['Europe/Warsaw'] },
  { code: 'PT', regionWord: 'district', zones: ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'] },
  { code: 'SE', regionWord: 'lan', zones: ['Europe/Stockholm'] },
  { code: 'US', regionWord: 'state' },
];
