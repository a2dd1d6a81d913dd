import { defaultLocale, fallbackLocale, type Locale } from '#contracts';
import { categoryOf, type AnnouncementKind, type AnnouncementState, type AnnouncementText, type AnnouncementTexts } from '#contracts-admin';
import type { Audience } from '../recipients/index.js';

const moves: Readonly<Record<AnnouncementState, readonly AnnouncementState[]>> = {
  draft: ['planned'],
  planned: ['running', 'stopped'],
  running: ['done', 'stopped'],
  done: [],
  stopped: [],
};

/** From where a state is reached. */
export const statesBefore = (state: AnnouncementState): AnnouncementState[] =>
  (Object.keys(moves) as AnnouncementState[]).filter((before) => moves[before].includes(state));

export type WrittenText = AnnouncementText & { readonly language: Locale };

/** What a mail, or a summary, tells of one. */
export interface AnnouncementFacts {
  readonly kind: AnnouncementKind;
  readonly text: WrittenText;
  /** Empty: where mails of this kind usually lead. */
  readonly path: string;
}

/** The text for a reader, and the language that it is in: the own one, else English, else Dutch. */
export function textFor(texts: AnnouncementTexts, language: Locale): WrittenText | undefined {
  for (const one of [language, defaultLocale, fallbackLocale]) {
    const text = texts[one];
    if (text) return { ...text, language: one };
  }
  return undefined;
}

/** The paragraphs of a body; single line ends are blanks, because a mail is read at any width. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean);

export const mailKindOf = {
  promotion: 'promotion',
  site_news: 'site-news',
  changed_terms: 'changed-terms',
  site_closing: 'site-closing',
} as const satisfies Record<AnnouncementKind, string>;

/** Where the button leads when the writer names no page. */
export const usualPath: Readonly<Record<AnnouncementKind, string>> = {
  promotion: '/premium',
  site_news: '/',
  changed_terms: '/pages/terms',
  site_closing: '/',
};

type Addressed = { readonly kind: AnnouncementKind; readonly siteId: string | null; readonly countries: readonly string[] };

export const audienceOf = ({ kind, siteId, countries }: Addressed): Audience => ({
  kind: mailKindOf[kind],
  category: categoryOf[kind],
  frequency: null,
  siteId,
  countries,
});
