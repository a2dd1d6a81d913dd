import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { DecisionView, MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { appealTokenOf } from './appeal-token.js';
import { DecisionViews } from './decision-views.service.js';
import { DecisionsRepository } from './decisions.repository.js';

/** More than anybody has. */
const SHOWN = 50;

export interface OwnDecision {
  readonly decision: DecisionView;
  /** Opens the page of this decision, where its member objects. */
  readonly token: string;
  readonly deciders: 1 | 2;
}

/** What was decided about a member, as they read it in the product: the statement of reasons of the mail, and how to object. */
@Injectable()
export class OwnDecisions {
  private readonly appSecret: string;

  constructor(
    private readonly transactions: Transactions,
    private readonly decisions: DecisionsRepository,
    private readonly views: DecisionViews,
    @Inject(CONFIG) config: Config,
  ) {
    this.appSecret = config.appSecret;
  }

  list(memberId: MemberId): Promise<OwnDecision[]> {
    return this.transactions.read(async (tx) => {
      const own: OwnDecision[] = [];
      for (const decision of await this.decisions.notifiedTo(tx, memberId, SHOWN))
        own.push({
          decision: await this.views.forMember(tx, decision),
          token: appealTokenOf(this.appSecret, decision.id),
          deciders: decision.secondId ? 2 : 1,
        });
      return own;
    });
  }

  hasUnseen(tx: Tx, memberId: MemberId): Promise<boolean> {
    return this.decisions.hasUnseen(tx, memberId);
  }

  /** All of them: the member has them before their eyes, or wants no notice any more. */
  see(memberId: MemberId): Promise<void> {
    return this.transactions.run((tx) => this.decisions.markSeen(tx, memberId));
  }
}
