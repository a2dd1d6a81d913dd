import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import { ReadingService } from '#chats';
import { localeFacts, type ChatId, type Locale, type MemberId, type NotificationCategory } from '#contracts';
import { Transactions } from '#database';
import type { Claim } from '#events';
import { fill, fillPlural, wordsFor, type MailWords } from '#i18n';
import { LikesService } from '#likes';
import { CardsService } from '#profiles';
import { skipped, type JobOutcome } from '#queues';
import { SiteService } from '#site';
import { VisibilityService } from '#visibility';
import { PushDelivery } from './push-delivery.js';
import { TimingService } from './timing.service.js';
import { UnreadChats } from './unread-chats.service.js';
import { WaitingRepository } from './waiting.repository.js';

interface Notice {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
}
type Say = (words: MailWords, locale: Locale, site: string) => Notice;
interface Kind {
  readonly category: NotificationCategory;
  readonly about: string;
  readonly say: Say;
}

/** The pushes, in the member's language: who and how much, never what was written. */
@Injectable()
export class NoticesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly sites: SiteService,
    private readonly chats: UnreadChats,
    private readonly reading: ReadingService,
    private readonly likes: LikesService,
    private readonly cards: CardsService,
    private readonly timing: TimingService,
    private readonly waiting: WaitingRepository,
    private readonly delivery: PushDelivery,
    private readonly visibility: VisibilityService,
  ) {}

  async message(claim: Claim, memberId: MemberId, chatId: ChatId): Promise<JobOutcome> {
    const chat = await this.chats.of(memberId, chatId);
    if (!chat?.num_unread_messages || chat.state !== 'open') return this.drop(claim, 'read meanwhile');
    const { num_unread_messages: count, profile } = chat;
    return this.tell(claim, memberId, {
      category: (await this.chats.hasAnswered(memberId, chatId)) ? 'new_messages' : 'new_conversations',
      about: chatId,
      say: ({ unread }, locale) => ({
        title: fillPlural(unread.subject, locale, count, { name: profile.name }),
        body: unread.preview,
        url: `/chats/${chatId}`,
        tag: `chat-${chatId}`,
      }),
    });
  }

  async like(claim: Claim, memberId: MemberId, likerId: MemberId): Promise<JobOutcome> {
    const like = await this.transactions.read((tx) => this.likes.unseen(tx, memberId, likerId));
    const name = (await this.transactions.read((tx) => this.cards.names(tx, [likerId]))).get(likerId);
    if (!like || !name) return this.drop(claim, 'seen meanwhile, or taken back');
    return this.tell(claim, memberId, {
      category: 'likes',
      about: likerId,
      say: (words, locale) => {
        const { subject, preview } = like.match ? words.match : words.like;
        const url = like.match ? `/likes/m/${likerId}` : `/members/${likerId}`;
        return { title: fill(subject, locale, { name }), body: preview, url, tag: `like-${likerId}` };
      },
    });
  }

  summary(claim: Claim, memberId: MemberId, { names, likes }: { names: readonly string[]; likes: number }): Promise<JobOutcome> {
    return this.send(claim, memberId, ({ summary }, locale, site) => ({
      title: fill(summary.subject, locale, { site }),
      body: [
        ...(names.length > 0 ? [fillPlural(summary.messages, locale, names.length, { names: listOf(names, locale) })] : []),
        ...(likes > 0 ? [fillPlural(summary.likes, locale, likes)] : []),
      ].join(' '),
      url: names.length > 0 ? '/chats' : '/likes/received',
      tag: 'summary',
    }));
  }

  drop(claim: Claim, why: string): Promise<JobOutcome> {
    return this.delivery.drop(claim, why);
  }

  private async tell(claim: Claim, memberId: MemberId, { category, about, say }: Kind): Promise<JobOutcome> {
    const moment = await this.transactions.read((tx) => this.timing.momentFor(tx, memberId, category, 'push'));
    if (moment === 'never') return this.drop(claim, 'not wanted');
    if (moment === 'now') return this.send(claim, memberId, say);
    await this.transactions.run(async (tx) => {
      if (await claim.settle(tx)) await this.waiting.add(tx, { memberId, channel: 'push', category, about, due: moment });
    });
    return skipped('waits for a summary');
  }

  private async send(claim: Claim, memberId: MemberId, say: Say): Promise<JobOutcome> {
    const [{ status, siteId, language }, standing] = await this.transactions.read(
      async (tx) => [await this.accounts.account(tx, memberId), await this.visibility.standingOf(tx, memberId)] as const,
    );
    if (status !== 'active') return this.drop(claim, 'the account is not active');
    if (standing?.fictional) return this.drop(claim, 'no person reads it');
    const [{ name: site }, { messages, likes }] = await Promise.all([this.sites.byId(siteId), this.reading.badges(memberId)]);
    return this.delivery.deliver(claim, { memberId, ...say(wordsFor(language).mails, language, site), badge: messages + likes });
  }
}

const listOf = (names: readonly string[], locale: Locale): string => new Intl.ListFormat(localeFacts[locale].iso).format(names);
