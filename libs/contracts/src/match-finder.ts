import * as z from 'zod/mini';
import { limits } from './limits.js';
import { memberCard } from './profiles.js';
import { bodyTypes, distances, joinReasons, openInterests, relationshipStatuses, tattoos } from './profile-fields.js';

const age = z.int().check(z.gte(18), z.lte(limits.ageMax));
const some = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.optional(z.array(z.enum(values)).check(z.maxLength(values.length)));

/** What a member answered; a question that was skipped is missing. */
export const matchAnswers = z.strictObject({
  min_age: z.optional(age),
  max_age: z.optional(age),
  distance: z.optional(z.literal([...distances])),
  reason: z.optional(z.enum(joinReasons)),
  interests: some(openInterests),
  relationship: some(relationshipStatuses),
  body: some(bodyTypes),
  tattoos: some(tattoos),
});
export type MatchAnswers = z.infer<typeof matchAnswers>;

/** `answers` is null for a member who never answered. */
export const matchFinderAnswer = z.object({ answers: z.nullable(matchAnswers) });
export type MatchFinderAnswer = z.infer<typeof matchFinderAnswer>;

/** Why somebody was found, in facts: each is true of the two. */
export const matchReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('interests'), values: z.array(z.enum(openInterests)) }),
  z.object({ kind: z.literal('distance'), km: z.int() }),
  z.object({ kind: z.literal('reason'), value: z.enum(joinReasons) }),
  z.object({ kind: z.literal('relationship'), value: z.enum(relationshipStatuses) }),
  z.object({ kind: z.literal('body'), value: z.enum(bodyTypes) }),
  z.object({ kind: z.literal('tattoos'), value: z.enum(tattoos) }),
]);
export type MatchReason = z.infer<typeof matchReason>;

export const matchesAnswer = z.object({ matches: z.array(z.object({ profile: memberCard, reasons: z.array(matchReason) })) });
export type MatchesAnswer = z.infer<typeof matchesAnswer>;
