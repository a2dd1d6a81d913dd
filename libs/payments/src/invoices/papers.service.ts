import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { InvoicesRepository } from './invoices.repository.js';
import { papersAsked } from '../payments.events.js';

/** Papers that were lost on their way, or in a mailbox. */
@Injectable()
export class PapersService {
  constructor(
    private readonly invoices: InvoicesRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Throws `not_found` for an order that has none. */
  async sendAgain(tx: Tx, orderId: string): Promise<void> {
    if ((await this.invoices.ofOrders(tx, [orderId])).length === 0) throw new AppError('not_found');
    await this.outbox.tell(tx, papersAsked, { orderId, again: randomUUID() });
  }
}
