import type { MemberProfile, ProfileField } from '#contracts';

export type ProfilePage = Omit<MemberProfile, 'likes_me' | 'chat_id'>;
/** The owner of a site says which answers members see of each other, as facts and as notes. */
export type ShownFields = ReadonlySet<ProfileField>;

export const shownFields = (settings: {
  readonly visible_profile_fields: readonly ProfileField[];
  readonly visible_profile_notes: readonly ProfileField[];
}): ShownFields => new Set([...settings.visible_profile_fields, ...settings.visible_profile_notes]);

type Untold = { [Field in keyof ProfilePage]: null extends ProfilePage[Field] ? Field : never }[keyof ProfilePage] & ProfileField;
/** What a member need not tell. One that is missing here does not compile: it would be sent where the site does not show it. */
export const untold: Readonly<Record<Untold, null>> = {
  sexuality: null,
  tattoos: null,
  hair: null,
  eyes: null,
  body: null,
  relationship: null,
  reason: null,
};
const untoldFields = Object.keys(untold) as Untold[];

/** Leaves out what the site does not show: it is not sent at all. Name, age, sex and country say who this is, and stay. */
export function pickShown(page: ProfilePage, shown: ShownFields): ProfilePage {
  return {
    ...page,
    ...Object.fromEntries(untoldFields.filter((field) => !shown.has(field)).map((field) => [field, null])),
    about: shown.has('about') ? page.about : '',
    headline: shown.has('about') ? page.headline : '',
    region: shown.has('region') ? page.region : '',
    city: shown.has('city') ? page.city : '',
    interests: shown.has('interests') ? page.interests : [],
  };
}
