import * as z from 'zod/mini';
import { limits } from './limits.js';
import { gender, interest, sexuality, soughtSex } from './profile-fields.js';
import {
  bodyTypes,
  eyeColours,
  hairColours,
  intimateInterests,
  joinReasons,
  openInterests,
  relationshipStatuses,
  tattoos,
} from './profile-lists.js';
import { signupBody } from './user.js';
import { paragraphs, verbatim } from './text.js';

/** The parts of one's profile that are saved one by one. */
export const profileSections = ['basics', 'town', 'life', 'looks', 'wishes', 'sexuality', 'interests', 'intimate'] as const;
export type ProfileSection = (typeof profileSections)[number];

/** Says what a section held when its form was opened: who saves over something newer is told so. */
const tag = verbatim().check(z.maxLength(40));
const age = z.int({ error: 'field_required' }).check(z.gte(18, 'age_range'), z.lte(limits.ageMax, 'age_range'));
const hair = z.nullable(z.enum(hairColours));
const eyes = z.nullable(z.enum(eyeColours));
const body = z.nullable(z.enum(bodyTypes));
const ink = z.nullable(z.enum(tattoos));
const relationship = z.nullable(z.enum(relationshipStatuses));
const reason = z.nullable(z.enum(joinReasons));

export const saveSectionBody = z.discriminatedUnion('section', [
  z.strictObject({
    section: z.literal('basics'),
    tag,
    name: signupBody.shape.name,
    about: paragraphs().check(z.maxLength(limits.aboutMax, 'about_too_long')),
  }),
  z.strictObject({ section: z.literal('town'), tag, town_id: z.int32({ error: 'town_unknown' }) }),
  z.strictObject({ section: z.literal('life'), tag, relationship, reason }),
  z.strictObject({ section: z.literal('looks'), tag, hair, eyes, body, tattoos: ink }),
  z.strictObject({ section: z.literal('wishes'), tag, sought_sex: soughtSex, sought_min_age: age, sought_max_age: age }),
  z.strictObject({ section: z.literal('sexuality'), tag, sexuality: z.nullable(sexuality), consent: z.boolean() }),
  z.strictObject({
    section: z.literal('interests'),
    tag,
    interests: z.array(z.enum(openInterests)).check(z.maxLength(openInterests.length)),
  }),
  z.strictObject({
    section: z.literal('intimate'),
    tag,
    interests: z.array(z.enum(intimateInterests)).check(z.maxLength(intimateInterests.length)),
    consent: z.boolean(),
  }),
]);
export type SaveSectionBody = z.infer<typeof saveSectionBody>;

/** One's own profile, whole, as only its owner gets it. */
export const ownProfile = z.object({
  name: z.string(),
  about: z.string(),
  /** A moderator looks at this text first; until then others read the one before. */
  about_waits: z.boolean(),
  age: z.int(),
  gender,
  country: z.string(),
  region: z.string(),
  city: z.string(),
  town_id: z.int(),
  town_changes_left: z.int(),
  /** When the next change of town is possible; null while one is left. */
  town_free_at: z.nullable(z.iso.datetime()),
  sought_sex: soughtSex,
  sought_min_age: z.int(),
  sought_max_age: z.int(),
  sexuality: z.nullable(sexuality),
  sexuality_consent: z.boolean(),
  hair,
  eyes,
  body,
  tattoos: ink,
  relationship,
  reason,
  interests: z.array(interest),
  intimate_interests: z.array(interest),
  intimate_consent: z.boolean(),
});
export type OwnProfileView = z.infer<typeof ownProfile>;

export const ownProfileAnswer = z.object({ profile: ownProfile, tags: z.record(z.enum(profileSections), z.string()) });
export type OwnProfileAnswer = z.infer<typeof ownProfileAnswer>;
