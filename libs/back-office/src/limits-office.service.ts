import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { AppError, assertAllowed, type MemberId } from '#contracts';
import type { LiftLimitBody, MemberTrust } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { TrustService } from '#moderation';
import { VisibilityService } from '#visibility';
import { mayLiftLimit } from './members.policy.js';
import type { StaffActor } from './staff-actor.js';

/** The limit of first messages, as staff see it and lift it. */
@Injectable()
export class LimitsOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly trust: TrustService,
    private readonly visibility: VisibilityService,
    private readonly audit: Audit,
  ) {}

  async trustIn(tx: Tx, id: string): Promise<MemberTrust> {
    const { confirmedReports, signals, daily, liftedAt } = await this.trust.of(tx, id);
    return { confirmed_reports: confirmedReports, signals, daily, lifted_at: liftedAt?.toISOString() ?? null };
  }

  /** What was found until now counts no more. Who did it and why stands in the log. */
  lift(actor: StaffActor, id: MemberId, { reason }: LiftLimitBody): Promise<MemberTrust> {
    assertAllowed(mayLiftLimit(actor.roles));
    return this.transactions.run(async (tx) => {
      if (!(await this.visibility.standingOf(tx, id))) throw new AppError('member_not_found');
      const facts = await this.trustIn(tx, id);
      await this.trust.lift(tx, id, actor.id);
      await this.audit.record(tx, {
        staffId: actor.id,
        act: 'member.limit_lifted',
        subject: { kind: 'member', id },
        reason,
        facts,
        ip: actor.ip,
      });
      return this.trustIn(tx, id);
    });
  }
}
