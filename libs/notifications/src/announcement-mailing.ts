import { Injectable } from '@nestjs/common';
import { notificationChannels, type MemberId, type NotificationCategory, type NotificationChannel } from '#contracts';
import { Transactions, type Tx } from '#database';
import { AnnouncementsRepository, type Announcement } from './announcements.repository.js';
import { audienceOf, textFor } from './announcements.policy.js';
import { MailDelivery } from './mail-delivery.js';
import { Mailing } from './mailing.js';
import { MailingsRepository } from './mailings.repository.js';
import { announcementMails, announcementPushes } from './messages/announcement.notification.js';
import { MessagesService } from './messages.service.js';
import { PendingService } from './pending.service.js';
import { PushesService } from './pushes.service.js';
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
    private readonly pushes: PushesService,
    private readonly pending: PendingService,
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
    if (category && (await this.isLaterOrNever(announcement, memberId, { category, channel: 'email' }))) return undefined;
    // What the site owes its readers is no news among others: it waits by itself.
    const quietEnd = category ? undefined : await this.transactions.read((tx) => this.timing.quietEnd(tx, memberId));
    if (quietEnd) return quietEnd;
    const { kind, texts, path } = announcement;
    const text = textFor(texts, to.language);
    if (text) await this.messages.sendOne(announcementMails[kind], { to, facts: { kind, text, path }, language: text.language }, dedupeKey);
    return undefined;
  }

  async push(memberId: MemberId, id: string): Promise<Date | undefined> {
    const announcement = await this.transactions.read((tx) => this.announcements.find(tx, id));
    const category = announcement?.state === 'running' && audienceOf(announcement).category;
    const push = announcement && announcementPushes[announcement.kind];
    if (!category || !push) return this.pushes.suppress(this.keyOf(id, memberId));
    if (await this.isLaterOrNever(announcement, memberId, { category, channel: 'push' })) return undefined;
    const { to } = await this.recipients.member(memberId);
    const { kind, texts, path } = announcement;
    const text = textFor(texts, to.language);
    if (!text) return undefined;
    return this.pushes.sendOne(push, { memberId, language: text.language, facts: { id, kind, text, path } }, this.keyOf(id, memberId));
  }

  rangeEnded(tx: Tx, id: string): Promise<void> {
    return this.announcements.count(tx, id, this.nameOf(id));
  }

  /** Of several planners one finds it; it has all its ranges, or has not begun. */
  private async begin(tx: Tx): Promise<boolean> {
    const due = await this.announcements.lockDue(tx);
    if (!due) return false;
    const audience = audienceOf(due);
    const receivers = await this.mailings.countReceivers(tx, audience);
    for (const channel of notificationChannels)
      await this.mailings.plan(tx, { mailing: this.nameOf(due.id), zone: null, channel }, audience);
    await this.announcements.begin(tx, due.id, receivers);
    await this.announcements.count(tx, due.id, this.nameOf(due.id));
    return true;
  }

  /** Whoever wants such things once a day or a week, or has quiet hours, finds it in a summary, which is then the only mail, or push, with it. */
  private async isLaterOrNever(
    { id: about }: Announcement,
    memberId: MemberId,
    { category, channel }: { readonly category: NotificationCategory; readonly channel: NotificationChannel },
  ): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const moment = await this.timing.momentFor(tx, memberId, category, channel);
      if (moment === 'now') return false;
      const news = moment === 'never' ? [] : [{ memberId, category, about, due: moment }];
      await this.pending.insteadOf(tx, { channel, dedupeKey: this.keyOf(about, memberId) }, news);
      return true;
    });
  }
}
