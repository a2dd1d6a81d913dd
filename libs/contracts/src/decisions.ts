import * as z from 'zod/mini';
import { paragraphs } from './text.js';
import { codePoints } from './chats.js';

/** The rules of the house, as decisions name them. The words for each stand in libs/i18n, in every language. */
export const houseRules = ['money', 'fake', 'insult', 'sexual', 'danger', 'minor', 'photo', 'advertising', 'other'] as const;
export type HouseRule = (typeof houseRules)[number];

/** Where a rule can be read; the last one is the terms themselves. */
export const rulePath = (rule: HouseRule): string => (rule === 'other' ? '/pages/terms' : `/pages/ban#rule-${rule}`);

/** What a decision does to the member it is about. */
export const measures = ['none', 'warning', 'removal', 'restriction', 'suspension', 'ban'] as const;
export type Measure = (typeof measures)[number];
/** Those that a member is told of. */
export const measuresTold = ['warning', 'removal', 'restriction', 'suspension', 'ban'] as const satisfies readonly Measure[];
export type MeasureTold = (typeof measuresTold)[number];

/** How long a decision can be appealed. */
export const appealMonths = 6;
export const appealWordsMax = 2_000;

export const appealStates = ['open', 'upheld', 'overturned'] as const;

/** How the house came to know: `automation` is a program that pointed it out; a person decided in every case. */
export const foundBys = ['report', 'complaint', 'review', 'own', 'automation'] as const;
export type FoundBy = (typeof foundBys)[number];
/** So much of a message is told in a statement of reasons. */
export const quotedMax = 500;
const contentFact = z.object({ at: z.iso.datetime(), text: z.string() });
export type ContentFact = z.infer<typeof contentFact>;
/** What a statement of reasons rests on: what was removed, else what was told of. The words of the messages are those of whoever reads it. */
export const statementFacts = z.object({
  found_by: z.enum(foundBys),
  found_at: z.iso.datetime(),
  messages: z.array(contentFact),
  photos: z.array(contentFact),
});
export type StatementFacts = z.infer<typeof statementFacts>;

/** What a removal took away: so many photos and messages, and whether the text of the profile. */
export const removedContent = z.object({ photos: z.int(), text: z.boolean(), messages: z.int() });
export type RemovedContent = z.infer<typeof removedContent>;

/** What whoever holds the link of the mail reads: what was decided, why, until when, and what became of the appeal. */
export const decisionView = z.object({
  name: z.string(),
  at: z.iso.datetime(),
  measure: z.enum(measuresTold),
  rule: z.enum(houseRules),
  /** Null: nothing. */
  removed: z.nullable(removedContent),
  until: z.nullable(z.iso.datetime()),
  facts: z.nullable(statementFacts),
  /** Whether it was taken back. */
  overturned: z.boolean(),
  appeal_until: z.iso.datetime(),
  /** `alone`: no moderator existed who had no part in the decision. */
  appeal: z.nullable(z.object({ at: z.iso.datetime(), state: z.enum(appealStates), alone: z.boolean() })),
});
export type DecisionView = z.infer<typeof decisionView>;
/** `texts` are in the caller's language. */
export const decisionAnswer = z.object({
  decision: decisionView,
  texts: z.object({
    measure: z.string(),
    rule: z.string(),
    source: z.nullable(z.string()),
    messages: z.array(z.string()),
    photos: z.array(z.string()),
  }),
});
export type DecisionAnswer = z.infer<typeof decisionAnswer>;

/** What whoever reported or complained reads, when nothing was found: nothing of the other one. `reopened`: that was a mistake, and the case is open again. */
export const dismissalView = z.object({
  about: z.enum(['report', 'complaint']),
  receipt: z.string(),
  told_at: z.iso.datetime(),
  at: z.iso.datetime(),
  reopened: z.boolean(),
  appeal_until: z.iso.datetime(),
  appeal: decisionView.shape.appeal,
});
export type DismissalView = z.infer<typeof dismissalView>;
export const dismissalAnswer = z.object({ dismissal: dismissalView });
export type DismissalAnswer = z.infer<typeof dismissalAnswer>;
/** What the link of a mail opens: a decision about whoever holds it, or that nothing was found in what they told. */
export const appealAnswer = z.union([decisionAnswer, dismissalAnswer]);
export type AppealAnswer = z.infer<typeof appealAnswer>;

/** What a member reads in the product of a decision about them: who decided, and the token of its page, where one can object. */
export const ownDecision = z.object({
  ...decisionAnswer.shape,
  token: z.string(),
  /** Members of staff who took the decision. */
  deciders: z.union([z.literal(1), z.literal(2)]),
});
export type OwnDecision = z.infer<typeof ownDecision>;
/** The newest first. */
export const ownDecisionsAnswer = z.object({ decisions: z.array(ownDecision) });
export type OwnDecisionsAnswer = z.infer<typeof ownDecisionsAnswer>;

export const appealToken = z.string().check(z.regex(/^[\w-]{20,100}$/));
export const appealBody = z.strictObject({
  words: paragraphs().check(
    z.minLength(1, 'field_required'),
    z.refine((text) => codePoints(text) <= appealWordsMax, 'words_too_long'),
  ),
});
export type AppealBody = z.infer<typeof appealBody>;
