import * as z from 'zod/mini';
import { complaintCategories } from './complaints.js';
import { houseRules, measures } from './decisions.js';
import { reportReasons } from './reports.js';

/** Why moderators open cases themselves: what members report, and advertising. */
export const initiativeCategories = [...reportReasons, 'advertising'] as const;
export type InitiativeCategory = (typeof initiativeCategories)[number];

/** A number below this could point at somebody who knows of their own case: it is told as "fewer than". */
export const fewestTold = 5;

/** Null: there were some, but fewer than `fewestTold`. */
const figure = z.nullable(z.int().check(z.gte(0)));

export const toldKinds = ['report', 'complaint', 'review', 'initiative', 'appeal'] as const;
export type ToldKind = (typeof toldKinds)[number];

/** What was told and decided in a year of UTC, as everybody may read it. What nobody told of or decided has no line. */
export const yearFigures = z.object({
  year: z.int(),
  reports: z.array(z.object({ reason: z.enum(reportReasons), count: figure })),
  /** What moderators found themselves when they looked at new photos and texts. */
  reviews: z.array(z.object({ reason: z.enum(reportReasons), count: figure })),
  /** What moderators opened of their own accord: from a signal, or from what they saw. */
  initiatives: z.array(z.object({ reason: z.enum(initiativeCategories), count: figure })),
  complaints: z.array(z.object({ reason: z.enum(complaintCategories), count: figure })),
  measures: z.array(z.object({ measure: z.enum(measures), count: figure })),
  rules: z.array(z.object({ rule: z.enum(houseRules), count: figure })),
  /** Within so many hours half of them were decided; of kinds with enough decisions. */
  times: z.array(z.object({ kind: z.enum(toldKinds), median_hours: z.number().check(z.gte(0)) })),
  /** `alone`: decided by the owner, who had a part in the decision, because nobody else existed. */
  appeals: z.object({ received: figure, upheld: figure, overturned: figure, alone: figure }),
});
export type YearFigures = z.infer<typeof yearFigures>;
