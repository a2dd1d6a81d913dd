/** Parts of a served country that GeoNames and ISO 3166 count as countries of their own: to their people each is one region, under its own code. */
export const territories: Readonly<Record<string, { readonly country: string; readonly name: string }>> = {
  AX: { country: 'FI', name: 'Åland / Ahvenanmaa' },
};

/** The served country that a code belongs to; the code itself where it is no territory. */
export const countryOfCode = (code: string): string => territories[code]?.country ?? code;
