import { Injectable } from '@nestjs/common';
import { assertAllowed } from '#contracts';
import { mayUse, reviewsCounted, type WaitingAnswer } from '#contracts-admin';
import { Transactions } from '#database';
import { CasesService, ReadingRequests, ReviewsService, SelfieChecks } from '#moderation';
import { mayReadCases } from '../rights.policy.js';
import type { StaffActor } from '../staff-actor.js';

/** How much waits in the queues of the moderators. It names nobody, so that the log keeps nothing of it. */
@Injectable()
export class WaitingOfficeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cases: CasesService,
    private readonly reviews: ReviewsService,
    private readonly checks: SelfieChecks,
    private readonly requests: ReadingRequests,
  ) {}

  count({ id, roles }: StaffActor): Promise<WaitingAnswer> {
    assertAllowed(mayReadCases(roles));
    return this.transactions.run(async (tx) => {
      const { all, atOnce, late } = await this.cases.waitingFor(tx, { id, isOwner: roles.includes('owner') });
      return {
        requests: await this.requests.waitingFor(tx, { id, isOwner: roles.includes('owner') }),
        cases: { all, at_once: atOnce, late },
        reviews: mayUse(roles, 'reviews') ? await this.reviews.waiting(tx, reviewsCounted) : null,
        verifications: await this.checks.waiting(tx),
      };
    });
  }
}
