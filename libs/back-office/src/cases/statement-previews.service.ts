import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type MemberId } from '#contracts';
import { placeOf, type StatementPreview, type StatementPreviewQuery } from '#contracts-admin';
import { CasesService } from '#moderation';
import { DecisionMails } from '#notifications';
import { mayReadCases } from '../rights.policy.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffReads } from '../staff-reads.js';

/** What the member would read about a decision that is not made yet. */
@Injectable()
export class StatementPreviews {
  constructor(
    private readonly reads: StaffReads,
    private readonly cases: CasesService,
    private readonly mails: DecisionMails,
  ) {}

  /** In the language of the member. */
  async preview(actor: StaffActor, id: string, query: StatementPreviewQuery): Promise<StatementPreview> {
    assertAllowed(mayReadCases(actor.roles));
    // The page of the case has its entry in the log.
    const found = await this.reads.one(actor, id, async (tx) => ({ result: await this.cases.find(tx, id) }));
    if (!found?.subjectId || query.measure === 'none') throw new AppError('not_found');
    const { measure, photos = [], messages = [], ...planned } = query;
    return this.mails.preview(id, found.subjectId as MemberId, { ...planned, measure, photoIds: photos, messages: messages.map(placeOf) });
  }
}
