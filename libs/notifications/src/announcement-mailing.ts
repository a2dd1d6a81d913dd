import { Injectable } from '@nestjs/common';
import type { MemberId, NotificationCategory } from '#contracts';
import { Transactions, type Tx } from '#database';
import { AnnouncementsRepository, type Announcement } from './announcements.repository.js';
import { audienceOf, textFor } from './announcements.policy.js';
import { MailDelivery } from './mail-delivery.js';
import { Mailing } from './mailing.js';
import { MailingsRepository } from './mailings.repository.js';
import { announcementMails } from './messages/announcement.notification.js';
import { MessagesService } from './messages.service.js';
import { whyNotSent, type Audience } from './receivers.policy.js';
import { Recipients } from './recipients.service.js';
import { TimingService } from './timing.service.js';

/** What staff write to members, at the moment that they chose. It stops in the middle when they stop it. */
@Injectable()
export class AnnouncementMailing extends Mailing {
  readonly kind = 'announcement';

  constructor(
    private readonly transactions: Transactions,
    private readonly announcements: AnnouncementsRepository,
    private readonly mailings: MailingsRepository,
    private readonly recipients: Recipients,
    private readonly timing: TimingService,
    private readonly messages: MessagesService,
    private readonly delivery: MailDelivery,
  ) {
    super();
  }

  async planDue(): Promise<void> {
    while (await this.transactions.run((tx) => this.begin(tx)));
  }

  async audience(tx: Tx, id: string): Promise<Audience | undefined> {
    const announcement = await this.announcements.find(tx, id);
    return announcement?.state === 'running' ? audienceOf(announcement) : undefined;
  }

  async send(memberId: MemberId, id: string): Promise<Date | undefined> {
    const dedupeKey = this.keyOf(id, memberId);
    const announcement = await this.transactions.read((tx) => this.announcements.find(tx, id));
    const { to, reader } = await this.recipients.member(memberId);
    if (announcement?.state !== 'running') return this.delivery.suppress(dedupeKey);
    const { category } = audienceOf(announcement);
    if (whyNotSent(reader, category)) return this.delivery.suppress(dedupeKey);
    if (category && (await this.isLaterOrNever(announcement, memberId, category))) return undefined;
    const quietEnd = await this.transactions.read((tx) => this.timing.quietEnd(tx, memberId));
    if (quietEnd) return quietEnd;
    const { kind, texts, path } = announcement;
    const text = textFor(texts, to.language);
    if (text) await this.messages.sendOne(announcementMails[kind], { to, facts: { kind, text, path }, language: text.language }, dedupeKey);
    return undefined;
  }

  rangeEnded(tx: Tx, id: string): Promise<void> {
    return this.announcements.count(tx, id, this.nameOf(id));
  }

  /** Of several planners one finds it; it has all its ranges, or has not begun. */
  private async begin(tx: Tx): Promise<boolean> {
    const due = await this.announcements.lockDue(tx);
    if (!due) return false;
    const receivers = await this.mailings.countReceivers(tx, audienceOf(due));
    await this.mailings.plan(tx, this.nameOf(due.id), null);
    await this.announcements.begin(tx, due.id, receivers);
    await this.announcements.count(tx, due.id, this.nameOf(due.id));
    return true;
  }

  /** Whoever wants such things once a day or a week finds it in that summary, which is then the only mail with it. */
  private async isLaterOrNever({ id }: Announcement, memberId: MemberId, category: NotificationCategory): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const frequency = await this.timing.frequencyOf(tx, memberId, category, 'email');
      if (frequency === 'at_once') return false;
      if (await this.delivery.suppressIn(tx, this.keyOf(id, memberId))) {
        if (frequency !== 'never') await this.timing.wait(tx, { memberId, channel: 'email', category, about: id });
      }
      return true;
    });
  }
}
