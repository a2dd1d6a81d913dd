import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, type Locale } from '#contracts';
import type { AnnouncementDraft, AnnouncementKind, InvitationMail, PreviewAnswer, PreviewBody } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { renderEmail } from '#mail';
import { AnnouncementsRepository, audienceOf } from '../announcements/index.js';
import { EmailContexts } from '../mails/index.js';
import { InvitationMailsRepository } from '../invitation-mails/index.js';
import { MailingsRepository } from '../mailings/index.js';
import { writeAnnouncement } from '../messages/index.js';
import { announcementDue, announcementTested, invitationMailed } from '../notifications.events.js';

interface Addressed {
  readonly kind: AnnouncementKind;
  readonly siteId: string | null;
  readonly countries: readonly string[];
}

/** For the preview: nobody in particular. */
const SAMPLE_NAME = 'Anna';
const styleSheet = /<style>[\s\S]*?<\/style>/g;

/** What staff do about the mails that they write: it is written down in their transaction, and sent by the worker. */
@Injectable()
export class StaffMails {
  constructor(
    private readonly transactions: Transactions,
    private readonly announcements: AnnouncementsRepository,
    private readonly mailings: MailingsRepository,
    private readonly invitations: InvitationMailsRepository,
    private readonly contexts: EmailContexts,
    private readonly outbox: Outbox,
  ) {}

  /** Answers the id of the draft. */
  make(tx: Tx, draft: AnnouncementDraft, staffId: string): Promise<string> {
    return this.announcements.insert(tx, draft, staffId);
  }

  /** Throws `announcement_under_way` for one that is no draft any more. */
  async save(tx: Tx, id: string, draft: AnnouncementDraft): Promise<void> {
    if (!(await this.announcements.save(tx, id, draft))) throw await this.whyNot(tx, id);
  }

  /** Without a moment: now. Throws `announcement_under_way` for one that was scheduled before. */
  async schedule(tx: Tx, id: string, at?: Date): Promise<void> {
    if (!(await this.announcements.schedule(tx, id, at))) throw await this.whyNot(tx, id);
    if (!at) await this.outbox.tell(tx, announcementDue, { announcementId: id });
  }

  /** What has gone out is out; nothing more follows. Throws `announcement_under_way` where there is nothing to stop. */
  async stop(tx: Tx, id: string): Promise<void> {
    if (!(await this.announcements.stop(tx, id))) throw await this.whyNot(tx, id);
  }

  async test(tx: Tx, announcementId: string, staffId: string, language: Locale): Promise<void> {
    if (!(await this.announcements.find(tx, announcementId))) throw new AppError('not_found');
    await this.outbox.tell(tx, announcementTested, { testId: randomUUID(), announcementId, staffId, language });
  }

  async invite(tx: Tx, invitationId: string, mail: InvitationMail): Promise<void> {
    await this.invitations.insert(tx, { invitationId, ...mail });
    await this.outbox.tell(tx, invitationMailed, { invitationId });
  }

  /** How many would get it now. */
  countReceivers(addressed: Addressed): Promise<number> {
    return this.transactions.read((tx) => this.mailings.countReceivers(tx, audienceOf(addressed)));
  }

  /** The mail as it would look. The back office shows it in its own page, which takes no style sheet of others: those are for dark screens and phones only. */
  async preview({ kind, language, title, body, path, site_id: siteId }: PreviewBody): Promise<PreviewAnswer> {
    const context = await this.contexts.of({ memberId: null, siteId: siteId ?? '', language, name: SAMPLE_NAME });
    const email = writeAnnouncement(context, { kind, text: { title, body, language }, path });
    const { html } = await renderEmail(email);
    return { subject: email.subject, html: html.replaceAll(styleSheet, '') };
  }

  private async whyNot(tx: Tx, id: string): Promise<AppError> {
    return new AppError((await this.announcements.find(tx, id)) ? 'announcement_under_way' : 'not_found');
  }
}
