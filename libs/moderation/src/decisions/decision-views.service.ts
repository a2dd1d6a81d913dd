import { Injectable } from '@nestjs/common';
import { AppError, type DecisionView, type DismissalView } from '#contracts';
import type { Tx } from '#database';
import { ProfilesService } from '#profiles';
import { appealEnd } from './appeals.policy.js';
import { AppealsRepository } from './appeals.repository.js';
import { removedBy } from './decisions.policy.js';
import type { Decision } from './decisions.repository.js';
import { DismissalsService, type Dismissed } from './dismissals.service.js';
import { StatementFactsService } from './statement-facts.service.js';

/** What the link of a mail opens. */
export type Appealable = { readonly decision: DecisionView } | { readonly dismissal: DismissalView };

/** A decision as whoever may object to it reads it: its statement of reasons, and what became of an objection. */
@Injectable()
export class DecisionViews {
  constructor(
    private readonly appeals: AppealsRepository,
    private readonly dismissals: DismissalsService,
    private readonly facts: StatementFactsService,
    private readonly profiles: ProfilesService,
  ) {}

  /** For its member, or for whoever reported or complained and was told that nothing was found. */
  async appealable(tx: Tx, decision: Decision): Promise<Appealable> {
    const dismissal = await this.dismissals.viewOf(tx, decision);
    return dismissal ? { dismissal } : { decision: await this.forMember(tx, decision) };
  }

  /** What was reported or complained of, where the decision found nothing. */
  dismissedBy(tx: Tx, decision: Decision): Promise<Dismissed | undefined> {
    return this.dismissals.dismissedBy(tx, decision);
  }

  /** Throws `link_invalid` for a decision that its member does not hear of. */
  async forMember(tx: Tx, decision: Decision): Promise<DecisionView> {
    const { id, memberId, measure, rule, inForceAt, until, state } = decision;
    if (!memberId || measure === 'none' || !rule || !inForceAt) throw new AppError('link_invalid');
    const name = await this.profiles.own(tx, memberId).then(
      (profile) => profile.name,
      () => '',
    );
    const appeal = await this.appeals.ofDecision(tx, id);
    return {
      name,
      at: inForceAt.toISOString(),
      measure,
      rule,
      removed: removedBy(decision),
      until: until?.toISOString() ?? null,
      facts: await this.facts.of(tx, decision),
      overturned: state === 'overturned',
      appeal_until: appealEnd(inForceAt).toISOString(),
      appeal: appeal && { at: appeal.at.toISOString(), state: appeal.state, alone: appeal.alone !== null },
    };
  }
}
