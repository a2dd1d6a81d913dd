/** In groups of four, as it stands on a bank card. */
export const inGroups = (iban: string): string => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
