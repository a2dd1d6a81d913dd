import * as z from 'zod';
import { localeFacts, notificationCategories } from '#contracts';
import { Claim } from '#events';
import { fill, fillPlural } from '#i18n';
import { action, announcementUrl, chatsUrl, frame, homeUrl, likesUrl, newMembersUrl, type EmailContext } from '../mails/index.js';
import { paragraphsOf, usualPath } from '../announcements/index.js';
import { defineChosenMail, definePush } from '../definitions/index.js';
import { pushSummaryDue, summaryDue } from '../notifications.events.js';
import { Recipients } from '../recipients/index.js';
import { SummariesService, whyNoMail, type News } from '../summaries/index.js';
import { entriesOf } from './new-members-parts.js';
import { memberId } from './payload-parts.js';
import { samplePeople, writtenSample } from './samples.js';

type Facts = Omit<News, 'key'>;

/** How many like the reader, who wrote and who is new, a sentence for each that there is; and what staff wrote, in full. */
export const summaryMail = defineChosenMail({
  kind: 'summary',
  job: 'mail.summary',
  on: [{ event: summaryDue, key: 'memberId' }],
  payload: z.object({ memberId }),
  urgency: 'bulk',
  guarantee: 'at-most-once',
  limit: 'none',
  categories: notificationCategories,
  uses: { summaries: SummariesService, recipients: Recipients, claim: Claim },
  async load({ memberId }, { summaries, recipients, claim }) {
    const news = await summaries.newsFor(claim, { memberId, channel: 'email' });
    const { to, reader } = await recipients.member(memberId);
    const why = whyNoMail(reader);
    if (why || !news) return why ?? 'nothing new any more';
    const facts: Facts = news;
    return { to, key: `${memberId}:${news.key}`, facts, choice: 'made' };
  },
  write(context, facts) {
    const { names, likes, newMembers, announcements } = facts;
    const { summary, newMembers: joined } = context.words;
    const list = new Intl.ListFormat(localeFacts[context.locale].iso).format(names);
    return {
      ...frame(context, { ...summary, preview: previewOf(context, facts), text: '' }),
      paragraphs: [
        ...(names.length > 0 ? [fillPlural(summary.messages, context.locale, names.length, { names: list })] : []),
        ...(likes > 0 ? [fillPlural(summary.likes, context.locale, likes)] : []),
        ...(newMembers.length > 0 ? [fillPlural(joined.recent.text, context.locale, newMembers.length, { site: context.site.name })] : []),
      ],
      entries: entriesOf(context, newMembers),
      sections: announcements.map(({ kind, text, path }) => ({
        title: text.title,
        lang: localeFacts[text.language].iso,
        paragraphs: paragraphsOf(text.body),
        link: {
          label: context.say(context.words.announcements[kind].button),
          url: announcementUrl(context.origin, path || usualPath[kind]),
        },
      })),
      action: action(context, summary.button, placeOf(facts, context.origin) ?? homeUrl(context.origin)),
      notes: [],
    };
  },
  samples: {
    'summary-one': { names: ['Jan'], likes: 1, newMembers: [], announcements: [] },
    'summary-several': { names: samplePeople.map(({ name }) => name), likes: 5, newMembers: samplePeople, announcements: [] },
    'summary-of-new-members': { names: [], likes: 0, newMembers: samplePeople, announcements: [] },
    'summary-with-news': (context): Facts => ({
      names: [],
      likes: 1,
      newMembers: [],
      announcements: [{ kind: 'site_news', text: writtenSample(context), path: '' }],
    }),
  },
});

/** The same on the devices of the reader: two sentences, how many are new, and a line for each thing that staff wrote. */
export const summaryPush = definePush({
  job: 'push.summary',
  on: [{ event: pushSummaryDue, key: 'memberId' }],
  payload: z.object({ memberId }),
  categories: notificationCategories,
  uses: { summaries: SummariesService, claim: Claim },
  async load({ memberId }, { summaries, claim }) {
    const facts = await summaries.newsFor(claim, { memberId, channel: 'push' });
    return facts ? { memberId, facts, choice: 'made' } : 'nothing new any more';
  },
  write({ words: { summary, newMembers: joined, announcements: written }, locale, site }, facts) {
    const { names, likes, newMembers, announcements } = facts;
    const list = new Intl.ListFormat(localeFacts[locale].iso).format(names);
    return {
      title: fill(summary.subject, locale, { site }),
      body: [
        [
          ...(names.length > 0 ? [fillPlural(summary.messages, locale, names.length, { names: list })] : []),
          ...(likes > 0 ? [fillPlural(summary.likes, locale, likes)] : []),
        ].join(' '),
        ...(newMembers.length > 0 ? [fillPlural(joined.subject, locale, newMembers.length)] : []),
        ...announcements.map(({ kind, text }) => fill(written[kind].subject, locale, { site, title: text.title })),
      ]
        .filter(Boolean)
        .join('\n'),
      url: placeOf(facts, '') ?? pageOf(announcements),
      tag: 'summary',
    };
  },
});

/** Says only what is in it. */
function previewOf({ words }: EmailContext, { names, likes, newMembers, announcements }: Facts): string {
  if (names.length + likes > 0) return words.summary.preview;
  return newMembers.length > 0 ? words.newMembers.recent.preview : (announcements[0]?.text.title ?? '');
}

/** Where most of it is; undefined for what staff wrote. */
function placeOf({ names, likes, newMembers }: Facts, origin: string): string | undefined {
  if (names.length > 0) return chatsUrl(origin);
  if (likes > 0) return likesUrl(origin);
  return newMembers.length > 0 ? newMembersUrl(origin) : undefined;
}

/** Of one its own page; several have none in common. */
function pageOf([only, ...others]: Facts['announcements']): string {
  return only && others.length === 0 ? only.path || usualPath[only.kind] : '/';
}
