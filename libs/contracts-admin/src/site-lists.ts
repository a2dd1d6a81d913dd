import * as z from 'zod/mini';
import { interest, line, locales } from '#contracts';
import { command } from './command.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';
import { settingFields, siteId } from './site-settings.js';

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

export const siteListsQuery = z.strictObject(pageFields).check(z.refine(withinCap, { path: ['page'] }));
export type SiteListsQuery = z.infer<typeof siteListsQuery>;
/** A site; `own`: the languages in which lines of its own are offered. */
export const siteListsRow = z.object({ id: siteId, name: z.string(), hosts: z.array(z.string()), own: z.array(z.enum(locales)) });
export type SiteListsRow = z.infer<typeof siteListsRow>;
export const siteListsAnswer = listOf(siteListsRow);
export type SiteListsAnswer = z.infer<typeof siteListsAnswer>;
/** Of each language one list of opening lines. */
export const siteListsPage = z.extend(siteListsRow, {
  lists: z.array(icebreakerList),
  /** Of the settings of the site, which hold the interests. */
  version: z.int(),
  /** Those that are offered, in their order. */
  interests: z.array(interest),
});
export type SiteListsPage = z.infer<typeof siteListsPage>;

export const siteListCommands = {
  set_icebreakers: command({
    path: '/api/admin/site-lists/:id/icebreakers',
    right: 'catalogue',
    act: 'icebreakers.set',
    subject: 'site_lists',
    target: siteId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {
      locale: z.enum(locales),
      // Which list was looked at; another one is refused.
      version: z.int32().check(z.gte(0)),
      // In their order; none: the built-in ones.
      lines: z.array(icebreaker).check(z.maxLength(icebreakersMax)),
    },
    result: siteListsPage,
  }),
  set_interests: command({
    path: '/api/admin/site-lists/:id/interests',
    right: 'catalogue',
    act: 'interests.set',
    subject: 'site_lists',
    target: siteId,
    reason: inWords(3, 200),
    confirms: true,
    fields: { version: z.int32().check(z.gte(1)), interests: settingFields.interests.schema },
    result: siteListsPage,
  }),
} as const;

/** What staff read of it. */
export const siteListsResources = {
  site_lists: resource({
    path: '/api/admin/site-lists',
    logged: true,
    right: 'catalogue',
    id: siteId,
    sorts: [],
    query: siteListsQuery,
    row: siteListsRow,
    one: siteListsPage,
  }),
} as const;
