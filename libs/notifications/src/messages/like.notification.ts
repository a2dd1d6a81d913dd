import { mailsADay } from '#auth';
import type { MemberId } from '#contracts';
import { fill } from '#i18n';
import { likeEvents, LikesService } from '#likes';
import { CardsService } from '#profiles';
import { action, frame, MailsRepository, matchUrl, profileUrl, saying } from '../mails/index.js';
import { defineChosenMail, definePush } from '../definitions/index.js';
import { Recipients } from '../recipients/index.js';
import { whyNoMail } from '../summaries/index.js';
import { givenLike } from './payload-parts.js';
import { sampleId } from './samples.js';

const HOURS_BETWEEN = 24;

type Facts = { readonly likerId: MemberId; readonly name: string; readonly isMatch: boolean };

/** Who likes the reader; when they like each other, it leads to the greeting. Nothing goes out when the like was taken back or seen meanwhile. */
export const likeMail = defineChosenMail({
  kind: 'like',
  job: 'mail.like',
  on: [{ event: likeEvents.liked, delay: 60 }],
  payload: givenLike,
  urgency: 'bulk',
  guarantee: 'at-most-once',
  /** As with messages. */
  limit: mailsADay(40),
  categories: ['likes'],
  uses: { likes: LikesService, cards: CardsService, mails: MailsRepository, recipients: Recipients },
  async load({ memberId, likerId }, { likes, cards, mails, recipients, read }) {
    const { to, reader } = await recipients.member(memberId);
    const like = await read((tx) => likes.unseen(tx, memberId, likerId));
    const why = whyNoMail(reader);
    if (why || !like) return why ?? 'seen meanwhile, or taken back';
    // Who takes a like back and gives it again is told of once a day.
    const keyStart = `${memberId}:${likerId}:${like.match ? 'match' : 'like'}:`;
    const key = `${keyStart}${like.at}`;
    const past = { dedupeKey: `like:${key}`, keyStarts: [`like:${keyStart}`] };
    if (await read((tx) => mails.wentOutSince(tx, memberId, past, HOURS_BETWEEN))) return 'told today';
    const name = (await read((tx) => cards.names(tx, [likerId]))).get(likerId);
    if (!name) return 'the other one is gone';
    const facts: Facts = { likerId, name, isMatch: like.match };
    return { to, key, facts, choice: { category: 'likes', about: likerId } };
  },
  write(context, { likerId, name, isMatch }) {
    const words = isMatch ? context.words.match : context.words.like;
    const url = isMatch ? matchUrl(context.origin, likerId) : profileUrl(context.origin, likerId);
    return {
      ...frame(
        context,
        saying(words, (text) => text.replaceAll('{name}', name)),
      ),
      action: action(context, words.button, url),
      notes: [],
    };
  },
  samples: {
    like: { likerId: sampleId, name: 'Jan', isMatch: false },
    match: { likerId: sampleId, name: 'Jan', isMatch: true },
  },
});

/** The same on the devices of the reader. */
export const likePush = definePush({
  job: 'push.like',
  on: [{ event: likeEvents.liked, delay: 3 }],
  payload: givenLike,
  categories: ['likes'],
  uses: { likes: LikesService, cards: CardsService },
  async load({ memberId, likerId }, { likes, cards, read }) {
    const like = await read((tx) => likes.unseen(tx, memberId, likerId));
    const name = (await read((tx) => cards.names(tx, [likerId]))).get(likerId);
    if (!like || !name) return 'seen meanwhile, or taken back';
    const facts: Facts = { likerId, name, isMatch: like.match };
    return { memberId, facts, choice: { category: 'likes', about: likerId } };
  },
  write({ words, locale }, { likerId, name, isMatch }) {
    const { subject, preview } = isMatch ? words.match : words.like;
    const url = isMatch ? `/likes/m/${likerId}` : `/members/${likerId}`;
    return { title: fill(subject, locale, { name }), body: preview, url, tag: `like-${likerId}` };
  },
});
