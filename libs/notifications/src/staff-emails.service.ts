import { Injectable } from '@nestjs/common';
import type { AnnouncementKind } from '#contracts-admin';
import { fill } from '#i18n';
import type { Email } from '#mail';
import { announcementUrl, invitationUrl } from './addresses.js';
import { paragraphsOf, usualPath, type WrittenText } from './announcements.policy.js';
import { EmailFrames, type Addressee } from './email-frames.js';

export interface AnnouncementFacts {
  readonly kind: AnnouncementKind;
  readonly text: WrittenText;
  /** Empty: where mails of this kind usually lead. */
  readonly path: string;
  /** Only where the reader may stop such mails. */
  readonly stopUrl?: (origin: string) => string;
}

/** Writes the mails that staff have sent: what they write themselves, and invitations. Sends nothing. */
@Injectable()
export class StaffEmails {
  constructor(private readonly frames: EmailFrames) {}

  /** All of it is in the language of the text, so that nobody gets two languages in one mail. */
  async announcement(addressee: Addressee, { kind, text, path, stopUrl }: AnnouncementFacts): Promise<Email> {
    const context = await this.frames.contextFor({ ...addressee, language: text.language });
    const words = context.words.announcements[kind];
    const paragraphs = paragraphsOf(text.body);
    const [preview = ''] = paragraphs;
    return {
      ...this.frames.frame(context, { ...words, subject: '', preview: '', text: '' }),
      // What staff wrote is final: nothing is filled in.
      subject: fill(words.subject, context.locale, { site: context.site.name, title: text.title }),
      preview,
      paragraphs,
      action: this.frames.action(context, words.button, announcementUrl(context.origin, path || usualPath[kind])),
      notes: [],
      ...(stopUrl && { stop: { label: context.words.stop, url: stopUrl(context.origin) } }),
    };
  }

  /** To somebody whom we know by nothing but the address. */
  async invitation(addressee: Addressee, { token, until }: { readonly token: string; readonly until: Date }): Promise<Email> {
    const context = await this.frames.contextFor(addressee);
    const { invitation } = context.words;
    return {
      ...this.frames.frame(context, invitation),
      action: this.frames.action(context, invitation.button, invitationUrl(context.origin, token)),
      notes: [this.frames.withDay(context, invitation.valid, until), invitation.note],
    };
  }
}
