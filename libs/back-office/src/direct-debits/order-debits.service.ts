import { Injectable } from '@nestjs/common';
import type { DebitFacts } from '#contracts-admin';
import type { Tx } from '#database';
import { DebitBlocksOfficeRepository } from './debit-blocks-office.repository.js';
import { DebitsOfficeRepository } from './debits-office.repository.js';
import { toDebitFacts } from './direct-debits-office.views.js';

/** The debit of an order, for its page; null where it is paid in another way. */
@Injectable()
export class OrderDebits {
  constructor(
    private readonly debits: DebitsOfficeRepository,
    private readonly blocks: DebitBlocksOfficeRepository,
  ) {}

  async of(tx: Tx, orderId: string): Promise<DebitFacts | null> {
    const row = await this.debits.ofOrder(tx, orderId);
    return row ? toDebitFacts(row, await this.blocks.ofMember(tx, row.member_id)) : null;
  }
}
