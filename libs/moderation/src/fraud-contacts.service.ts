import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { TranscriptsService } from '#chats';
import { Transactions, type Tx } from '#database';
import { Outbox, type Claim } from '#events';
import { WalletService } from '#payments';
import { DecisionsRepository } from './decisions.repository.js';
import type { FraudContactEntity } from './fraud-contact.entity.js';
import { FraudContactsRepository } from './fraud-contacts.repository.js';
import { fraudContactFound } from './moderation.events.js';

const AT_ONCE = 100;
/** So many times as long as a piece took nothing is done before the next: the minute that all may take is long, and members write meanwhile. */
const REST = 6;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * After a ban because of money: whoever had to do with the member is told, and gets back the credits that they spent on them. In pieces, each a
 * transaction of its own, so that no sender waits long for a wallet; broken off anywhere, it goes on where nobody was noted yet.
 */
@Injectable()
export class FraudContacts {
  constructor(
    private readonly transactions: Transactions,
    private readonly decisions: DecisionsRepository,
    private readonly contacts: FraudContactsRepository,
    private readonly transcripts: TranscriptsService,
    private readonly wallets: WalletService,
    private readonly outbox: Outbox,
  ) {}

  /** Answers how many were noted now. A decision that was overturned meanwhile is left alone. */
  async makeGood(claim: Claim, decisionId: string): Promise<number> {
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

  /** For the mail. */
  find(tx: Tx, contactId: string): Promise<FraudContactEntity | null> {
    return this.contacts.find(tx, contactId);
  }

  private async piece(tx: Tx, decisionId: string, after: string): Promise<{ noted: number; last: string | undefined }> {
    const decision = await this.decisions.find(tx, decisionId);
    if (!decision?.memberId || decision.state !== 'in_force') return { noted: 0, last: undefined };
    const partners = await this.transcripts.partnersOf(tx, decision.memberId, after, AT_ONCE);
    const found = await this.contacts.insertOnce(tx, decisionId, partners);
    const gifts = found.filter(({ credits }) => credits > 0).map(({ id, memberId, credits }) => ({ memberId, credits, ref: id }));
    await this.wallets.creditAll(tx, gifts, 'adjustment');
    await this.outbox.tellAll(
      tx,
      fraudContactFound,
      found.map(({ id }) => ({ contactId: id })),
    );
    return { noted: found.length, last: partners.length < AT_ONCE ? undefined : partners.at(-1)?.chatId };
  }
}
