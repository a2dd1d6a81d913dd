import * as z from 'zod/mini';
import { infoFacts, infoPages, line, locales, paragraphs, uuid, type ErrorCode, type InfoPage, type Locale } from '#contracts';
import { command } from './command.js';
import { listOf, pageFields, withinCap } from './lists.js';
import { inWords } from './reasons.js';
import { resource } from './resource.js';
import { adminApiPath } from './routes.js';
import { siteId } from './site-settings.js';

export const textTitleMax = 200;
export const textLeadMax = 1_000;
export const textSectionMax = 10_000;
export const textSectionsMax = 60;
/** Of all sections together: a request holds no more, whatever the language. */
export const textMax = 40_000;
export const termsChangesMax = 2_000;

/** One page of one site in one language. */
export interface TextPlace {
  readonly siteId: string;
  readonly page: InfoPage;
  readonly locale: Locale;
}
const HEX = '[\\da-f]';
const idPattern = new RegExp(`^(${HEX}{8}(?:-${HEX}{4}){3}-${HEX}{12})\\.(${infoPages.join('|')})\\.(${locales.join('|')})$`);
/** The place as one part of an address: `0192….terms.nl`. */
export const textIdOf = ({ siteId: site, page, locale }: TextPlace): string => `${site}.${page}.${locale}`;
export const textId = z.string().check(z.regex(idPattern));
/** Throws for what is no id of a text. */
export function textPlaceOf(id: string): TextPlace {
  const [, site, page, locale] = idPattern.exec(id) ?? [];
  if (!site) throw new Error('this is no id of a text');
  return { siteId: site, page: page as InfoPage, locale: locale as Locale };
}

/** `lacking`: other languages of the page have a text of the owner, and this one still the built-in one. */
export const textStates = ['built_in', 'own', 'lacking'] as const;
export type TextState = (typeof textStates)[number];

export const textsQuery = z
  .strictObject({
    ...pageFields,
    site_id: z.optional(uuid),
    page_name: z.optional(z.enum(infoPages)),
    locale: z.optional(z.enum(locales)),
    state: z.optional(z.enum(textStates)),
  })
  .check(z.refine(withinCap, { path: ['page'] }));
export type TextsQuery = z.infer<typeof textsQuery>;

export const textRow = z.object({
  id: textId,
  site_id: siteId,
  site: z.string(),
  page_name: z.enum(infoPages),
  locale: z.enum(locales),
  state: z.enum(textStates),
  /** Since when the own text is in force. */
  since: z.nullable(z.iso.datetime()),
  /** When the next one begins. */
  planned_at: z.nullable(z.iso.datetime()),
  has_draft: z.boolean(),
});
export type TextRow = z.infer<typeof textRow>;
export const textsAnswer = listOf(textRow);
export type TextsAnswer = z.infer<typeof textsAnswer>;

const section = z.object({ title: z.string(), text: z.string() });
/** `changes`: what is new in the terms; of the other pages it is empty. */
export const writtenText = z.object({ title: z.string(), lead: z.string(), sections: z.array(section), changes: z.string() });
export type WrittenText = z.infer<typeof writtenText>;

export const textVersionStates = ['in_force', 'planned', 'over', 'withdrawn'] as const;
export type TextVersionState = (typeof textVersionStates)[number];
const textVersion = z.object({
  version: z.int(),
  state: z.enum(textVersionStates),
  /** Null: from then on the built-in text counts again. */
  text: z.nullable(writtenText),
  begins_at: z.iso.datetime(),
  made_at: z.nullable(z.iso.datetime()),
  made_by: z.nullable(z.string()),
  reason: z.string(),
});
export type TextVersion = z.infer<typeof textVersion>;

/** What still keeps a language of the terms back. */
const termsLanguage = z.object({
  locale: z.enum(locales),
  revision: z.int(),
  /** The first thing that is wrong; null when it can go out. */
  fault: z.nullable(z.string()),
});
export type TermsLanguage = z.infer<typeof termsLanguage>;
const termsEdition = z.object({
  id: uuid,
  state: z.enum(textVersionStates),
  begins_at: z.iso.datetime(),
  changes: z.partialRecord(z.enum(locales), z.string()),
  made_at: z.iso.datetime(),
  made_by: z.nullable(z.string()),
  reason: z.string(),
});
export type TermsEdition = z.infer<typeof termsEdition>;

export const textPage = z.extend(textRow, {
  /** Rises with everything that is done to the text; whoever looked at another one is refused. */
  revision: z.int(),
  draft: z.nullable(z.extend(writtenText, { saved_at: z.iso.datetime(), saved_by: z.nullable(z.string()) })),
  /** The newest first, the last fifty of them. */
  versions: z.array(textVersion),
  /** The same page in every language. */
  languages: z.array(textRow),
  /** Null for every page but the terms, which go out in all languages at once. */
  terms: z.nullable(z.object({ languages: z.array(termsLanguage), editions: z.array(termsEdition) })),
});
export type TextPage = z.infer<typeof textPage>;

/** Tags, and addresses that a browser would run: pages are words alone, and nobody should take them for more. */
const code = /<[a-z/!?]|(?:java|vb)script\s*:|data\s*:\s*text\/html/i;
export const withoutCode = z.refine<string>((text) => !code.test(text), { error: 'text_has_code' satisfies ErrorCode, abort: true });
/** Where nothing is filled in, braces would be read as they are. */
export const withoutPlaceholders = z.refine<string>((text) => !/\{\{|\}\}/.test(text), {
  error: 'placeholder_unknown' satisfies ErrorCode,
});
const atMost = (max: number) => z.maxLength(max, 'text_too_long' satisfies ErrorCode);
const oneLine = (max: number) => line().check(atMost(max), withoutCode);
const lines = (max: number) => paragraphs().check(atMost(max), withoutCode);

/** A draft may be unfinished: what is missing is asked for when it goes out. */
const draftFields = {
  title: oneLine(textTitleMax),
  lead: oneLine(textLeadMax),
  sections: z.array(z.strictObject({ title: oneLine(textTitleMax), text: lines(textSectionMax) })).check(
    z.maxLength(textSectionsMax, 'text_too_long' satisfies ErrorCode),
    z.refine((sections) => lengthOf(sections) <= textMax, 'text_too_long' satisfies ErrorCode),
  ),
  changes: lines(termsChangesMax).check(withoutPlaceholders),
} as const;
const lengthOf = (sections: WrittenText['sections']): number =>
  sections.reduce((sum, { title, text }) => sum + title.length + text.length, 0);

/** Who stands behind the site has to be named by the facts, which are always those of its company. */
const neededFacts: Partial<Record<InfoPage, readonly string[]>> = { terms: ['company'], privacy: ['company'] };
const placeholder = /\{\{([^{}]*)\}\}/g;
const namesOnlyFacts = (text: string): boolean => {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  return names.every((name) => infoFacts.some((fact) => fact === name)) && !/\{\{|\}\}/.test(text.replaceAll(placeholder, ''));
};

/** What keeps a text from going out, by the path of its field, such as `sections.0.text`; nothing when it can. */
export function textFaults(page: InfoPage, { title, lead, sections }: Omit<WrittenText, 'changes'>): Readonly<Record<string, ErrorCode>> {
  const fields = [
    { path: 'title', text: title, isNeeded: true },
    { path: 'lead', text: lead, isNeeded: false },
    ...sections.flatMap((one, index) => [
      { path: `sections.${index}.title`, text: one.title, isNeeded: true },
      { path: `sections.${index}.text`, text: one.text, isNeeded: true },
    ]),
  ];
  const whole = fields.map(({ text }) => text).join('\n');
  const lacks = (neededFacts[page] ?? []).some((fact) => !whole.includes(`{{${fact}}}`));
  return {
    ...(lacks && { sections: 'placeholder_missing' }),
    ...(sections.length === 0 && { sections: 'field_required' }),
    ...Object.fromEntries(fields.flatMap(({ path, text, isNeeded }) => faultIn(text, isNeeded).map((fault) => [path, fault] as const))),
  };
}

function faultIn(text: string, isNeeded: boolean): ErrorCode[] {
  if (isNeeded && text.trim() === '') return ['field_required'];
  if (code.test(text)) return ['text_has_code'];
  return namesOnlyFacts(text) ? [] : ['placeholder_unknown'];
}

const revision = z.int32().check(z.gte(0));
const version = z.int32().check(z.gte(1));
/** Null: at once. */
const begins_at = z.nullable(z.iso.datetime());
const aboutText = { right: 'texts', subject: 'info_text', target: textId } as const;
const everyLanguage = Object.fromEntries(locales.map((locale) => [locale, revision])) as Record<Locale, typeof revision>;

/**
 * A version is in force from its moment on until a later one begins; what was in force is never changed. `revision`: which state of the text was
 * looked at; another one is refused, so that nobody writes unseen over what somebody else wrote.
 */
export const infoTextCommands = {
  save_text: command({
    ...aboutText,
    path: '/api/admin/texts/:id/save',
    act: 'text.saved',
    reason: null,
    confirms: false,
    fields: { revision, ...draftFields },
    result: textPage,
  }),
  discard_text: command({
    ...aboutText,
    path: '/api/admin/texts/:id/discard',
    act: 'text.discarded',
    reason: null,
    confirms: true,
    fields: { revision },
    result: textPage,
  }),
  publish_text: command({
    ...aboutText,
    path: '/api/admin/texts/:id/publish',
    act: 'text.published',
    reason: inWords(3, 200),
    confirms: true,
    fields: { revision, begins_at },
    result: textPage,
  }),
  restore_text: command({
    ...aboutText,
    path: '/api/admin/texts/:id/restore',
    act: 'text.restored',
    reason: inWords(3, 200),
    confirms: true,
    /** Null: the built-in text. */
    fields: { revision, version: z.nullable(version) },
    result: textPage,
  }),
  withdraw_text: command({
    ...aboutText,
    path: '/api/admin/texts/:id/withdraw',
    act: 'text.withdrawn',
    reason: inWords(3, 200),
    confirms: true,
    fields: { revision, version },
    result: textPage,
  }),
  /** In every language at once, with what is new in them; from then on members are asked again. */
  publish_terms: command({
    path: '/api/admin/terms/:id/publish',
    right: 'texts',
    act: 'terms.published',
    subject: 'terms',
    target: siteId,
    reason: inWords(3, 200),
    confirms: true,
    /** `drafts`: the revision of each language that was looked at. */
    fields: { drafts: z.strictObject(everyLanguage), begins_at },
    result: z.object({ id: uuid }),
  }),
  withdraw_terms: command({
    path: '/api/admin/terms-editions/:id/withdraw',
    right: 'texts',
    act: 'terms.withdrawn',
    subject: 'terms',
    target: uuid,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: z.object({ id: uuid }),
  }),
} as const;

/** The text that the product brings along, with its placeholders. */
export const builtInTextPath = `${adminApiPath}/built-in-texts` as const;
export const builtInTextQuery = z.strictObject({ page: z.enum(infoPages), locale: z.enum(locales) });
export type BuiltInTextQuery = z.infer<typeof builtInTextQuery>;

/** The page as a visitor would see it, posted because a text is too long for an address; nothing is kept. */
export const textPreviewPath = `${adminApiPath}/text-preview` as const;
export const textPreviewBody = z.strictObject({
  id: textId,
  title: draftFields.title,
  lead: draftFields.lead,
  sections: draftFields.sections,
});
export type TextPreviewBody = z.infer<typeof textPreviewBody>;
/** `html` holds no script; its styles carry the nonce `textPreviewNonce`, for the page that shows it to put in its own. */
export const textPreviewAnswer = z.object({ html: z.string() });
export type TextPreviewAnswer = z.infer<typeof textPreviewAnswer>;
export const textPreviewNonce = 'nonce-of-the-preview';

/** What staff read of it. */
export const infoTextsResources = {
  texts: resource({
    path: '/api/admin/texts',
    logged: true,
    right: 'texts',
    id: textId,
    sorts: [],
    query: textsQuery,
    row: textRow,
    one: textPage,
  }),
} as const;
