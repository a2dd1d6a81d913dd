import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import { ReadingService } from '#chats';
import type { Locale, MemberId } from '#contracts';
import { Transactions } from '#database';
import { wordsFor, type MailWords } from '#i18n';
import { SiteService } from '#site';
import { VisibilityService } from '#visibility';

/** What a push is written with. `site` is the name of the site. */
export interface PushContext {
  readonly words: MailWords;
  readonly locale: Locale;
  readonly site: string;
}

/** Who reads a push: in which words, and how much waits for them that they have not seen. */
@Injectable()
export class PushReaders {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly visibility: VisibilityService,
    private readonly sites: SiteService,
    private readonly reading: ReadingService,
  ) {}

  /** Or a text: why nobody does. In this language, when it is not the reader's own. */
  async find(memberId: MemberId, language?: Locale): Promise<string | { readonly context: PushContext; readonly badge: number }> {
    const [{ status, siteId, language: own }, standing] = await this.transactions.read(
      async (tx) => [await this.accounts.account(tx, memberId), await this.visibility.standingOf(tx, memberId)] as const,
    );
    if (status !== 'active') return 'the account is not active';
    if (standing?.fictional) return 'no person reads it';
    const [{ name: site }, { messages, likes }] = await Promise.all([this.sites.byId(siteId), this.reading.badges(memberId)]);
    const locale = language ?? own;
    return { context: { words: wordsFor(locale).mails, locale, site }, badge: messages + likes };
  }
}
