import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { localeFacts, type Locale, type MemberId } from '#contracts';
import { Transactions } from '#database';
import { fill, fillPlural, wordsFor, type MailWords } from '#i18n';
import type { Letter } from '#mail';
import { ProfilesService } from '#profiles';
import { mailNameOf, SiteService, type Site } from '#site';
import { activationUrl, chatUrl, loginUrl, mailChangeUrl, myDataUrl, originOf, resetUrl, safetyUrl, undoUrl } from './addresses.js';

/** Who reads a letter: in whose language, and as a member of which site. */
export type Reader = { readonly memberId: MemberId; readonly siteId: string; readonly language: Locale };
type LinkLetter = Reader & { readonly token: string; readonly hours: number };

type Desk = {
  readonly words: MailWords;
  readonly locale: Locale;
  readonly site: Site;
  readonly origin: string;
  readonly say: (text: string) => string;
  readonly greeting: string;
};

/** Writes every letter that members get, in their language and in the name of their site. Sends nothing. */
@Injectable()
export class LettersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sites: SiteService,
    private readonly profiles: ProfilesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async activation(reader: LinkLetter & { readonly code: string }): Promise<Letter> {
    const desk = await this.deskFor(reader);
    const { activation } = desk.words;
    return {
      ...this.frame(desk, activation),
      code: { intro: activation.code, digits: reader.code },
      action: this.action(desk, activation.button, activationUrl(desk.origin, reader.token)),
      notes: [fillPlural(activation.valid, desk.locale, reader.hours)],
    };
  }

  async reset(reader: LinkLetter): Promise<Letter> {
    const desk = await this.deskFor(reader);
    const { reset } = desk.words;
    return {
      ...this.frame(desk, reset),
      action: this.action(desk, reset.button, resetUrl(desk.origin, reader.token)),
      notes: [fillPlural(reset.valid, desk.locale, reader.hours), reset.notYou],
    };
  }

  /** The way back into a deleted account. */
  async undoDeletion(reader: Reader & { readonly token: string; readonly until: Date }): Promise<Letter> {
    const desk = await this.deskFor(reader);
    const { undoDeletion } = desk.words;
    return {
      ...this.frame(desk, until(undoDeletion, desk.locale, reader.until)),
      action: this.action(desk, undoDeletion.button, undoUrl(desk.origin, reader.token)),
      notes: [undoDeletion.note],
    };
  }

  /** Leads to the page that asks for the password, never to the file. */
  async exportReady(reader: Reader & { readonly until: Date }): Promise<Letter> {
    const desk = await this.deskFor(reader);
    const { exportReady } = desk.words;
    return {
      ...this.frame(desk, until(exportReady, desk.locale, reader.until)),
      action: this.action(desk, exportReady.button, myDataUrl(desk.origin)),
      notes: [],
    };
  }

  /** The number of a report, and what happens next. */
  async reportReceived(reader: Reader & { readonly receipt: string; readonly at: Date }): Promise<Letter> {
    const desk = await this.deskFor(reader);
    const { reportReceived } = desk.words;
    const { receipt } = reader;
    const words = until(reportReceived, desk.locale, reader.at);
    const numbered = (text: string) => text.replaceAll('{receipt}', receipt);
    return {
      ...this.frame(desk, { ...words, subject: numbered(words.subject), preview: numbered(words.preview), text: numbered(words.text) }),
      action: this.action(desk, reportReceived.button, safetyUrl(desk.origin)),
      notes: [reportReceived.note],
    };
  }

  /** To an address that may be mistyped: it greets nobody by name. */
  async mailChange(reader: LinkLetter): Promise<Letter> {
    const desk = await this.deskFor(reader);
    const { mailChange } = desk.words;
    return {
      ...this.frame(desk, mailChange),
      greeting: desk.words.hello,
      action: this.action(desk, mailChange.button, mailChangeUrl(desk.origin, reader.token)),
      notes: [fillPlural(desk.words.reset.valid, desk.locale, reader.hours)],
    };
  }

  /** What was changed, with the button that takes it back. */
  async changed(reader: LinkLetter, what: 'mailChanged' | 'passwordChanged'): Promise<Letter> {
    const desk = await this.deskFor(reader);
    const words = desk.words[what];
    return {
      ...this.frame(desk, words),
      action: this.action(desk, words.button, undoUrl(desk.origin, reader.token)),
      notes: [fillPlural(desk.words.reset.valid, desk.locale, reader.hours)],
    };
  }

  async addressTried(reader: Reader): Promise<Letter> {
    const desk = await this.deskFor(reader);
    const { addressTried } = desk.words;
    return { ...this.frame(desk, addressTried), action: this.action(desk, addressTried.button, loginUrl(desk.origin)), notes: [] };
  }

  /** Says who wrote and how much, never what. */
  async unread(
    reader: Reader,
    facts: { chatId: string; from: string; count: number; stopUrl: (origin: string) => string },
  ): Promise<Letter> {
    const desk = await this.deskFor(reader);
    const { unread } = desk.words;
    const about = { name: facts.from, site: desk.site.name };
    const subject = fillPlural(unread.subject, desk.locale, facts.count, about);
    const text = fillPlural(unread.text, desk.locale, facts.count, about);
    return {
      ...this.frame(desk, { ...unread, subject, text }),
      action: this.action(desk, unread.button, chatUrl(desk.origin, facts.chatId)),
      notes: [],
      stop: { label: unread.stop, url: facts.stopUrl(desk.origin) },
    };
  }

  /** What all letters have: sender, greeting, goodbye, and why they came. */
  private frame(desk: Desk, words: { subject: string; preview: string; text: string; why: string }) {
    const { site, say } = desk;
    const { company, settings } = site;
    return {
      lang: localeFacts[desk.locale].iso,
      subject: say(words.subject),
      preview: say(words.preview),
      sender: { name: mailNameOf(site), url: desk.origin },
      greeting: desk.greeting,
      paragraphs: [say(words.text)],
      goodbye: say(desk.words.goodbye),
      footer: [
        say(words.why),
        fill(desk.words.questions, desk.locale, { email: settings.support_email, phone: settings.support_phone }),
        [company.name, company.address, company.city].filter(Boolean).join(', '),
      ],
    } satisfies Partial<Letter>;
  }

  private action({ words, say }: Desk, label: string, url: string): Letter['action'] {
    return { label: say(label), url, ifItFails: words.buttonFails };
  }

  private async deskFor({ memberId, siteId, language: locale }: Reader): Promise<Desk> {
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
