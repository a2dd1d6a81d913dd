import { Injectable } from '@nestjs/common';
import type { AuditAct } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { AuditEntriesRepository } from './audit-entries.repository.js';
import type { SubjectKind } from './audit-entry.entity.js';

export type AuditEntry = {
  /** Null when nobody is known, such as a command on the server. */
  readonly staffId: string | null;
  readonly act: AuditAct;
  readonly subject?: { readonly kind: SubjectKind; readonly id?: string };
  readonly reason?: string;
  /** Ids, names of fields, numbers. Never personal text: an entry cannot be erased. */
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly ip: string;
};

const MONTHS_AHEAD = 3;

/** What staff did, to whom and why. The app's role may add entries and can neither change nor remove one. */
@Injectable()
export class Audit {
  constructor(
    private readonly transactions: Transactions,
    private readonly entries: AuditEntriesRepository,
  ) {}

  /** Writes one entry in the transaction of the act: either both stay or neither. */
  async record(tx: Tx, { staffId, act, subject, reason = '', facts = {}, ip }: AuditEntry): Promise<void> {
    const about = { subjectKind: subject?.kind ?? '', subjectId: subject?.id ?? null } as const;
    await this.entries.insert(tx, { staffId, act, ...about, reason, facts, ip });
  }

  /** For acts that write nothing else, such as opening a page. */
  async note(entry: AuditEntry): Promise<void> {
    await this.transactions.run((tx) => this.record(tx, entry));
  }

  /** Keeps a table for each of the coming months, so that old ones can be moved away whole. */
  async makePartitions(): Promise<void> {
    await this.entries.makePartitions(MONTHS_AHEAD);
  }
}
