import { StaffAddresses } from '#auth';
import type { NotificationCategory } from '#contracts';
import type { AnnouncementKind } from '#contracts-admin';
import { fill } from '#i18n';
import type { Email } from '#mail';
import { action, announcementUrl, frame, type EmailContext } from '../mails/index.js';
import { AnnouncementsRepository, mailKindOf, paragraphsOf, textFor, usualPath, type AnnouncementFacts } from '../announcements/index.js';
import { defineMail, defineMailOfMailing, type MailDefinition, type PushOfMailing } from '../definitions/index.js';
import { announcementTested } from '../notifications.events.js';
import { writtenSample } from './samples.js';

const sample =
  (kind: AnnouncementKind, path = '') =>
  (context: EmailContext): AnnouncementFacts => ({ kind, text: writtenSample(context), path });

/** What staff write themselves. All of it is in the language of the text, so that nobody gets two languages in one mail. */
export function writeAnnouncement(context: EmailContext, { kind, text, path }: AnnouncementFacts): Email {
  const words = context.words.announcements[kind];
  const paragraphs = paragraphsOf(text.body);
  const [preview = ''] = paragraphs;
  return {
    ...frame(context, { ...words, subject: '', preview: '', text: '' }),
    // What staff wrote is final: nothing is filled in.
    subject: fill(words.subject, context.locale, { site: context.site.name, title: text.title }),
    preview,
    paragraphs,
    action: action(context, words.button, announcementUrl(context.origin, path || usualPath[kind])),
    notes: [],
  };
}

export const promotionMail = defineMailOfMailing({
  kind: mailKindOf.promotion,
  guarantee: 'at-most-once',
  categories: ['promotions'],
  write: writeAnnouncement,
  samples: { promotion: sample('promotion') },
});

export const siteNewsMail = defineMailOfMailing({
  kind: mailKindOf.site_news,
  guarantee: 'at-most-once',
  categories: ['site_news'],
  write: writeAnnouncement,
  samples: { 'site-news': sample('site_news', '/members') },
});

/** A duty has no way to stop it; it says why it comes instead. */
export const changedTermsMail = defineMailOfMailing({
  kind: mailKindOf.changed_terms,
  guarantee: 'at-most-once',
  categories: [],
  write: writeAnnouncement,
  samples: { 'changed-terms': sample('changed_terms') },
});

export const siteClosingMail = defineMailOfMailing({
  kind: mailKindOf.site_closing,
  guarantee: 'at-most-once',
  categories: [],
  write: writeAnnouncement,
  samples: { 'site-closing': sample('site_closing') },
});

export const announcementMails: Readonly<Record<AnnouncementKind, MailDefinition<string, AnnouncementFacts>>> = {
  promotion: promotionMail,
  site_news: siteNewsMail,
  changed_terms: changedTermsMail,
  site_closing: siteClosingMail,
};

type PushFacts = AnnouncementFacts & { readonly id: string };
const announcementPush = (kind: 'promotion' | 'site_news', category: NotificationCategory): PushOfMailing<PushFacts> => ({
  kind: mailKindOf[kind],
  categories: [category],
  /** Of what staff wrote the title, in its language; the page behind it says more. */
  write: ({ words: { pushes }, locale, site }, { id, text, path }) => ({
    title: fill(pushes[kind], locale, { site }),
    body: text.title,
    url: path || usualPath[kind],
    tag: `announcement-${id}`,
  }),
});
export const promotionPush = announcementPush('promotion', 'promotions');
export const siteNewsPush = announcementPush('site_news', 'site_news');

/** The duties of the site have none: they come as a mail, which can be kept. */
export const announcementPushes: Readonly<Record<AnnouncementKind, PushOfMailing<PushFacts> | undefined>> = {
  promotion: promotionPush,
  site_news: siteNewsPush,
  changed_terms: undefined,
  site_closing: undefined,
};

/** As members will get it, to the address of whoever asked for it. */
export const announcementTestMail = defineMail({
  kind: 'announcement-test',
  job: 'mail.announcement-test',
  on: [announcementTested],
  payload: announcementTested.schema,
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  pauses: 'soon',
  uses: { announcements: AnnouncementsRepository, staff: StaffAddresses },
  async load({ testId, announcementId, staffId, language }, { announcements, staff, read }) {
    const announcement = await read((tx) => announcements.find(tx, announcementId));
    const asking = await read((tx) => staff.find(tx, staffId));
    const text = announcement && textFor(announcement.texts, language);
    if (!text || !asking) return 'nothing to test';
    const { kind, path, siteId } = announcement;
    const to = { memberId: null, siteId: siteId ?? '', language, name: asking.name, email: asking.email };
    const facts: AnnouncementFacts = { kind, text, path };
    return { to, key: testId, facts, language: text.language };
  },
  write(context, facts) {
    const email = writeAnnouncement(context, facts);
    return { ...email, subject: `Test: ${email.subject}` };
  },
  samples: { 'announcement-test': sample('site_news') },
});
