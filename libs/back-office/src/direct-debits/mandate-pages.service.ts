import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import type { MandatePage } from '#contracts-admin';
import type { Tx } from '#database';
import { DebitBlocksOfficeRepository } from './debit-blocks-office.repository.js';
import { DebitsOfficeRepository } from './debits-office.repository.js';
import { toMandatePage } from './direct-debits-office.views.js';
import { MandatesOfficeRepository } from './mandates-office.repository.js';

/** Everything that is known of one mandate, but the account itself. */
@Injectable()
export class MandatePages {
  constructor(
    private readonly mandates: MandatesOfficeRepository,
    private readonly debits: DebitsOfficeRepository,
    private readonly blocks: DebitBlocksOfficeRepository,
  ) {}

  /** Throws `not_found`. */
  async of(tx: Tx, id: string): Promise<MandatePage> {
    const mandate = await this.mandates.find(tx, id);
    if (!mandate) throw new AppError('not_found');
    return toMandatePage(mandate, {
      debits: await this.debits.ofMandate(tx, id),
      blocks: await this.blocks.ofMember(tx, mandate.member_id),
      events: await this.mandates.events(tx, id),
    });
  }
}
