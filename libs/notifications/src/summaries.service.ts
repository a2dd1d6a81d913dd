import { Injectable } from '@nestjs/common';
import type { ChatId, MemberId, NotificationCategory } from '#contracts';
import { Transactions } from '#database';
import { Outbox, type Claim } from '#events';
import { LikesService } from '#likes';
import type { JobOutcome } from '#queues';
import { EmailsService } from './emails.service.js';
import { MemberMails } from './member-mails.service.js';
import { summaryDue } from './notifications.events.js';
import { PreferencesService } from './preferences.service.js';
import { whyNoMail, whyNoMessageMail } from './reminders.policy.js';
import { UnreadChats } from './unread-chats.service.js';
import { WaitingRepository, type Waiting } from './waiting.repository.js';

const MEMBERS_AT_ONCE = 500;

/** What waits for its reader's hour comes as one mail: of each thing it is asked once more whether it is still worth telling. */
@Injectable()
export class SummariesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly waiting: WaitingRepository,
    private readonly preferences: PreferencesService,
    private readonly chats: UnreadChats,
    private readonly likes: LikesService,
    private readonly emails: EmailsService,
    private readonly memberMails: MemberMails,
    private readonly outbox: Outbox,
  ) {}

  /** Calls for the summaries that are due; true when there are more of them. */
  planDue(): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const members = await this.waiting.leaseDue(tx, MEMBERS_AT_ONCE);
      for (const memberId of members) await this.outbox.tell(tx, summaryDue, { memberId });
      return members.length === MEMBERS_AT_ONCE;
    });
  }

  async send(claim: Claim, memberId: MemberId): Promise<JobOutcome> {
    const due = await this.transactions.read((tx) => this.waiting.due(tx, memberId));
    const [first, last] = [due[0], due.at(-1)];
    if (!first || !last) return this.memberMails.drop(claim, 'nothing waits');
    // Whatever becomes of the mail: what it would have told is done.
    claim.alongside((tx) => this.waiting.removeUntil(tx, memberId, last.due));
    const { reader, facts } = await this.memberMails.recipient(memberId);
    const why = whyNoMail(facts);
    if (why) return this.memberMails.drop(claim, why);
    const wanted = await this.stillChosen(memberId, due);
    const names = await this.writers(memberId, wanted);
    const likes = await this.countLikes(memberId, wanted);
    if (names.length + likes === 0) return this.memberMails.drop(claim, 'nothing new any more');
    return this.memberMails.send(claim, reader, {
      kind: 'summary',
      dedupeKey: `summary:${memberId}:${first.due.toISOString()}:${first.about}`,
      write: (stopUrl) => this.emails.summary(reader, { names, likes, stopUrl }),
    });
  }

  /** Without what its reader has turned off since. */
  private async stillChosen(memberId: MemberId, due: readonly Waiting[]): Promise<readonly Waiting[]> {
    const { preferences } = await this.preferences.read(memberId);
    return due.filter(({ category }) => preferences.paces[category].email !== 'never');
  }

  /** Who wrote what is still unread. */
  private async writers(memberId: MemberId, waiting: readonly Waiting[]): Promise<string[]> {
    const names: string[] = [];
    for (const chatId of new Set(waiting.filter(({ category }) => isAboutChat(category)).map(({ about }) => about))) {
      const chat = await this.chats.of(memberId, chatId as ChatId);
      const facts = chat && { status: 'active' as const, mailStops: [], unread: chat.num_unread_messages, chatState: chat.state };
      if (facts && !whyNoMessageMail(facts)) names.push(chat.profile.name);
    }
    return names;
  }

  private countLikes(memberId: MemberId, waiting: readonly Waiting[]): Promise<number> {
    return this.transactions.read(async (tx) => {
      let count = 0;
      for (const { category, about } of waiting)
        if (category === 'likes' && (await this.likes.unseen(tx, memberId, about as MemberId))) count += 1;
      return count;
    });
  }
}

const isAboutChat = (category: NotificationCategory): boolean => category !== 'likes';
