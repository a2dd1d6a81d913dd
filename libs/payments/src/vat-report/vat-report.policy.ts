import type { VatPlace, VatSchemeKind } from '#contracts-admin';

/** The members of the Union, whose VAT one return in the company's own country declares. */
const union = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

/**
 * Where the VAT of a buyer's country is declared by a company of another, or the same, country. What the company has chosen for the country
 * (`scheme`) comes before what would be usual.
 */
export function placeOf(country: string, company: string, scheme?: VatSchemeKind): VatPlace {
  if (country === company) return 'home';
  if (scheme !== undefined) return scheme === 'none' ? 'outside' : scheme;
  return union.has(country) && union.has(company) ? 'one_stop_shop' : 'outside';
}

export type Amounts = { readonly netMinor: number; readonly vatMinor: number };

/** The sum; null as soon as one of them is not known. */
export function sumOf(amounts: readonly (Amounts | null)[]): Amounts | null {
  let [netMinor, vatMinor] = [0, 0];
  for (const one of amounts) {
    if (!one) return null;
    netMinor += one.netMinor;
    vatMinor += one.vatMinor;
  }
  return { netMinor, vatMinor };
}
