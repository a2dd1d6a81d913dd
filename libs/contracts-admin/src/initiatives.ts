import * as z from 'zod/mini';
import { signalKinds } from './signals.js';

/** Why staff open a case that nobody told of. */
export const initiativeReasons = ['signals', 'seen_on_profile', 'seen_in_other_case', 'several_accounts'] as const;
export type InitiativeReason = (typeof initiativeReasons)[number];

/** Why a moderator needs more of the conversations than what made the signals. */
export const moreReasons = ['unclear_alone', 'fraud_suspected', 'danger_suspected', 'may_be_harmless'] as const;
export type MoreReason = (typeof moreReasons)[number];
/** Why a second one agrees, or does not. */
export const grantReasons = ['needed_to_judge', 'danger_to_somebody'] as const;
export type GrantReason = (typeof grantReasons)[number];
export const refuseMoreReasons = ['enough_to_judge', 'reaches_too_far'] as const;
export type RefuseMoreReason = (typeof refuseMoreReasons)[number];
export const readingStates = ['waiting', 'granted', 'refused'] as const;
export type ReadingState = (typeof readingStates)[number];

/** That somebody wants to read more, and what a second person says. */
export const readingRequest = z.object({
  state: z.enum(readingStates),
  reason: z.enum(moreReasons),
  by: z.nullable(z.string()),
  at: z.iso.datetime(),
  answered_by: z.nullable(z.string()),
  answer_reason: z.nullable(z.enum([...grantReasons, ...refuseMoreReasons])),
  /** Whether whoever asks for the page can say yes or no. */
  may_answer: z.boolean(),
});

/** How a case of our own came to be, as its page tells it. */
export const initiativeView = z.object({
  reason: z.enum(initiativeReasons),
  signals: z.array(z.enum(signalKinds)),
  by: z.nullable(z.string()),
  /** The last request to read more; null when nobody asked. */
  more: z.nullable(readingRequest),
  /** Whether whoever asks for the page can ask for more. */
  may_ask: z.boolean(),
});
export type InitiativeView = z.infer<typeof initiativeView>;
