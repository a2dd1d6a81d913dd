import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { MailRefusalsRepository, type RefusalCounts } from '../refusals/index.js';
import { MailsRepository } from './mails.repository.js';

@Injectable()
export class SentMails {
  constructor(
    private readonly mails: MailsRepository,
    private readonly refusals: MailRefusalsRepository,
  ) {}

  /** When the newest mail that a server has taken was asked for; undefined when there is none. */
  newest(tx: Tx): Promise<Date | undefined> {
    return this.mails.newestSent(tx);
  }

  /** How many members' mails were refused lately: in all, and of the receiving domain with the most. */
  refused(tx: Tx): Promise<RefusalCounts> {
    return this.refusals.worst(tx);
  }
}
