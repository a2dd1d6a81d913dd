import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import type { Claim } from '#events';
import { LikesService } from '#likes';
import { CardsService } from '#profiles';
import type { JobOutcome } from '#queues';
import { EmailsService } from './emails.service.js';
import { MailsRepository } from './mails.repository.js';
import { MemberMails } from './member-mails.service.js';
import { whyNoMail } from './reminders.policy.js';

const HOURS_BETWEEN = 24;

/** Tells a member who likes them, and with whom they match. */
@Injectable()
export class LikeMailsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly likes: LikesService,
    private readonly cards: CardsService,
    private readonly mails: MailsRepository,
    private readonly emails: EmailsService,
    private readonly memberMails: MemberMails,
  ) {}

  /** Nothing goes out when the like was taken back or seen meanwhile. */
  async sendLike(claim: Claim, memberId: MemberId, likerId: MemberId): Promise<JobOutcome> {
    const { reader, facts } = await this.memberMails.recipient(memberId);
    const like = await this.transactions.read((tx) => this.likes.unseen(tx, memberId, likerId));
    const why = whyNoMail(facts);
    if (why || !like) return this.memberMails.drop(claim, why ?? 'seen meanwhile, or taken back');
    // Who takes a like back and gives it again is told of once a day.
    const keyStart = `like:${memberId}:${likerId}:${like.match ? 'match' : 'like'}:`;
    const dedupeKey = `${keyStart}${like.at}`;
    if (await this.transactions.read((tx) => this.mails.wentOutSince(tx, memberId, { dedupeKey, keyStarts: [keyStart] }, HOURS_BETWEEN)))
      return this.memberMails.drop(claim, 'told today');
    const name = (await this.transactions.read((tx) => this.cards.names(tx, [likerId]))).get(likerId);
    if (!name) return this.memberMails.drop(claim, 'the other one is gone');
    return this.memberMails.tell(claim, reader, {
      kind: 'like',
      dedupeKey,
      category: 'likes',
      about: likerId,
      write: (stopUrl) => this.emails.like(reader, { likerId, name, isMatch: like.match, stopUrl }),
    });
  }
}
