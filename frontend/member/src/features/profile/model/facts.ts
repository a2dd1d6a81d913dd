import type { MemberProfile, ProfileField } from '#contracts';

/** The facts of the list, in the order in which people ask for them. Name, age and place stand in the head of the page. */
export const factFields = [
  'reason',
  'relationship',
  'gender',
  'sexuality',
  'body',
  'hair',
  'eyes',
  'tattoos',
] as const satisfies readonly ProfileField[];
export type FactField = (typeof factFields)[number];
export type Fact = {
  readonly [Field in FactField]: { readonly field: Field; readonly value: NonNullable<MemberProfile[Field]> };
}[FactField];

/** What this member told and this site shows. */
export function factsOf(profile: MemberProfile, visible: readonly ProfileField[]): readonly Fact[] {
  return factFields.flatMap((field) => {
    const value = profile[field];
    return value !== null && visible.includes(field) ? [{ field, value } as Fact] : [];
  });
}

/** Town, region and country, as far as the site shows them and the answer holds them; a region named as its town stands once. */
export function placeOf(
  person: Pick<MemberProfile, 'city' | 'region' | 'country'>,
  visible: readonly ProfileField[],
  countryName: string,
): string {
  const parts = [
    visible.includes('city') ? person.city : '',
    visible.includes('region') ? person.region : '',
    visible.includes('country') ? countryName : '',
  ].filter(Boolean);
  return [...new Set(parts)].join(', ');
}
