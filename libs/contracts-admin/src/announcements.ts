import * as z from 'zod/mini';
import { line, locales, paragraphs, type Locale, type NotificationCategory, uuid } from '#contracts';
import { resource } from './resource.js';
import { adminApiPath } from './routes.js';
import { listOf, pageFields, withinCap } from './lists.js';

/** What staff write to members. The first two are choices of the member, the others duties of the site. */
export const announcementKinds = ['promotion', 'site_news', 'changed_terms', 'site_closing'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

/** Which choice of the member decides; null: it goes to everybody. */
export const categoryOf = {
  promotion: 'promotions',
  site_news: 'site_news',
  changed_terms: null,
  site_closing: null,
} as const satisfies Record<AnnouncementKind, NotificationCategory | null>;

export const announcementStates = ['draft', 'planned', 'running', 'done', 'stopped'] as const;
export type AnnouncementState = (typeof announcementStates)[number];

export const announcementTitleMax = 100;
export const announcementBodyMax = 4_000;
const pathMax = 200;
const countriesMax = 60;

const text = z.strictObject({
  title: line().check(z.minLength(1, 'field_required'), z.maxLength(announcementTitleMax)),
  /** Paragraphs, with an empty line between two of them. */
  body: paragraphs().check(z.minLength(1, 'field_required'), z.maxLength(announcementBodyMax)),
});
export type AnnouncementText = z.infer<typeof text>;

const byLocale = Object.fromEntries(locales.map((locale) => [locale, z.optional(text)])) as Record<Locale, z.ZodMiniOptional<typeof text>>;
/** Whoever reads none of these languages is written to in English, else in Dutch: one of the two has to be there. */
const texts = z
  .strictObject(byLocale)
  .check(z.refine(({ en, nl }) => Boolean(en ?? nl), { error: 'field_required', path: ['en', 'title'] }));
export type AnnouncementTexts = z.infer<typeof texts>;

/** A page of the members' site, where the button leads; empty: where mails of this kind usually lead. */
const sitePath = line().check(z.maxLength(pathMax), z.regex(/^$|^\/(?!\/|api\b|admin\b)[\w/.~?=&%-]*$/, 'invalid_input'));
const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/, 'invalid_input'));
const siteId = z.nullable(uuid);

/** Who gets it: of all sites or one, everywhere or in some countries. */
const audienceFields = { site_id: siteId, countries: z.array(countryCode).check(z.maxLength(countriesMax)) } as const;
export const draftFields = { kind: z.enum(announcementKinds), texts, path: sitePath, ...audienceFields } as const;
const draft = z.strictObject(draftFields);
export type AnnouncementDraft = z.infer<typeof draft>;

/** Why it goes out, and why it is stopped; the log keeps it. */
export const scheduleReasons = ['read_by_two', 'members_wait', 'law_wants_it'] as const;
export type ScheduleReason = (typeof scheduleReasons)[number];
export const stopReasons = ['mistake_in_text', 'wrong_receivers', 'no_longer_true'] as const;
export type StopReason = (typeof stopReasons)[number];

export const announcementsQuery = z
  .strictObject({ ...pageFields, state: z.optional(z.enum(announcementStates)) })
  .check(z.refine(withinCap, { path: ['page'] }));
export type AnnouncementsQuery = z.infer<typeof announcementsQuery>;

export const announcementId = uuid;
export const announcementRow = z.object({
  id: announcementId,
  kind: z.enum(announcementKinds),
  state: z.enum(announcementStates),
  title: z.string(),
  /** Those in which it is written. */
  languages: z.array(z.enum(locales)),
  site_id: siteId,
  /** Null: all sites. */
  site_name: z.nullable(z.string()),
  countries: z.array(z.string()),
  made_by: z.nullable(z.string()),
  saved_at: z.iso.datetime(),
  starts_at: z.nullable(z.iso.datetime()),
  ended_at: z.nullable(z.iso.datetime()),
  /** How many they were when it began. */
  receivers: z.nullable(z.int()),
  sent: z.int(),
});
export type AnnouncementRow = z.infer<typeof announcementRow>;
export const announcementOne = z.extend(announcementRow, { texts: z.record(z.string(), text), path: z.string() });
export type AnnouncementOne = z.infer<typeof announcementOne>;
export const announcementsAnswer = listOf(announcementRow);
export type AnnouncementsAnswer = z.infer<typeof announcementsAnswer>;
export const announcementAnswer = z.object({ announcement: announcementOne });
export type AnnouncementAnswer = z.infer<typeof announcementAnswer>;

/** How many would get it now. */
export const receiversPath = `${adminApiPath}/announcement-receivers` as const;
export const receiversQuery = z.strictObject({
  kind: z.enum(announcementKinds),
  site_id: z.optional(uuid),
  /** `NL,BE`. */
  countries: z.optional(line().check(z.regex(/^[A-Z]{2}(,[A-Z]{2}){0,59}$/))),
});
export type ReceiversQuery = z.infer<typeof receiversQuery>;
export const receiversAnswer = z.object({ receivers: z.int() });
export type ReceiversAnswer = z.infer<typeof receiversAnswer>;

/** The mail as it would look, in one language. It is posted, because a text is too long for an address; nothing is kept. */
export const previewPath = `${adminApiPath}/announcement-preview` as const;
export const previewBody = z.strictObject({
  kind: z.enum(announcementKinds),
  language: z.enum(locales),
  title: line().check(z.maxLength(announcementTitleMax)),
  body: paragraphs().check(z.maxLength(announcementBodyMax)),
  path: sitePath,
  site_id: siteId,
});
export type PreviewBody = z.infer<typeof previewBody>;
export const previewAnswer = z.object({ subject: z.string(), html: z.string() });
export type PreviewAnswer = z.infer<typeof previewAnswer>;

/** The sites to which one may write. */
export const officeSitesPath = `${adminApiPath}/sites` as const;
export const officeSitesAnswer = z.object({ sites: z.array(z.object({ id: uuid, name: z.string() })) });
export type OfficeSitesAnswer = z.infer<typeof officeSitesAnswer>;

/** What staff read of it. */
export const announcementsResources = {
  announcements: resource({
    path: '/api/admin/announcements',
    right: 'announcements',
    id: announcementId,
    sorts: [],
    query: announcementsQuery,
    row: announcementRow,
    one: announcementOne,
  }),
} as const;
