import { Injectable } from '@nestjs/common';
import { OneTimeTokens, UndoLinks, type LinkFacts } from '#auth';
import { Clock, Transactions } from '#database';
import type { Letter } from '#mail';
import { metrics } from '#observability';
import type { JobOutcome } from '#queues';
import { LettersService } from './letters.service.js';
import { Postman } from './postman.js';

/** The mails with a link that somebody waits for. A token that was used, replaced or ended meanwhile sends nothing. */
@Injectable()
export class LinkMailsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly tokens: OneTimeTokens,
    private readonly undoLinks: UndoLinks,
    private readonly letters: LettersService,
    private readonly postman: Postman,
  ) {}

  async sendActivation(outboxId: string | undefined, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.postman.drop(outboxId, 'nothing to activate');
    const outcome = await this.send(outboxId, 'activation', link, await this.letters.activation(link));
    if (outcome.kind === 'done') metrics.signupToMail.observe((this.clock.now().getTime() - link.askedAt.getTime()) / 1_000);
    return outcome;
  }

  async sendReset(outboxId: string | undefined, tokenId: string): Promise<JobOutcome> {
    const link = await this.linkOf(tokenId);
    if (!link) return this.postman.drop(outboxId, 'nothing to reset');
    return this.send(outboxId, 'reset', link, await this.letters.reset(link));
  }

  async sendUndoDeletion(outboxId: string | undefined, tokenId: string): Promise<JobOutcome> {
    const link = await this.transactions.read((tx) => this.undoLinks.facts(tx, tokenId));
    if (!link) return this.postman.drop(outboxId, 'nothing to undo');
    return this.send(outboxId, 'undo-deletion', link, await this.letters.undoDeletion(link));
  }

  private linkOf(tokenId: string): Promise<LinkFacts | undefined> {
    return this.transactions.read((tx) => this.tokens.linkFacts(tx, tokenId));
  }

  private send(
    outboxId: string | undefined,
    kind: 'activation' | 'reset' | 'undo-deletion',
    link: LinkFacts,
    letter: Letter,
  ): Promise<JobOutcome> {
    const { memberId, language: locale, address: to, tokenId } = link;
    return this.postman.deliver(outboxId, { dedupeKey: `${kind}:${tokenId}`, kind, memberId, locale, to, letter });
  }
}
