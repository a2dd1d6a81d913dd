import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import { AnnouncementsRepository, textFor, type AnnouncementFacts } from '../announcements/index.js';
import { Recipients } from '../recipients/index.js';

/** What staff wrote to everybody, as a summary tells one reader of it. */
@Injectable()
export class AnnouncedNews {
  constructor(
    private readonly transactions: Transactions,
    private readonly announcements: AnnouncementsRepository,
    private readonly recipients: Recipients,
  ) {}

  /** In the reader's language; without those that were stopped meanwhile. */
  async of(memberId: MemberId, ids: readonly string[]): Promise<AnnouncementFacts[]> {
    if (ids.length === 0) return [];
    const { to } = await this.recipients.member(memberId);
    const found = await this.transactions.read((tx) => this.announcements.among(tx, ids));
    return found.flatMap(({ kind, state, texts, path }) => {
      const text = state === 'stopped' ? undefined : textFor(texts, to.language);
      return text ? [{ kind, text, path }] : [];
    });
  }
}
