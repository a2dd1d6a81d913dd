import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import type { AloneReason, Appellant } from '#contracts-admin';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { CasesService, type Moderator } from '../cases/index.js';
import { appealDecided } from '../moderation.events.js';
import { appellantOf, judgeOf } from './appeals.policy.js';
import { AppealsRepository } from './appeals.repository.js';
import { DecisionsRepository } from './decisions.repository.js';
import { DecisionsService } from './decisions.service.js';

export type AppealRuling = { readonly outcome: 'upheld' | 'overturned'; readonly alone?: AloneReason | null | undefined };
type JudgedAppeal = { readonly decisionId: string; readonly alone: AloneReason | null; readonly by: Appellant };

/** Moderators decide about objections: somebody who had no part in the decision, as long as there is somebody. */
@Injectable()
export class AppealRulings {
  constructor(
    private readonly appeals: AppealsRepository,
    private readonly decisions: DecisionsRepository,
    private readonly decided: DecisionsService,
    private readonly cases: CasesService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Decides the appeal that the moderator holds. Overturned, the member has everything again; or, where nothing was found, the case is open anew.
   * `alone` is wanted of an owner who had a part in the decision, where no other moderator exists; answers it as far as it counted.
   */
  async decide(tx: Tx, moderator: Moderator, caseId: string, { outcome, alone = null }: AppealRuling): Promise<JudgedAppeal> {
    const { kind, notBy } = await this.cases.lockClaimed(tx, moderator, caseId);
    const judge = await this.judgeOf(tx, moderator, notBy);
    const appeal = kind === 'appeal' && judge !== 'refused' ? await this.appeals.find(tx, caseId) : null;
    if (!appeal) throw new AppError('case_taken');
    if (judge === 'alone' && alone === null) throw new AppError('invalid_input', { fields: { alone: 'field_required' } });
    const why = judge === 'alone' ? alone : null;
    if (!(await this.appeals.decide(tx, caseId, outcome, why))) throw new AppError('case_taken');
    const decision = await this.decisions.find(tx, appeal.decisionId);
    if (!decision) throw new AppError('not_found');
    if (outcome === 'overturned') await this.decided.overturn(tx, appeal.decisionId);
    await this.cases.close(tx, caseId);
    await this.outbox.tell(tx, appealDecided, { appealId: caseId });
    return { decisionId: appeal.decisionId, alone: why, by: appellantOf(decision) };
  }

  /** Whether this moderator would decide about it although they had a part in the decision, because nobody else exists. */
  async isAlone(tx: Tx, moderator: Moderator, caseId: string): Promise<boolean> {
    const found = await this.cases.find(tx, caseId);
    return found?.kind === 'appeal' && (await this.judgeOf(tx, moderator, found.notBy)) === 'alone';
  }

  private async judgeOf(tx: Tx, { id, isOwner }: Moderator, notBy: readonly string[]): Promise<ReturnType<typeof judgeOf>> {
    const hadPart = notBy.includes(id);
    return judgeOf({ hadPart, isOwner, others: hadPart ? await this.cases.countOthers(tx, notBy) : 0 });
  }
}
