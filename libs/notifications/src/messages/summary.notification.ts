import { localeFacts } from '#contracts';
import { fill, fillPlural } from '#i18n';
import { announcementUrl, chatsUrl, homeUrl, likesUrl } from '../addresses.js';
import { paragraphsOf, usualPath } from '../announcements.policy.js';
import { defineChosenMail } from '../define-mail.js';
import { definePush } from '../define-push.js';
import { action, frame } from '../email-parts.js';
import { Recipients } from '../recipients.service.js';
import { whyNoMail } from '../reminders.policy.js';
import { SummariesService, type News } from '../summaries.service.js';
import { samplePeople, writtenSample } from './samples.js';

type Facts = Pick<News, 'names' | 'likes' | 'announcements'>;

/** How many like the reader and who wrote, a sentence for each that there is; and what staff wrote, in full. */
export const summaryMail = defineChosenMail({
  kind: 'summary',
  job: 'mail.summary',
  urgency: 'bulk',
  guarantee: 'at-most-once',
  categories: ['new_conversations', 'new_messages', 'unread_messages', 'likes', 'unread_notifications', 'promotions', 'site_news'],
  uses: { summaries: SummariesService, recipients: Recipients },
  async load({ memberId }, { summaries, recipients, claim }) {
    const news = await summaries.newsFor(claim, { memberId, channel: 'email' });
    const { to, reader } = await recipients.member(memberId);
    const why = whyNoMail(reader);
    if (why || !news) return why ?? 'nothing new any more';
    const facts: Facts = news;
    return { to, key: `${memberId}:${news.key}`, facts, choice: 'made' };
  },
  write(context, { names, likes, announcements }) {
    const { summary } = context.words;
    const list = new Intl.ListFormat(localeFacts[context.locale].iso).format(names);
    const place = names.length > 0 ? chatsUrl(context.origin) : likes > 0 ? likesUrl(context.origin) : homeUrl(context.origin);
    return {
      ...frame(context, { ...summary, text: '' }),
      paragraphs: [
        ...(names.length > 0 ? [fillPlural(summary.messages, context.locale, names.length, { names: list })] : []),
        ...(likes > 0 ? [fillPlural(summary.likes, context.locale, likes)] : []),
      ],
      sections: announcements.map(({ kind, text, path }) => ({
        title: text.title,
        lang: localeFacts[text.language].iso,
        paragraphs: paragraphsOf(text.body),
        link: {
          label: context.say(context.words.announcements[kind].button),
          url: announcementUrl(context.origin, path || usualPath[kind]),
        },
      })),
      action: action(context, summary.button, place),
      notes: [],
    };
  },
  samples: {
    'summary-one': { names: ['Jan'], likes: 1, announcements: [] },
    'summary-several': { names: samplePeople.map(({ name }) => name), likes: 5, announcements: [] },
    'summary-with-news': (context): Facts => ({
      names: [],
      likes: 1,
      announcements: [{ kind: 'site_news', text: writtenSample(context), path: '' }],
    }),
  },
});

/** The same on the devices of the reader: two sentences, and a line for each thing that staff wrote. */
export const summaryPush = definePush({
  job: 'push.summary',
  categories: ['new_conversations', 'new_messages', 'unread_messages', 'likes', 'unread_notifications', 'promotions', 'site_news'],
  uses: { summaries: SummariesService },
  async load({ memberId }, { summaries, claim }) {
    const facts = await summaries.newsFor(claim, { memberId, channel: 'push' });
    return facts ? { memberId, facts, choice: 'made' } : 'nothing new any more';
  },
  write({ words: { summary, announcements: written }, locale, site }, { names, likes, announcements }) {
    const list = new Intl.ListFormat(localeFacts[locale].iso).format(names);
    return {
      title: fill(summary.subject, locale, { site }),
      body: [
        [
          ...(names.length > 0 ? [fillPlural(summary.messages, locale, names.length, { names: list })] : []),
          ...(likes > 0 ? [fillPlural(summary.likes, locale, likes)] : []),
        ].join(' '),
        ...announcements.map(({ kind, text }) => fill(written[kind].subject, locale, { site, title: text.title })),
      ]
        .filter(Boolean)
        .join('\n'),
      url: names.length > 0 ? '/chats' : likes > 0 ? '/likes/received' : pageOf(announcements),
      tag: 'summary',
    };
  },
});

/** Of one its own page; several have none in common. */
function pageOf([only, ...others]: Facts['announcements']): string {
  return only && others.length === 0 ? only.path || usualPath[only.kind] : '/';
}
