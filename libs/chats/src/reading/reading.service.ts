import { Injectable } from '@nestjs/common';
import {
  AppError,
  limits,
  type Badges,
  type ChatAnswer,
  type ChatId,
  type ChatsAnswer,
  type MemberId,
  type MessagesAnswer,
  type MessagesQuery,
} from '#contracts';
import { Transactions, type Tx } from '#database';
import { ChatsRepository, RefusalsService, toReadMessage, type FeedMark } from '../conversations/index.js';
import { ChatViews } from './chat-views.js';
import { FeedMarks } from './feed-marks.js';
import { ReadMarks } from './read-marks.js';

const FEED_PAGE = 200;
const HISTORY_PAGE = 50;

@Injectable()
export class ReadingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly chats: ChatsRepository,
    private readonly feedMarks: FeedMarks,
    private readonly marks: ReadMarks,
    private readonly views: ChatViews,
    private readonly refusals: RefusalsService,
  ) {}

  /** Where the feed stands: all that an idle poll costs. */
  feedMark(me: MemberId): Promise<FeedMark> {
    return this.feedMarks.of(me);
  }

  badges(me: MemberId): Promise<Badges> {
    return this.transactions.read((tx) => this.chats.badges(tx, me));
  }

  /** Conversations that changed after the cursor. A cursor too old, or of nobody, is still right: everything comes. Without one no tombstone does. */
  feed(me: MemberId, after: number | undefined, mark: FeedMark): Promise<ChatsAnswer> {
    return this.transactions.read(async (tx) => {
      const { rows, unread } = await this.chats.changedAfter(tx, me, after && after > mark.seq ? 0 : after, FEED_PAGE);
      const more = rows.length === FEED_PAGE;
      return {
        chats: await this.views.all(tx, me, rows),
        cursor: more ? (rows.at(-1)?.inboxSeq ?? mark.seq) : mark.seq,
        more,
        num_unread_messages: unread,
        num_new_likes: mark.newLikes,
      };
    });
  }

  /** Finds or prepares the conversation with a member. Nothing is sent and nothing counts until the first message. */
  async open(me: MemberId, otherId: MemberId): Promise<ChatAnswer> {
    return this.transactions.run(async (tx) => {
      if (!(await this.views.mayMeet(tx, me, otherId))) throw new AppError('member_not_found');
      return { chat: await this.views.withMember(tx, me, otherId) };
    });
  }

  /** One conversation, also one that has no message yet. */
  async chat(me: MemberId, chatId: ChatId): Promise<ChatAnswer> {
    return this.transactions.read(async (tx) => {
      const other = await this.chats.otherOf(tx, me, chatId);
      if (!other) throw await this.refusals.missing(tx, me, chatId);
      if (!(await this.views.mayMeet(tx, me, other))) throw new AppError('conversation_not_found');
      return { chat: await this.views.one(tx, me, chatId, other) };
    });
  }

  /** Whether the member has ever written in it. */
  hasWritten(me: MemberId, chatId: ChatId): Promise<boolean> {
    return this.transactions.read((tx) => this.chats.hasWritten(tx, me, chatId));
  }

  /** Whether `open` would find somebody. */
  mayOpen(me: MemberId, otherId: MemberId): Promise<boolean> {
    return this.transactions.read((tx) => this.views.mayMeet(tx, me, otherId));
  }

  /** Whether there is such a conversation for this member; one that a block took away still answers, with the reason. */
  isThere(me: MemberId, chatId: ChatId): Promise<boolean> {
    return this.transactions.read(async (tx) => {
      const other = await this.chats.otherOf(tx, me, chatId);
      return other ? this.views.mayMeet(tx, me, other) : (await this.chats.otherSide(tx, me, chatId))?.taken === true;
    });
  }

  async messages(me: MemberId, chatId: ChatId, query: MessagesQuery): Promise<MessagesAnswer> {
    return this.transactions.read(async (tx) => {
      const history = await this.chats.history(tx, me, chatId, {
        ...(query.after !== undefined && { after: query.after }),
        ...(query.before !== undefined && { before: query.before }),
        limit: query.limit ?? HISTORY_PAGE,
        months: limits.historyMonths,
      });
      if (!history) throw await this.refusals.missing(tx, me, chatId);
      const { messages, rewritten, ...marks } = history;
      return { messages: (messages ?? []).map((row) => toReadMessage(row, me)), ...marks, ...(rewritten > 0 && { rewritten }) };
    });
  }

  /** Moves the read pointer forward; the other side hears of it unless one of the two keeps such marks back. */
  async markRead(me: MemberId, chatId: ChatId, seq: number): Promise<void> {
    if (await this.marks.move(me, chatId, seq)) return;
    // A conversation without a message has no pointer yet; one of others has none for us.
    await this.transactions.read(async (tx) => {
      const other = await this.chats.otherOf(tx, me, chatId);
      if (!other) throw await this.refusals.missing(tx, me, chatId);
    });
  }

  /** The conversation of two members if a message was ever sent in it, also while it is hidden. */
  async chatBetween(tx: Tx, me: MemberId, otherId: MemberId): Promise<ChatId | null> {
    return (await this.chats.between(tx, me, otherId)) ?? null;
  }

  /** How many messages of it the member has not seen. Until the commit nobody writes to the member; 0 where it is not theirs. */
  async lockUnread(tx: Tx, me: MemberId, chatId: ChatId): Promise<number> {
    await this.chats.lockInbox(tx, me);
    return this.chats.unreadIn(tx, chatId, me);
  }

  unreadIn(chatId: string, memberId: string): Promise<number> {
    return this.transactions.read((tx) => this.chats.unreadIn(tx, chatId, memberId));
  }
}
