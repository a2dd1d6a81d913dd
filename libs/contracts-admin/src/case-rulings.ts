import * as z from 'zod/mini';
import { houseRules, measures, photoId } from '#contracts';
import { caseMessageId } from './case-messages.js';
import { aloneReasons, dismissReasons } from './case-reasons.js';
import { caseDecision, caseId, daysMax } from './cases.js';
import { flag, listed } from './lists.js';

/** So many photos, and so many messages, in one decision. */
export const removedMax = 50;

export const rulingFields = {
  measure: z.enum(measures),
  /** Wanted of whoever finds nothing and opened nothing. */
  dismissal: z.optional(z.enum(dismissReasons)),
  /** Of a restriction or a suspension. */
  days: z.optional(z.int().check(z.gte(1), z.lte(daysMax))),
  /** What a removal takes away: these photos and messages, and the text about the member. */
  photos: z.optional(z.array(photoId).check(z.minLength(1), z.maxLength(removedMax))),
  messages: z.optional(z.array(caseMessageId).check(z.minLength(1), z.maxLength(removedMax))),
  text: z.optional(z.boolean()),
  /** Other cases about the same member that it answers too. A ban answers all of them, and nothing is dismissed unseen. */
  others: z.optional(z.array(caseId).check(z.minLength(1), z.maxLength(removedMax))),
} as const;

/** `alone` is wanted of whoever had a part in the decision. */
export const appealFields = { alone: z.optional(z.enum(aloneReasons)) } as const;

export const decidedAnswer = z.object({ decision: caseDecision });

/** What the member would read, in their language. */
export const statementPreviewQuery = z.strictObject({
  measure: z.enum(measures),
  rule: z.enum(houseRules),
  days: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(daysMax))),
  photos: z.optional(listed(photoId)),
  messages: z.optional(listed(caseMessageId)),
  text: z.optional(flag),
});
export type StatementPreviewQuery = z.infer<typeof statementPreviewQuery>;
export const statementPreview = z.object({ language: z.string(), subject: z.string(), text: z.string() });
export type StatementPreview = z.infer<typeof statementPreview>;
