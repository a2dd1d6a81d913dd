import { Injectable } from '@nestjs/common';
import type { ReceptionAnswer, ReceptionBody } from '#contracts';
import { Transactions } from '#database';
import { InboxesRepository } from './inboxes.repository.js';

/** How a member wants to be written to. Obeyed by the send function. */
@Injectable()
export class ReceptionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly inboxes: InboxesRepository,
  ) {}

  async read(memberId: string): Promise<ReceptionAnswer> {
    return { first_messages_daily: await this.transactions.read((tx) => this.inboxes.openingsDaily(tx, memberId)) };
  }

  async set(memberId: string, { first_messages_daily }: ReceptionBody): Promise<ReceptionAnswer> {
    await this.transactions.run((tx) => this.inboxes.setOpeningsDaily(tx, memberId, first_messages_daily));
    return { first_messages_daily };
  }
}
