import { Inject, Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import { CONFIG, type Config } from '#config';
import type { HouseRule, MeasureTold, MemberId } from '#contracts';
import { Clock, Transactions } from '#database';
import { renderEmail } from '#mail';
import { appealEnd, appealTokenOf, removedBy, StatementFactsService, type RemovedItems } from '#moderation';
import { EmailContexts } from '../mails/index.js';
import { decisionMail } from './decision.notification.js';
import { toAccount } from '../recipients/index.js';

type Planned = {
  readonly measure: MeasureTold;
  readonly rule: HouseRule;
  readonly days?: number | undefined;
  readonly text?: boolean | undefined;
} & RemovedItems;
export type StatementText = { readonly language: string; readonly subject: string; readonly text: string };

const DAY_MS = 86_400_000;
const NO_DECISION = '00000000-0000-0000-0000-000000000000';

/** The statement of reasons of a decision, as its moderator reads it before it goes out. */
@Injectable()
export class DecisionMails {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly contexts: EmailContexts,
    private readonly statements: StatementFactsService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What the member would read of a decision about this case, in their language. Throws `member_not_found` when they were erased. */
  async preview(caseId: string, memberId: MemberId, planned: Planned): Promise<StatementText> {
    const { measure, rule, days, text = false } = planned;
    const account = await this.transactions.read((tx) => this.accounts.account(tx, memberId));
    const now = this.clock.now();
    const facts = await this.transactions.read((tx) => this.statements.ofCase(tx, caseId, memberId, planned));
    const email = decisionMail.write(await this.contexts.of(toAccount(account)), {
      measure,
      rule,
      removed: removedBy({ ...planned, removesText: text }),
      until: days === undefined ? null : new Date(now.getTime() + days * DAY_MS),
      facts,
      hasSecond: measure === 'ban',
      appealUntil: appealEnd(now),
      appealToken: appealTokenOf(this.config.appSecret, NO_DECISION),
    });
    return { language: account.language, subject: email.subject, text: (await renderEmail(email)).text };
  }
}
