import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { Locale, MemberId } from '#contracts';
import { Transactions } from '#database';
import { fill, wordsFor } from '#i18n';
import { ProfilesService } from '#profiles';
import { originOf, SiteService } from '#site';
import type { EmailContext } from './email-parts.js';

/** Who reads a mail: in which language, and as a member of which site. */
export type Reader = {
  /** Null for somebody without an account, who is greeted without a name. */
  readonly memberId: MemberId | null;
  readonly siteId: string;
  readonly language: Locale;
  /** Instead of the name of the profile. */
  readonly name?: string;
};

/** What a mail is written with: the words, the site and the name of its reader. */
@Injectable()
export class EmailContexts {
  constructor(
    private readonly transactions: Transactions,
    private readonly sites: SiteService,
    private readonly profiles: ProfilesService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of({ memberId, siteId, language: locale, name }: Reader): Promise<EmailContext> {
    const { mails: words, payments, contract, debit, moderation } = wordsFor(locale);
    const [site, greeted] = await Promise.all([
      this.sites.byId(siteId),
      name ?? (memberId && this.transactions.read(async (tx) => (await this.profiles.own(tx, memberId)).name)),
    ]);
    return {
      words,
      payments,
      contract,
      debit,
      moderation,
      locale,
      site,
      origin: originOf(site, this.config),
      say: (text) => fill(text, locale, { site: site.name }),
      greeting: greeted ? fill(words.helloName, locale, { name: greeted }) : words.hello,
    };
  }
}
