import { Injectable } from '@nestjs/common';
import type { MemberId, NotificationChannel } from '#contracts';
import { Transactions } from '#database';
import type { Mailing } from './mailing.js';
import { MailsRepository } from '../mails/index.js';
import { MessagesService, PushesService } from '../messages/index.js';
import { PendingService } from '../summaries/index.js';
import { PushesRepository } from '../pushes/index.js';

interface Waiting {
  readonly mailing: Mailing;
  readonly about: string;
  readonly memberId: MemberId;
}

/** Does with the row that waits for one reader of a mailing what the mailing says, by whatever channel. */
@Injectable()
export class MailingDelivery {
  constructor(
    private readonly transactions: Transactions,
    private readonly mails: MailsRepository,
    private readonly pushRows: PushesRepository,
    private readonly messages: MessagesService,
    private readonly pushes: PushesService,
    private readonly pending: PendingService,
  ) {}

  /** The moment at which it is to be tried again; undefined when it is not. */
  async deliver(channel: NotificationChannel, { mailing, about, memberId }: Waiting): Promise<Date | undefined> {
    const dedupeKey = mailing.keyOf(about, memberId);
    const rows = channel === 'push' ? this.pushRows : this.mails;
    const content = await mailing.contentFor(memberId, about, channel);
    switch (content.kind) {
      case 'later':
        return content.at;
      case 'push':
        return this.pushes.sendOne(content, dedupeKey);
      case 'mail':
        await this.messages.sendOne(content, dedupeKey);
        return undefined;
      case 'nothing':
        await this.transactions.run((tx) => rows.suppress(tx, dedupeKey));
        return undefined;
      case 'no row':
        await this.transactions.run((tx) => rows.forget(tx, dedupeKey));
        return undefined;
      case 'in a summary':
        await this.transactions.run((tx) => this.pending.insteadOf(tx, { channel, dedupeKey }, content.news));
        return undefined;
    }
  }
}
