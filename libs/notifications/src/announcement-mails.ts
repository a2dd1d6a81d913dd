import { Injectable } from '@nestjs/common';
import { StaffAddresses } from '#auth';
import type { Locale } from '#contracts';
import { Transactions } from '#database';
import type { Claim } from '#events';
import { skipped, type JobOutcome } from '#queues';
import { audienceOf, textFor } from './announcements.policy.js';
import { AnnouncementsRepository, type Announcement } from './announcements.repository.js';
import { MailDelivery } from './mail-delivery.js';
import { MemberMails, type Recipient } from './member-mails.service.js';
import { StaffEmails } from './staff-emails.service.js';

export interface AnnouncementTest {
  readonly testId: string;
  readonly announcementId: string;
  readonly staffId: string;
  readonly language: Locale;
}

/** Single mails of an announcement. */
@Injectable()
export class AnnouncementMails {
  constructor(
    private readonly transactions: Transactions,
    private readonly announcements: AnnouncementsRepository,
    private readonly memberMails: MemberMails,
    private readonly delivery: MailDelivery,
    private readonly emails: StaffEmails,
    private readonly staff: StaffAddresses,
  ) {}

  /** A duty has no way to stop it; it says why it comes instead. */
  async send({ kind, texts, path, siteId }: Announcement, reader: Recipient, dedupeKey: string): Promise<JobOutcome> {
    const text = textFor(texts, reader.language);
    if (!text) return skipped('nothing is written');
    const { kind: mailKind, category } = audienceOf({ kind, siteId, countries: [] });
    const facts = { kind, text, path };
    if (category) {
      const write = (stopUrl: (origin: string) => string) => this.emails.announcement(reader, { ...facts, stopUrl });
      return this.memberMails.send('no claim', reader, { kind: mailKind, dedupeKey, write });
    }
    const { memberId, language: locale, email: to } = reader;
    const email = await this.emails.announcement(reader, facts);
    return this.delivery.deliver('no claim', { kind: mailKind, dedupeKey, memberId, locale, to, email });
  }

  /** As members will get it, to the address of whoever asked for it. */
  async sendTest(claim: Claim, { testId, announcementId, staffId, language }: AnnouncementTest): Promise<JobOutcome> {
    const [announcement, staff] = await this.transactions.read(
      async (tx) => [await this.announcements.find(tx, announcementId), await this.staff.find(tx, staffId)] as const,
    );
    const text = announcement && textFor(announcement.texts, language);
    if (!text || !staff) return this.delivery.drop(claim, 'nothing to test');
    const { kind, path, siteId } = announcement;
    const email = await this.emails.announcement({ siteId: siteId ?? '', language, name: staff.name }, { kind, text, path });
    return this.delivery.deliver(claim, {
      dedupeKey: `announcement-test:${testId}`,
      kind: 'announcement-test',
      memberId: null,
      locale: language,
      to: staff.email,
      email: { ...email, subject: `Test: ${email.subject}` },
    });
  }
}
