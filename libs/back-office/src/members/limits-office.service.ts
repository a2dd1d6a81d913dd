import { Injectable } from '@nestjs/common';
import { AppError, type MemberId } from '#contracts';
import type { InputOf, MemberTrust, ResultOf } from '#contracts-admin';
import type { Tx } from '#database';
import { TrustService } from '#moderation';
import { VisibilityService } from '#visibility';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';

/** The limit of first messages, as staff see it and lift it. */
@Injectable()
export class LimitsOfficeService {
  constructor(
    private readonly commands: StaffCommands,
    private readonly trust: TrustService,
    private readonly visibility: VisibilityService,
  ) {}

  async trustIn(tx: Tx, id: string): Promise<MemberTrust> {
    const { confirmedReports, signals, daily, liftedAt } = await this.trust.of(tx, id);
    return { confirmed_reports: confirmedReports, signals, daily, lifted_at: liftedAt?.toISOString() ?? null };
  }

  /** What was found until now no longer counts. The log keeps what it was, who lifted the limit and why. */
  lift(actor: StaffActor, id: MemberId, input: InputOf<'lift_limit'>): Promise<ResultOf<'lift_limit'>> {
    return this.commands.run('lift_limit', actor, input, async (tx) => {
      if (!(await this.visibility.standingOf(tx, id))) throw new AppError('member_not_found');
      const facts = await this.trustIn(tx, id);
      await this.trust.lift(tx, id, actor.id);
      return { result: { trust: await this.trustIn(tx, id) }, subjectId: id, facts };
    });
  }
}
