import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import type { ExportedFile, TableData } from '#member-data';
import { MandatesRepository } from '../direct-debit/index.js';
import { DebitCancellations } from './debit-cancellations.service.js';
import { debitTables } from './debit-tables.js';
import { Mandates } from './mandates.service.js';

/** What is known of a member who pays by direct debit, and what is erased of it. */
@Injectable()
export class DebitData {
  constructor(
    private readonly debits: DebitCancellations,
    private readonly mandates: Mandates,
    private readonly mandateRows: MandatesRepository,
  ) {}

  tables(): Readonly<Record<string, TableData>> {
    return {
      ...debitTables,
      'payments.debit': { ...debitTables['payments.debit'], erase: (tx, memberId) => this.debits.ofMember(tx, memberId) },
      // What the payment provider keeps of it is deleted there by a job.
      'payments.mandate': {
        ...debitTables['payments.mandate'],
        erase: (tx, memberId) => this.mandateRows.markErased(tx, memberId as MemberId),
      },
    };
  }

  files(tx: Tx, memberId: string): Promise<ExportedFile[]> {
    return this.mandates.exported(tx, memberId);
  }
}
