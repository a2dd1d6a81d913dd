import { Injectable } from '@nestjs/common';
import { appNow, Transactions, type Tx } from '#database';
import { AuditEntryEntity } from './audit-entry.entity.js';

type NewEntry = Omit<AuditEntryEntity, 'id' | 'at'>;

@Injectable()
export class AuditEntriesRepository {
  constructor(private readonly transactions: Transactions) {}

  async insert(tx: Tx, entry: NewEntry): Promise<void> {
    await tx.repository(AuditEntryEntity).insert({ ...entry, at: appNow });
  }

  async makePartitions(monthsAhead: number): Promise<void> {
    await this.transactions.single(`select audit.make_partitions($1)`, [monthsAhead]);
  }
}
