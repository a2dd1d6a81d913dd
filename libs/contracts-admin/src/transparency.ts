import * as z from 'zod/mini';
import { houseRules, measures, uuid } from '#contracts';
import { caseKinds, caseReasons } from './cases.js';

export const transparencyPath = '/api/admin/transparency';
/** The statements of reasons of a year, in the fields of the Commission's database. */
export const statementsPath = '/api/admin/transparency/statements.csv';
/** Nothing was decided before. */
export const firstYear = 2_026;

export const transparencyQuery = z.strictObject({ year: z.coerce.number().check(z.int(), z.gte(firstYear), z.lte(2_100)) });
export type TransparencyQuery = z.infer<typeof transparencyQuery>;

const count = z.int().check(z.gte(0));
/** Null when there was nothing to measure. */
const hours = z.nullable(z.number().check(z.gte(0)));

export const moderatorFigures = z.object({
  id: uuid,
  name: z.string(),
  /** Cases that the moderator decided, whatever came of them. */
  decided: count,
  /** Those with a measure, and how many of these an appeal overturned. */
  measures: count,
  overturned: count,
  /** Bans that a second moderator refused. */
  refused: count,
  /** Half of the cases were decided faster, counted from their opening. */
  median_hours: hours,
});
export type ModeratorFigures = z.infer<typeof moderatorFigures>;

/** What was told and decided in a year of UTC, and how long it took. */
export const transparencyAnswer = z.object({
  year: z.int(),
  /** What came in, by what it is and why. */
  cases: z.array(z.object({ kind: z.enum(caseKinds), reason: z.enum(caseReasons), opened: count, waiting: count })),
  /** By kind: how long a decision took, and how many came after the day they were due. */
  times: z.array(z.object({ kind: z.enum(caseKinds), decided: count, median_hours: hours, late: count })),
  /** `rule` is null where none was broken. */
  decisions: z.array(z.object({ measure: z.enum(measures), rule: z.nullable(z.enum(houseRules)), count })),
  /** `alone`: decided by somebody who had a part in the decision, because no other moderator existed. */
  appeals: z.object({ received: count, upheld: count, overturned: count, open: count, alone: count }),
  /** Whoever may see the others sees all; anybody else their own. */
  moderators: z.array(moderatorFigures),
});
export type TransparencyAnswer = z.infer<typeof transparencyAnswer>;
