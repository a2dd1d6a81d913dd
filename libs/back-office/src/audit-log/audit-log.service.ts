import { Injectable } from '@nestjs/common';
import { assertAllowed } from '#contracts';
import { listCap, type AuditAnswer, type AuditQuery, type AuditStaffAnswer } from '#contracts-admin';
import { Transactions } from '#database';
import { AuditLogRepository } from './audit-log.repository.js';
import { mayReadResource } from '../rights.policy.js';
import { OfficeList } from '../office-list.decorator.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffReads } from '../staff-reads.js';

/** The log as the owner reads it, newest first. Reading it is written down as well. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly reads: StaffReads,
    private readonly transactions: Transactions,
    private readonly log: AuditLogRepository,
  ) {}

  @OfficeList('audit')
  listEntries(actor: StaffActor, query: AuditQuery): Promise<AuditAnswer> {
    assertAllowed(mayReadResource(actor.roles, 'audit'));
    return this.reads.run(actor, async (tx) => {
      const rows = await this.log.page(tx, query);
      const found = await this.log.count(tx, query);
      return {
        result: {
          rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
          total: Math.min(found, listCap),
          more: found > listCap,
        },
        entry: {
          act: 'audit.listed',
          subject: { kind: 'list' },
          facts: { act: query.act, staff_id: query.staff_id, subject_id: query.subject_id, page: query.page },
        },
      };
    });
  }

  /** Those who have acted or can act: an account of staff that was closed stays in the table. */
  async listStaff(actor: StaffActor): Promise<AuditStaffAnswer> {
    assertAllowed(mayReadResource(actor.roles, 'audit'));
    return { staff: await this.transactions.read((tx) => this.log.staff(tx)) };
  }
}
