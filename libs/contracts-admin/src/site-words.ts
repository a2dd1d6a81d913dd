import * as z from 'zod/mini';
import { line, locales, paragraphs, uuid, type ErrorCode, type Locale } from '#contracts';
import { command } from './command.js';
import { withoutCode, withoutPlaceholders } from './info-texts.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';
import { siteId } from './site-settings.js';

/** Single words of a site that its owner may replace, each with the most that it may be long. */
export const siteWordMax = {
  premium_claim: 200,
  index_title: 100,
  description: 300,
  fictional_warning: 500,
  fictional_singular: 40,
  fictional_plural: 40,
  entry_warning: 600,
  cam_promo: 300,
} as const;
export type SiteWordKey = keyof typeof siteWordMax;
export const siteWordKeys = Object.keys(siteWordMax) as [SiteWordKey, ...SiteWordKey[]];
export const proofMax = 2_000;

const HEX = '[\\da-f]';
const idPattern = new RegExp(`^(${HEX}{8}(?:-${HEX}{4}){3}-${HEX}{12})\\.(${siteWordKeys.join('|')})$`);
/** Of one of the words of a site: `0192….premium_claim`. */
export const siteWordId = z.string().check(z.regex(idPattern));
export interface SiteWordPlace {
  readonly siteId: string;
  readonly key: SiteWordKey;
}
export const siteWordIdOf = ({ siteId: site, key }: SiteWordPlace): string => `${site}.${key}`;
/** Throws for what is no id of words. */
export function siteWordPlaceOf(id: string): SiteWordPlace {
  const [, site, key] = idPattern.exec(id) ?? [];
  if (!site) throw new Error('this is no id of words');
  return { siteId: site, key: key as SiteWordKey };
}

export const siteWordsQuery = z
  .strictObject({ ...pageFields, site_id: z.optional(uuid), key: z.optional(z.enum(siteWordKeys)) })
  .check(z.refine(withinCap, { path: ['page'] }));
export type SiteWordsQuery = z.infer<typeof siteWordsQuery>;

const byLocale = z.partialRecord(z.enum(locales), z.string());
export const siteWordRow = z.object({
  id: siteWordId,
  site_id: siteId,
  site: z.string(),
  key: z.enum(siteWordKeys),
  /** Those in which the owner wrote something. */
  languages: z.array(z.enum(locales)),
  changed_at: z.nullable(z.iso.datetime()),
});
export type SiteWordRow = z.infer<typeof siteWordRow>;
export const siteWordsAnswer = listOf(siteWordRow);
export type SiteWordsAnswer = z.infer<typeof siteWordsAnswer>;

const siteWordChange = z.object({
  version: z.int(),
  texts: byLocale,
  proof: z.string(),
  made_at: z.iso.datetime(),
  made_by: z.nullable(z.string()),
  reason: z.string(),
});
export type SiteWordChange = z.infer<typeof siteWordChange>;
export const siteWordPage = z.extend(siteWordRow, {
  /** Rises with each change; whoever looked at another one is refused. */
  version: z.int(),
  texts: byLocale,
  /** What holds where the owner wrote nothing; empty for a claim, which is then not there, and for what is built into the app. */
  built_in: byLocale,
  proof: z.string(),
  /** The newest first, the last fifty of them. */
  changes: z.array(siteWordChange),
});
export type SiteWordPage = z.infer<typeof siteWordPage>;

// Which words they are decides how long they may be: `wordFaults` says it for each language.
const longest = Math.max(...Object.values(siteWordMax));
const one = line().check(z.maxLength(longest, 'text_too_long' satisfies ErrorCode), withoutCode, withoutPlaceholders);
const texts = z.strictObject(
  Object.fromEntries(locales.map((locale) => [locale, z.optional(one)])) as Record<Locale, z.ZodMiniOptional<typeof one>>,
);

/** What keeps words from being set, by language or as `proof`: a claim about premium rests on something that can be shown. */
export function wordFaults(
  key: SiteWordKey,
  { texts: written, proof }: { readonly texts: Readonly<Partial<Record<Locale, string | undefined>>>; readonly proof: string },
): Readonly<Partial<Record<Locale | 'proof', ErrorCode>>> {
  const tooLong = locales.filter((locale) => (written[locale] ?? '').length > siteWordMax[key]);
  const claims = key === 'premium_claim' && locales.some((locale) => written[locale]);
  return {
    ...Object.fromEntries(tooLong.map((locale) => [locale, 'text_too_long' as const])),
    ...(claims && proof.trim() === '' && { proof: 'claim_needs_proof' as const }),
  };
}

export const siteWordCommands = {
  /** In force within a minute; all languages are set at once, and what is left out counts as built in. */
  change_words: command({
    path: '/api/admin/site-words/:id/change',
    right: 'texts',
    act: 'site_words.changed',
    subject: 'site_words',
    target: siteWordId,
    reason: inWords(3, 200),
    confirms: true,
    fields: {
      version: z.int32().check(z.gte(0)),
      texts,
      proof: paragraphs().check(z.maxLength(proofMax, 'text_too_long' satisfies ErrorCode)),
    },
    result: siteWordPage,
  }),
} as const;

/** What staff read of it. */
export const siteWordsResources = {
  site_words: resource({
    path: '/api/admin/site-words',
    logged: true,
    right: 'texts',
    id: siteWordId,
    sorts: [],
    query: siteWordsQuery,
    row: siteWordRow,
    one: siteWordPage,
  }),
} as const;
