import * as z from 'zod/mini';
import { line, locales } from '#contracts';
import { command } from './command.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { siteId } from './site-settings.js';

export const icebreakerMin = 10;
export const icebreakerMax = 200;
export const icebreakersMax = 20;

const icebreaker = z.strictObject({
  text: line().check(z.minLength(icebreakerMin), z.maxLength(icebreakerMax)),
  /** Kept, and offered to nobody. */
  hidden: z.boolean(),
});
export type Icebreaker = z.infer<typeof icebreaker>;

const icebreakerList = z.object({
  locale: z.enum(locales),
  /** 0: nobody ever wrote one, and the built-in lines are offered. */
  version: z.int(),
  lines: z.array(z.object({ text: z.string(), hidden: z.boolean() })),
  changed_at: z.nullable(z.iso.datetime()),
  changed_by: z.nullable(z.string()),
});
export type IcebreakerList = z.infer<typeof icebreakerList>;

export const officeIcebreakersQuery = z.strictObject(pageFields).check(z.refine(withinCap, { path: ['page'] }));
export type OfficeIcebreakersQuery = z.infer<typeof officeIcebreakersQuery>;
/** A site; `own`: the languages in which lines of its own are offered. */
export const siteIcebreakersRow = z.object({ id: siteId, name: z.string(), hosts: z.array(z.string()), own: z.array(z.enum(locales)) });
export type SiteIcebreakersRow = z.infer<typeof siteIcebreakersRow>;
export const siteIcebreakersAnswer = listOf(siteIcebreakersRow);
export type SiteIcebreakersAnswer = z.infer<typeof siteIcebreakersAnswer>;
/** Of each language one list. */
export const siteIcebreakersPage = z.extend(siteIcebreakersRow, { lists: z.array(icebreakerList) });
export type SiteIcebreakersPage = z.infer<typeof siteIcebreakersPage>;

export const icebreakerCommands = {
  set_icebreakers: command({
    path: '/api/admin/icebreakers/:id/set',
    right: 'catalogue',
    act: 'icebreakers.set',
    subject: 'icebreakers',
    target: siteId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {
      locale: z.enum(locales),
      // Which list was looked at; another one is refused.
      version: z.int().check(z.gte(0)),
      // In their order; none: the built-in ones.
      lines: z.array(icebreaker).check(z.maxLength(icebreakersMax)),
    },
    result: siteIcebreakersPage,
  }),
} as const;
