import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { TranscriptsService } from '#chats';
import { Transactions, type Tx } from '#database';
import type { Claim } from '#events';
import { WalletService } from '#payments';
import { DecisionsRepository } from '../decisions/index.js';
import type { FraudContactEntity } from './fraud-contact.entity.js';
import { FraudContactsRepository } from './fraud-contacts.repository.js';
import { FraudNotices } from './fraud-notices.service.js';

const AT_ONCE = 100;
/** So many times as long as a piece took nothing is done before the next: the minute that all may take is long, and members write meanwhile. */
const REST = 6;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * After a ban because of money: whoever had to do with the member is told, by mail and in the conversation, and gets back the credits that they spent
 * on them; when the ban was a mistake, they are told that in the same places and keep the credits. In pieces, each a transaction of its own, so that
 * no sender waits long for a wallet; broken off anywhere, it goes on where nobody was noted yet.
 */
@Injectable()
export class FraudContacts {
  constructor(
    private readonly transactions: Transactions,
    private readonly decisions: DecisionsRepository,
    private readonly contacts: FraudContactsRepository,
    private readonly transcripts: TranscriptsService,
    private readonly notices: FraudNotices,
    private readonly wallets: WalletService,
  ) {}

  /** Answers how many were noted now. A decision that was overturned meanwhile is left alone. */
  async compensate(claim: Claim, decisionId: string): Promise<number> {
    let noted = 0;
    for (let after: string | undefined = FIRST; after !== undefined;) {
      const startedAt = performance.now();
      const piece: { readonly noted: number; readonly last: string | undefined } = await this.transactions.run((tx) =>
        this.piece(tx, decisionId, after ?? FIRST),
      );
      noted += piece.noted;
      after = piece.last;
      if (after !== undefined) await sleep(REST * (performance.now() - startedAt));
    }
    await this.transactions.run((tx) => claim.settle(tx));
    return noted;
  }

  /** The ban was a mistake: whoever was told of it is told that. Answers how many were notified now. */
  async notifyCleared(claim: Claim, decisionId: string): Promise<number> {
    let notified = 0;
    for (let isOver = false; !isOver;) {
      const cleared = await this.transactions.run((tx) => this.clear(tx, decisionId));
      notified += cleared;
      isOver = cleared < AT_ONCE;
    }
    await this.transactions.run((tx) => claim.settle(tx));
    return notified;
  }

  /** For the mail. */
  find(tx: Tx, contactId: string): Promise<FraudContactEntity | null> {
    return this.contacts.find(tx, contactId);
  }

  private async piece(tx: Tx, decisionId: string, after: string): Promise<{ noted: number; last: string | undefined }> {
    // Held as it is: whoever overturns it meanwhile waits, and finds all who were noted.
    const decision = await this.decisions.share(tx, decisionId);
    if (!decision?.memberId || decision.state !== 'in_force') return { noted: 0, last: undefined };
    const { memberId: bannedId } = decision;
    const partners = await this.transcripts.partnersOf(tx, bannedId, after, AT_ONCE);
    const found = await this.contacts.insertOnce(tx, { id: decisionId, memberId: bannedId }, partners);
    await this.notices.tell(tx, bannedId, 'found', found);
    const gifts = found.filter(({ credits }) => credits > 0).map(({ id, memberId, credits }) => ({ memberId, credits, ref: id }));
    await this.wallets.creditAll(tx, gifts, 'adjustment');
    return { noted: found.length, last: partners.length < AT_ONCE ? undefined : partners.at(-1)?.chatId };
  }

  private async clear(tx: Tx, decisionId: string): Promise<number> {
    const decision = await this.decisions.share(tx, decisionId);
    if (!decision?.memberId || decision.state !== 'overturned') return 0;
    // Banned because of something else, they are as they were told of.
    if (await this.decisions.isInForce(tx, decision.memberId, 'ban', decisionId)) return 0;
    const cleared = await this.contacts.clear(tx, decisionId, AT_ONCE);
    await this.notices.tell(tx, decision.memberId, 'cleared', cleared);
    return cleared.length;
  }
}
