import { VatTable } from './vat.policy.js';

const always = (country: string, basisPoints: number) => ({ country, fromDay: null, basisPoints });

/** Some of the rates of 2026, as they stand in the database of an installation. */
export const vatTable = new VatTable([
  { country: 'FI', fromDay: '2024-09-01', basisPoints: 2_550 },
  always('FI', 2_400),
  { country: 'EE', fromDay: '2025-07-01', basisPoints: 2_400 },
  { country: 'EE', fromDay: '2024-01-01', basisPoints: 2_200 },
  always('EE', 2_000),
  { country: 'CH', fromDay: '2024-01-01', basisPoints: 810 },
  always('CH', 770),
  ...Object.entries({ NL: 2_100, BE: 2_100, DE: 1_900, AT: 2_000, FR: 2_000, ES: 2_100, IT: 2_200, SE: 2_500, DK: 2_500, NO: 2_500 }).map(
    ([country, basisPoints]) => always(country, basisPoints),
  ),
  ...Object.entries({ GB: 2_000, PL: 2_300, PT: 2_300, IE: 2_300, LU: 1_700 }).map(([country, basisPoints]) =>
    always(country, basisPoints),
  ),
]);
