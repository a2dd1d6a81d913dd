import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { localeFacts, type Locale, type MemberId } from '#contracts';
import { Transactions } from '#database';
import { fill, fillPlural, wordsFor, type MailWords } from '#i18n';
import type { Email } from '#mail';
import { ProfilesService } from '#profiles';
import { mailNameOf, SiteService, type Site } from '#site';
import { activationUrl, chatUrl, loginUrl, mailChangeUrl, myDataUrl, originOf, resetUrl, safetyUrl, undoUrl } from './addresses.js';

/** Who reads a mail: in whose language, and as a member of which site. */
export type Reader = { readonly memberId: MemberId; readonly siteId: string; readonly language: Locale };
type LinkEmail = Reader & { readonly token: string; readonly hours: number };

type EmailContext = {
  readonly words: MailWords;
  readonly locale: Locale;
  readonly site: Site;
  readonly origin: string;
  readonly say: (text: string) => string;
  readonly greeting: string;
};

/** Writes every mail that members get, in their language and in the name of their site. Sends nothing. */
@Injectable()
export class EmailsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sites: SiteService,
    private readonly profiles: ProfilesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async activation(reader: LinkEmail & { readonly code: string }): Promise<Email> {
    const context = await this.contextFor(reader);
    const { activation } = context.words;
    return {
      ...this.frame(context, activation),
      code: { intro: activation.code, digits: reader.code },
      action: this.action(context, activation.button, activationUrl(context.origin, reader.token)),
      notes: [fillPlural(activation.valid, context.locale, reader.hours)],
    };
  }

  async reset(reader: LinkEmail): Promise<Email> {
    const context = await this.contextFor(reader);
    const { reset } = context.words;
    return {
      ...this.frame(context, reset),
      action: this.action(context, reset.button, resetUrl(context.origin, reader.token)),
      notes: [fillPlural(reset.valid, context.locale, reader.hours), reset.notYou],
    };
  }

  /** The way back into a deleted account. */
  async undoDeletion(reader: Reader & { readonly token: string; readonly until: Date }): Promise<Email> {
    const context = await this.contextFor(reader);
    const { undoDeletion } = context.words;
    return {
      ...this.frame(context, until(undoDeletion, context.locale, reader.until)),
      action: this.action(context, undoDeletion.button, undoUrl(context.origin, reader.token)),
      notes: [undoDeletion.note],
    };
  }

  /** Leads to the page that asks for the password, never to the file. */
  async exportReady(reader: Reader & { readonly until: Date }): Promise<Email> {
    const context = await this.contextFor(reader);
    const { exportReady } = context.words;
    return {
      ...this.frame(context, until(exportReady, context.locale, reader.until)),
      action: this.action(context, exportReady.button, myDataUrl(context.origin)),
      notes: [],
    };
  }

  /** The number of a report, and what happens next. */
  async reportReceived(reader: Reader & { readonly receipt: string; readonly at: Date }): Promise<Email> {
    const context = await this.contextFor(reader);
    const { reportReceived } = context.words;
    const { receipt } = reader;
    const words = until(reportReceived, context.locale, reader.at);
    const numbered = (text: string) => text.replaceAll('{receipt}', receipt);
    return {
      ...this.frame(context, { ...words, subject: numbered(words.subject), preview: numbered(words.preview), text: numbered(words.text) }),
      action: this.action(context, reportReceived.button, safetyUrl(context.origin)),
      notes: [reportReceived.note],
    };
  }

  /** To an address that may be mistyped: it greets nobody by name. */
  async mailChange(reader: LinkEmail): Promise<Email> {
    const context = await this.contextFor(reader);
    const { mailChange } = context.words;
    return {
      ...this.frame(context, mailChange),
      greeting: context.words.hello,
      action: this.action(context, mailChange.button, mailChangeUrl(context.origin, reader.token)),
      notes: [fillPlural(context.words.reset.valid, context.locale, reader.hours)],
    };
  }

  /** What was changed, with the button that takes it back. */
  async changed(reader: LinkEmail, what: 'mailChanged' | 'passwordChanged'): Promise<Email> {
    const context = await this.contextFor(reader);
    const words = context.words[what];
    return {
      ...this.frame(context, words),
      action: this.action(context, words.button, undoUrl(context.origin, reader.token)),
      notes: [fillPlural(context.words.reset.valid, context.locale, reader.hours)],
    };
  }

  async addressTried(reader: Reader): Promise<Email> {
    const context = await this.contextFor(reader);
    const { addressTried } = context.words;
    return { ...this.frame(context, addressTried), action: this.action(context, addressTried.button, loginUrl(context.origin)), notes: [] };
  }

  /** Says who wrote and how much, never what. */
  async unread(
    reader: Reader,
    facts: { chatId: string; from: string; count: number; stopUrl: (origin: string) => string },
  ): Promise<Email> {
    const context = await this.contextFor(reader);
    const { unread } = context.words;
    const about = { name: facts.from, site: context.site.name };
    const subject = fillPlural(unread.subject, context.locale, facts.count, about);
    const text = fillPlural(unread.text, context.locale, facts.count, about);
    return {
      ...this.frame(context, { ...unread, subject, text }),
      action: this.action(context, unread.button, chatUrl(context.origin, facts.chatId)),
      notes: [],
      stop: { label: unread.stop, url: facts.stopUrl(context.origin) },
    };
  }

  /** What all mails have: sender, greeting, goodbye, and why they came. */
  private frame(context: EmailContext, words: { subject: string; preview: string; text: string; why: string }) {
    const { site, say } = context;
    const { company, settings } = site;
    return {
      lang: localeFacts[context.locale].iso,
      subject: say(words.subject),
      preview: say(words.preview),
      sender: { name: mailNameOf(site), url: context.origin },
      greeting: context.greeting,
      paragraphs: [say(words.text)],
      goodbye: say(context.words.goodbye),
      footer: [
        say(words.why),
        fill(context.words.questions, context.locale, { email: settings.support_email, phone: settings.support_phone }),
        [company.name, company.address, company.city].filter(Boolean).join(', '),
      ],
    } satisfies Partial<Email>;
  }

  private action({ words, say }: EmailContext, label: string, url: string): Email['action'] {
    return { label: say(label), url, ifItFails: words.buttonFails };
  }

  private async contextFor({ memberId, siteId, language: locale }: Reader): Promise<EmailContext> {
    const words = wordsFor(locale).mails;
    const [site, profile] = await Promise.all([this.sites.byId(siteId), this.transactions.read((tx) => this.profiles.own(tx, memberId))]);
    return {
      words,
      locale,
      site,
      origin: originOf(site, this.config),
      say: (text) => fill(text, locale, { site: site.name }),
      greeting: fill(words.helloName, locale, { name: profile.name }),
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
