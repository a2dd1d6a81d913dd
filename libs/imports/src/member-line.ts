import * as z from 'zod/mini';
import { gender, line, locales, money, paragraphs, signupBody, soughtSex, limits, verbatim } from '#contracts';

const sourceId = verbatim().check(z.minLength(1), z.maxLength(100));
const moment = z.iso.datetime({ offset: true });
const credits = z.int().check(z.positive(), z.maximum(1_000_000));

/** A consent as it was given: to which text, and when. Kinds and versions that are not ours are left out, and counted. */
const consent = z.strictObject({ kind: line().check(z.maxLength(50)), version: line().check(z.maxLength(100)), given_at: moment });

/** Credits, used in this order after those that were given; what was bought says what one credit had cost. */
const brought = z.discriminatedUnion('origin', [
  z.strictObject({
    origin: z.literal('bought'),
    amount: credits,
    unit_value: z.strictObject({ minor: z.int().check(z.nonnegative(), z.maximum(1_000_000)), currency: money.shape.currency }),
  }),
  z.strictObject({ origin: z.literal('given'), amount: credits }),
]);

/**
 * One line of the file: one member of another product. What is not told is not there: no consent, no confirmed address, no password. A field with
 * another name than these is a fault, so that nothing is lost unseen.
 */
export const memberLine = z.strictObject({
  /** What the other product calls the member by; blocks name each other so. */
  id: sourceId,
  email: signupBody.shape.email,
  /** See `foreign-password.ts` of `auth` for the kinds. Without one that we can compare, the member chooses a password by mail. */
  password: z.optional(z.unknown()),
  name: signupBody.shape.name,
  birth_date: signupBody.shape.date_of_birth,
  sex: gender,
  sought_sex: soughtSex,
  country: signupBody.shape.country,
  town: line().check(z.minLength(1), z.maxLength(100)),
  /** The name or code of the town's region, where several towns have the name. */
  region: z.optional(line().check(z.minLength(1), z.maxLength(100))),
  language: z.enum(locales),
  about: z.optional(paragraphs().check(z.maxLength(limits.aboutMax))),
  joined_at: moment,
  last_active_at: z.optional(moment),
  /** When the member showed that the mailbox is theirs. */
  confirmed_at: z.optional(z.nullable(moment)),
  consents: z.optional(z.array(consent).check(z.maxLength(20))),
  blocks: z.optional(z.array(sourceId).check(z.maxLength(10_000))),
  credits: z.optional(z.array(brought).check(z.maxLength(20))),
  premium: z.optional(z.boolean()),
  /** Not taken yet: counted, so that nobody believes they were. */
  photos: z.optional(z.array(z.string())),
});
export type MemberLine = z.infer<typeof memberLine>;
export type GivenConsent = z.infer<typeof consent>;

/** Why a whole line is refused. `invalid` names the field. */
export const refusalReasons = [
  'not_json',
  'line_too_long',
  'invalid',
  'duplicate_id',
  'duplicate_address',
  'address_taken',
  'address_banned',
  'too_young',
  'town_unknown',
  'town_ambiguous',
  'name_not_allowed',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What of an accepted line does not come along. */
export const leftOutReasons = [
  'password_missing',
  'password_unknown',
  'password_too_costly',
  'consent_unknown',
  'block_unknown',
  'photos',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
