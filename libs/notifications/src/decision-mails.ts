import { Inject, Injectable } from '@nestjs/common';
import { AccountsService, type Account } from '#auth';
import { CONFIG, type Config } from '#config';
import { type HouseRule, type MeasureTold, type MemberId } from '#contracts';
import { Clock, Transactions } from '#database';
import { renderEmail } from '#mail';
import { appealEnd, appealTokenOf, type Decision } from '#moderation';
import { ModerationEmails, type DecisionFacts } from './moderation-emails.service.js';

type Planned = {
  readonly measure: MeasureTold;
  readonly rule: HouseRule;
  readonly days?: number | undefined;
  readonly photo?: boolean | undefined;
  readonly text?: boolean | undefined;
};
export type StatementText = { readonly language: string; readonly subject: string; readonly text: string };

const DAY_MS = 86_400_000;
const NO_DECISION = '00000000-0000-0000-0000-000000000000';

/** The statement of reasons of a decision: as it goes out, and as its moderator reads it before. */
@Injectable()
export class DecisionMails {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly emails: ModerationEmails,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** What the member would read, in their language. Throws `member_not_found` when they were erased. */
  async preview(memberId: MemberId, { measure, rule, days, photo = false, text = false }: Planned): Promise<StatementText> {
    const account = await this.transactions.read((tx) => this.accounts.account(tx, memberId));
    const now = this.clock.now();
    const email = await this.emails.decision(readerOf(account), {
      measure,
      rule,
      removed: removedOf(photo, text),
      until: days === undefined ? null : new Date(now.getTime() + days * DAY_MS),
      hasSecond: measure === 'ban',
      appealUntil: appealEnd(now),
      appealToken: appealTokenOf(this.config.appSecret, NO_DECISION),
    });
    return { language: account.language, subject: email.subject, text: (await renderEmail(email)).text };
  }

  /** Undefined when the decision is not one that its member is told of. */
  factsOf({ id, measure, rule, photoId, removesText, until, secondId, inForceAt }: Decision): DecisionFacts | undefined {
    if (measure === 'none' || rule === null || inForceAt === null) return undefined;
    return {
      measure,
      rule,
      removed: removedOf(photoId !== null, removesText),
      until,
      hasSecond: secondId !== null,
      appealUntil: appealEnd(inForceAt),
      appealToken: appealTokenOf(this.config.appSecret, id),
    };
  }
}

export const readerOf = ({ id, siteId, language }: Account) => ({ memberId: id, siteId, language });

function removedOf(photo: boolean, text: boolean): DecisionFacts['removed'] {
  if (photo && text) return 'both';
  if (photo) return 'photo';
  return text ? 'text' : null;
}
