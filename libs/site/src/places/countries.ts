/** What a country calls the regions that a member chooses from; a key, so that each language has its own word for it. */
export const regionKinds = [
  'autonomous_community',
  'canton',
  'county',
  'district',
  'federal_state',
  'province',
  'region',
  'state',
  'voivodeship',
] as const;
export type RegionKind = (typeof regionKinds)[number];

export interface Country {
  /** ISO 3166-1 alpha-2; its name comes from Intl.DisplayNames in the reader's language. */
  readonly code: string;
  readonly regionKind: RegionKind;
  /** Its time zones, where they are few: looking a zone up by position errs along borders. */
  readonly zones?: readonly [string, ...string[]];
}

/** The countries served, in the order of their codes. */
export const countries: readonly Country[] = [
  { code: 'AT', regionKind: 'federal_state', zones: ['Europe/Vienna'] },
  { code: 'AU', regionKind: 'state' },
  { code: 'BE', regionKind: 'province', zones: ['Europe/Brussels'] },
  { code: 'CA', regionKind: 'province' },
  { code: 'CH', regionKind: 'canton', zones: ['Europe/Zurich'] },
  { code: 'DE', regionKind: 'federal_state', zones: ['Europe/Berlin'] },
  { code: 'DK', regionKind: 'region', zones: ['Europe/Copenhagen'] },
  { code: 'ES', regionKind: 'autonomous_community', zones: ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'] },
  { code: 'FI', regionKind: 'region', zones: ['Europe/Helsinki'] },
  { code: 'FR', regionKind: 'region', zones: ['Europe/Paris'] },
  { code: 'GB', regionKind: 'county', zones: ['Europe/London'] },
  { code: 'IE', regionKind: 'county', zones: ['Europe/Dublin'] },
  { code: 'IT', regionKind: 'region', zones: ['Europe/Rome'] },
  { code: 'LU', regionKind: 'canton', zones: ['Europe/Luxembourg'] },
  { code: 'NL', regionKind: 'province', zones: ['Europe/Amsterdam'] },
  { code: 'NO', regionKind: 'county', zones: ['Europe/Oslo'] },
  { code: 'NZ', regionKind: 'region', zones: ['Pacific/Auckland'] },
  { code: 'PL', regionKind: 'voivodeship', zones: ['Europe/Warsaw'] },
  { code: 'PT', regionKind: 'district', zones: ['Europe/Lisbon', 'Atlantic/Madeira', 'Atlantic/Azores'] },
  { code: 'SE', regionKind: 'county', zones: ['Europe/Stockholm'] },
  { code: 'US', regionKind: 'state' },
];
