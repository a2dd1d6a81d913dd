import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, sealedBox, type Config, type SealedBox } from '#config';
import type { Tx } from '#database';
import { decisionIdIn } from './appeal-token.js';
import { AppealsRepository, type Appeal } from './appeals.repository.js';

/** As long as there may be a quarrel about what was written. */
const WORDS_RETENTION_MONTHS = 6;

/** Appeals as they were written: by the link of a mail, and sealed for the moderators. */
@Injectable()
export class WrittenAppeals {
  private readonly box: SealedBox;
  private readonly appSecret: string;

  constructor(
    private readonly appeals: AppealsRepository,
    @Inject(CONFIG) config: Config,
  ) {
    this.appSecret = config.appSecret;
    this.box = sealedBox(config.appSecret, 'moderation-appeal');
  }

  /** The decision that a link is about; undefined for a link that is none of ours. */
  decisionIdIn(token: string): string | undefined {
    return decisionIdIn(this.appSecret, token);
  }

  find(tx: Tx, appealId: string): Promise<Appeal | null> {
    return this.appeals.find(tx, appealId);
  }

  ofDecision(tx: Tx, decisionId: string): Promise<Appeal | null> {
    return this.appeals.ofDecision(tx, decisionId);
  }

  async insertOnce(tx: Tx, appealId: string, decisionId: string, words: string): Promise<void> {
    await this.appeals.insertOnce(tx, appealId, decisionId, this.box.seal(words, appealId));
  }

  /** Undefined when its time is over. */
  async wordsOf(tx: Tx, appealId: string): Promise<string | undefined> {
    const sealed = await this.appeals.sealedOf(tx, appealId);
    return sealed ? this.box.open(sealed, appealId) : undefined;
  }

  forgetOld(tx: Tx): Promise<void> {
    return this.appeals.forgetOld(tx, WORDS_RETENTION_MONTHS);
  }
}
