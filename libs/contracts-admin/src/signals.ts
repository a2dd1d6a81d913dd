import * as z from 'zod/mini';
import { cautionKinds, houseRules } from '#contracts';

export const photoRejectReasons = ['not_the_member', 'not_decent', 'contact_details', 'child'] as const;
export type PhotoRejectReason = (typeof photoRejectReasons)[number];

/** A photo that looks like one that was taken away: in how many of 64 bits they differ, and what was decided about the other one. */
export const resemblance = z.object({
  distance: z.int(),
  how: z.enum(['removed', 'refused', 'banned']),
  rule: z.enum([...houseRules, ...photoRejectReasons]),
  at: z.iso.datetime(),
  case_id: z.nullable(z.uuid()),
});
export type Resemblance = z.infer<typeof resemblance>;

const at = z.iso.datetime();

/** One thing that was noticed about a member, and why. It decides nothing. */
export const memberSignal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), at, messages: z.int(), cautions: z.array(z.enum(cautionKinds)) }),
  z.object({ kind: z.literal('openers'), at, people: z.int() }),
  z.object({
    kind: z.literal('photo'),
    at,
    distance: z.int(),
    /** Null when the time of what was remembered is over. */
    resembles: z.nullable(resemblance),
  }),
  z.object({ kind: z.literal('throwaway_address'), at, domain: z.string() }),
  z.object({ kind: z.literal('signup_burst'), at, people: z.int(), minutes: z.int() }),
  z.object({ kind: z.literal('fast_openings'), at, people: z.int(), minutes: z.int() }),
]);
export type MemberSignal = z.infer<typeof memberSignal>;
