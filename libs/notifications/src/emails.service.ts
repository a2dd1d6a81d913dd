import { Injectable } from '@nestjs/common';
import { localeFacts, type DeviceView, type Locale } from '#contracts';
import { deviceName, fillPlural, minuteText, type Plural } from '#i18n';
import type { Email } from '#mail';
import type { NewMember } from '#search';
import { paragraphsOf, usualPath } from './announcements.policy.js';
import { EmailFrames, type Reader } from './email-frames.js';
import type { AnnouncementFacts } from './staff-emails.service.js';
import {
  announcementUrl,
  askResetUrl,
  chatsUrl,
  chatUrl,
  homeUrl,
  likesUrl,
  loginUrl,
  mailChangeUrl,
  myDataUrl,
  newMembersUrl,
  profileUrl,
  resetUrl,
  safetyUrl,
  undoUrl,
} from './addresses.js';

interface SummaryFacts {
  readonly names: readonly string[];
  readonly likes: number;
  readonly announcements: readonly AnnouncementFacts[];
  readonly stopUrl: (origin: string) => string;
}

type LinkEmail = Reader & { readonly token: string; readonly hours: number };

/** Writes every mail that members get, in their language and in the name of their site. Sends nothing. */
@Injectable()
export class EmailsService {
  constructor(private readonly frames: EmailFrames) {}

  async reset(reader: LinkEmail): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { reset } = context.words;
    return {
      ...this.frames.frame(context, reset),
      action: this.frames.action(context, reset.button, resetUrl(context.origin, reader.token)),
      notes: [fillPlural(reset.valid, context.locale, reader.hours), reset.notYou],
    };
  }

  /** The way back into a deleted account. */
  async undoDeletion(reader: Reader & { readonly token: string; readonly until: Date }): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { undoDeletion } = context.words;
    return {
      ...this.frames.frame(context, until(undoDeletion, context.locale, reader.until)),
      action: this.frames.action(context, undoDeletion.button, undoUrl(context.origin, reader.token)),
      notes: [undoDeletion.note],
    };
  }

  /** Leads to the page that asks for the password, never to the file. */
  async exportReady(reader: Reader & { readonly until: Date }): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { exportReady } = context.words;
    return {
      ...this.frames.frame(context, until(exportReady, context.locale, reader.until)),
      action: this.frames.action(context, exportReady.button, myDataUrl(context.origin)),
      notes: [],
    };
  }

  /** The number of a report, and what happens next. */
  async reportReceived(reader: Reader & { readonly receipt: string; readonly at: Date }): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { reportReceived } = context.words;
    const { receipt } = reader;
    const words = until(reportReceived, context.locale, reader.at);
    const numbered = (text: string) => text.replaceAll('{receipt}', receipt);
    return {
      ...this.frames.frame(context, {
        ...words,
        subject: numbered(words.subject),
        preview: numbered(words.preview),
        text: numbered(words.text),
      }),
      action: this.frames.action(context, reportReceived.button, safetyUrl(context.origin)),
      notes: [reportReceived.note],
    };
  }

  /** To an address that may be mistyped: it greets nobody by name. */
  async mailChange(reader: LinkEmail): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { mailChange } = context.words;
    return {
      ...this.frames.frame(context, mailChange),
      greeting: context.words.hello,
      action: this.frames.action(context, mailChange.button, mailChangeUrl(context.origin, reader.token)),
      notes: [fillPlural(context.words.reset.valid, context.locale, reader.hours)],
    };
  }

  /** What was changed, with the button that takes it back. */
  async changed(reader: LinkEmail, what: 'mailChanged' | 'passwordChanged'): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const words = context.words[what];
    return {
      ...this.frames.frame(context, words),
      action: this.frames.action(context, words.button, undoUrl(context.origin, reader.token)),
      notes: [fillPlural(context.words.reset.valid, context.locale, reader.hours)],
    };
  }

  /** Where and when somebody logged in whose browser the member never used. */
  async newDevice(reader: Reader & { readonly device: DeviceView; readonly at: Date; readonly zone: string }): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { newDevice } = context.words;
    return {
      ...this.frames.frame(context, newDevice),
      facts: [
        [newDevice.device, deviceName(reader.device) || newDevice.unknown],
        [newDevice.at, minuteText(reader.at, context.locale, reader.zone)],
      ],
      action: this.frames.action(context, newDevice.button, askResetUrl(context.origin)),
      notes: [newDevice.note],
    };
  }

  async addressTried(reader: Reader): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { addressTried } = context.words;
    return {
      ...this.frames.frame(context, addressTried),
      action: this.frames.action(context, addressTried.button, loginUrl(context.origin)),
      notes: [],
    };
  }

  /** Says who wrote and how much, never what. */
  async unread(
    reader: Reader,
    facts: { chatId: string; from: string; count: number; stopUrl: (origin: string) => string },
  ): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { unread } = context.words;
    const about = { name: facts.from, site: context.site.name };
    const subject = fillPlural(unread.subject, context.locale, facts.count, about);
    const text = fillPlural(unread.text, context.locale, facts.count, about);
    return {
      ...this.frames.frame(context, { ...unread, subject, text }),
      action: this.frames.action(context, unread.button, chatUrl(context.origin, facts.chatId)),
      notes: [],
      stop: { label: context.words.stop, url: facts.stopUrl(context.origin) },
    };
  }

  /** How many like the reader and who wrote, a sentence for each that there is; and what staff wrote, in full. */
  async summary(reader: Reader, { names, likes, announcements, stopUrl }: SummaryFacts): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { summary } = context.words;
    const list = new Intl.ListFormat(localeFacts[context.locale].iso).format(names);
    const place = names.length > 0 ? chatsUrl(context.origin) : likes > 0 ? likesUrl(context.origin) : homeUrl(context.origin);
    return {
      ...this.frames.frame(context, { ...summary, text: '' }),
      paragraphs: [
        ...(names.length > 0 ? [fillPlural(summary.messages, context.locale, names.length, { names: list })] : []),
        ...(likes > 0 ? [fillPlural(summary.likes, context.locale, likes)] : []),
      ],
      sections: announcements.map(({ kind, text, path }) => ({
        title: text.title,
        lang: localeFacts[text.language].iso,
        paragraphs: paragraphsOf(text.body),
        link: {
          label: context.say(context.words.announcements[kind].button),
          url: announcementUrl(context.origin, path || usualPath[kind]),
        },
      })),
      action: this.frames.action(context, summary.button, place),
      notes: [],
      stop: { label: context.words.stop, url: stopUrl(context.origin) },
    };
  }

  /** Who is new: each leads to the profile, the button to all of them. */
  async newMembers(
    reader: Reader,
    { people, stopUrl }: { people: readonly NewMember[]; stopUrl: (origin: string) => string },
  ): Promise<Email> {
    const context = await this.frames.contextFor(reader);
    const { newMembers } = context.words;
    const say = (words: Plural) => fillPlural(words, context.locale, people.length, { site: context.site.name });
    return {
      ...this.frames.frame(context, { ...newMembers, subject: say(newMembers.subject), text: say(newMembers.text) }),
      entries: people.map(({ id, name, age, town }) => ({ label: `${name}, ${age}`, detail: town, url: profileUrl(context.origin, id) })),
      action: this.frames.action(context, newMembers.button, newMembersUrl(context.origin)),
      notes: [],
      stop: { label: context.words.stop, url: stopUrl(context.origin) },
    };
  }
}

type Framed = { readonly subject: string; readonly preview: string; readonly text: string; readonly why: string };

/** The words with the day filled in, written out. */
function until(words: Framed, locale: Locale, day: Date): Framed {
  const date = day.toLocaleDateString(localeFacts[locale].iso, { dateStyle: 'long', timeZone: 'UTC' });
  const say = (text: string) => text.replaceAll('{date}', date);
  return { ...words, preview: say(words.preview), text: say(words.text) };
}
