import { Injectable } from '@nestjs/common';
import { notificationChannels, type MemberId, type NotificationCategory, type NotificationChannel } from '#contracts';
import { Transactions, type Tx } from '#database';
import { AnnouncementsRepository, audienceOf, textFor, type Announcement } from '../announcements/index.js';
import { asMail, asPush, Mailing, type Content } from './mailing.js';
import { MailingsRepository } from './mailings.repository.js';
import { announcementMails, announcementPushes } from '../messages/index.js';
import { Recipients, whyNotSent, type Audience } from '../recipients/index.js';
import { TimingService } from '../preferences/index.js';

/** There is no text that this reader could read: the row waits for one until the mailing is over. */
const leftAsItIs: Content = { kind: 'later', at: undefined };

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

  async contentFor(memberId: MemberId, id: string, channel: NotificationChannel): Promise<Content> {
    const announcement = await this.transactions.read((tx) => this.announcements.find(tx, id));
    if (announcement?.state !== 'running') return { kind: 'nothing' };
    return channel === 'push' ? this.pushFor(memberId, announcement) : this.mailFor(memberId, announcement);
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

  private async mailFor(memberId: MemberId, announcement: Announcement): Promise<Content> {
    const { to, reader } = await this.recipients.member(memberId);
    const { category } = audienceOf(announcement);
    if (whyNotSent(reader, category)) return { kind: 'nothing' };
    const later = category
      ? await this.inSummary(announcement, memberId, { category, channel: 'email' })
      : await this.afterQuietHours(memberId);
    if (later) return later;
    const { kind, texts, path } = announcement;
    const text = textFor(texts, to.language);
    if (!text) return leftAsItIs;
    return asMail(announcementMails[kind], { to, facts: { kind, text, path }, language: text.language });
  }

  private async pushFor(memberId: MemberId, announcement: Announcement): Promise<Content> {
    const { category } = audienceOf(announcement);
    const push = announcementPushes[announcement.kind];
    if (!category || !push) return { kind: 'nothing' };
    const later = await this.inSummary(announcement, memberId, { category, channel: 'push' });
    if (later) return later;
    const { to } = await this.recipients.member(memberId);
    const { id, kind, texts, path } = announcement;
    const text = textFor(texts, to.language);
    return text ? asPush(push, { memberId, language: text.language, facts: { id, kind, text, path } }) : leftAsItIs;
  }

  /** What the site owes its readers is no news among others: it waits by itself. */
  private async afterQuietHours(memberId: MemberId): Promise<Content | undefined> {
    const at = await this.transactions.read((tx) => this.timing.quietEnd(tx, memberId));
    return at && { kind: 'later', at };
  }

  /** Whoever wants such things once a day or a week, or has quiet hours, finds it in a summary, which is then the only mail, or push, with it. */
  private async inSummary(
    { id: about }: Announcement,
    memberId: MemberId,
    { category, channel }: { readonly category: NotificationCategory; readonly channel: NotificationChannel },
  ): Promise<Content | undefined> {
    const moment = await this.transactions.read((tx) => this.timing.momentFor(tx, memberId, category, channel));
    if (moment === 'now') return undefined;
    return moment === 'never' ? { kind: 'nothing' } : { kind: 'in a summary', news: [{ memberId, category, about, due: moment }] };
  }
}
