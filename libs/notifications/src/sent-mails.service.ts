import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { MailsRepository } from './mails.repository.js';

@Injectable()
export class SentMails {
  constructor(private readonly mails: MailsRepository) {}

  /** When the newest mail that a server has taken was asked for; undefined when there is none. */
  newest(tx: Tx): Promise<Date | undefined> {
    return this.mails.newestSent(tx);
  }
}
