import { Injectable } from '@nestjs/common';
import { notificationCategories, type ChatId, type MemberId, type NotificationCategory } from '#contracts';
import { Transactions } from '#database';
import { LikesService } from '#likes';
import { NewMembersService, type NewMember } from '#search';
import type { AnnouncementFacts } from '../announcements/index.js';
import { AnnouncedNews } from './announced-news.service.js';
import type { Pending, Summary } from './pending.repository.js';
import { PreferencesService } from '../preferences/index.js';
import { whyNoMessageMail } from './reminders.policy.js';
import { UnreadChats } from './unread-chats.service.js';

/** What the things of a category are about: one that nothing is said of here would wait for its summary and never be told. */
const subjects = {
  new_conversations: 'chat',
  new_messages: 'chat',
  unread_messages: 'chat',
  likes: 'liker',
  unread_notifications: 'chat or liker',
  new_members: 'newcomer',
  promotions: 'announcement',
  site_news: 'announcement',
} as const satisfies Record<NotificationCategory, string>;
type Subject = (typeof subjects)[NotificationCategory];

/** Who wrote what is unread, how many like the reader, who is new, and what staff wrote to everybody. */
export interface SummaryNews {
  readonly names: readonly string[];
  readonly likes: number;
  readonly newMembers: readonly NewMember[];
  readonly announcements: readonly AnnouncementFacts[];
}

interface Chosen {
  readonly chats: ReadonlySet<string>;
  readonly likers: ReadonlySet<string>;
  readonly joined: readonly MemberId[];
  readonly announced: readonly string[];
}

/** What of the things that waited is still worth telling: each is asked once more. */
@Injectable()
export class SummaryNewsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly preferences: PreferencesService,
    private readonly chats: UnreadChats,
    private readonly likes: LikesService,
    private readonly newMembers: NewMembersService,
    private readonly announced: AnnouncedNews,
  ) {}

  /** Undefined when none of it is. */
  async stillNew(summary: Summary, due: readonly Pending[]): Promise<SummaryNews | undefined> {
    const { chats, likers, joined, announced } = await this.stillChosen(summary, due);
    const [names, likes] = [await this.writers(summary.memberId, chats), await this.countLikes(summary.memberId, likers)];
    const newMembers = await this.newMembers.stillNew(summary.memberId, joined);
    const announcements = await this.announced.of(summary.memberId, announced);
    const isEmpty = names.length + likes + newMembers.length + announcements.length === 0;
    return isEmpty ? undefined : { names, likes, newMembers, announcements };
  }

  /** Conversations and likes, each once, without those of which the reader wants to hear nothing any more. */
  private async stillChosen({ memberId, channel }: Summary, due: readonly Pending[]): Promise<Chosen> {
    const { frequencies } = (await this.preferences.read(memberId)).preferences;
    const wants = (category: NotificationCategory) => frequencies[category][channel] !== 'never';
    const about = (subject: Subject) =>
      due.filter(({ category }) => subjects[category] === subject && wants(category)).map((one) => one.about);
    const wantsAny = (subject: Subject) => notificationCategories.some((category) => subjects[category] === subject && wants(category));
    // What is unseen may be either: the id of a conversation finds no like, and that of a liker no conversation.
    const unseen = about('chat or liker');
    return {
      chats: new Set([...about('chat'), ...(wantsAny('chat') ? unseen : [])]),
      likers: new Set([...about('liker'), ...(wantsAny('liker') ? unseen : [])]),
      joined: about('newcomer') as MemberId[],
      announced: about('announcement'),
    };
  }

  /** Who wrote what is still unread. */
  private async writers(memberId: MemberId, chats: ReadonlySet<string>): Promise<string[]> {
    const names: string[] = [];
    for (const chatId of chats) {
      const chat = await this.chats.of(memberId, chatId as ChatId);
      const facts = chat && {
        status: 'active' as const,
        fictional: false,
        mailStops: [],
        unread: chat.num_unread_messages,
        chatState: chat.state,
      };
      if (facts && !whyNoMessageMail(facts)) names.push(chat.profile.name);
    }
    return names;
  }

  private countLikes(memberId: MemberId, likers: ReadonlySet<string>): Promise<number> {
    return this.transactions.read(async (tx) => {
      let count = 0;
      for (const likerId of likers) if (await this.likes.unseen(tx, memberId, likerId as MemberId)) count += 1;
      return count;
    });
  }
}
