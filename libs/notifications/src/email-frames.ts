import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { localeFacts, type Locale, type MemberId } from '#contracts';
import { Transactions } from '#database';
import { fill, wordsFor, type Words } from '#i18n';
import type { Email } from '#mail';
import { ProfilesService } from '#profiles';
import { mailNameOf, SiteService, type Site } from '#site';
import { originOf } from './addresses.js';

/** Who reads a mail: in which language, and as a member of which site. */
export type Reader = Addressee & {
  /** Null for somebody without an account, who is greeted without a name. */
  readonly memberId: MemberId | null;
};

/** The same of somebody who need not be a member. */
export type Addressee = {
  readonly memberId?: MemberId | null;
  readonly siteId: string;
  readonly language: Locale;
  /** Instead of the name of the profile. */
  readonly name?: string;
};

export type EmailContext = {
  readonly words: Words['mails'];
  readonly payments: Words['payments'];
  readonly moderation: Words['moderation'];
  readonly locale: Locale;
  readonly site: Site;
  readonly origin: string;
  readonly say: (text: string) => string;
  readonly greeting: string;
};

/** What every mail has around what it says. */
@Injectable()
export class EmailFrames {
  constructor(
    private readonly transactions: Transactions,
    private readonly sites: SiteService,
    private readonly profiles: ProfilesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What all mails have: sender, greeting, goodbye, and why they came. */
  frame(context: EmailContext, words: { subject: string; preview: string; text: string; why: string }) {
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

  action({ words, say }: EmailContext, label: string, url: string): Email['action'] {
    return { label: say(label), url, ifItFails: words.buttonFails };
  }

  /** A sentence with a day in it, written out. */
  withDay({ locale, say }: EmailContext, text: string, day: Date): string {
    return say(text).replaceAll('{date}', day.toLocaleDateString(localeFacts[locale].iso, { dateStyle: 'long', timeZone: 'UTC' }));
  }

  async contextFor({ memberId, siteId, language: locale, name }: Addressee): Promise<EmailContext> {
    const { mails: words, payments, moderation } = wordsFor(locale);
    const [site, greeted] = await Promise.all([
      this.sites.byId(siteId),
      name ?? (memberId && this.transactions.read(async (tx) => (await this.profiles.own(tx, memberId)).name)),
    ]);
    return {
      words,
      payments,
      moderation,
      locale,
      site,
      origin: originOf(site, this.config),
      say: (text) => fill(text, locale, { site: site.name }),
      greeting: greeted ? fill(words.helloName, locale, { name: greeted }) : words.hello,
    };
  }
}
