import { Inject, Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import { CONFIG, type Config } from '#config';
import { assertAllowed } from '#contracts';
import { mayUse, type CaseReason, type TransparencyAnswer, type TransparencyQuery } from '#contracts-admin';
import { ruleText } from '#i18n';
import { statementColumns, statementRecord, TransparencyService, type StatementRecord } from '#moderation';
import { mayReadFigures } from '../rights.policy.js';
import type { StaffActor } from '../staff-actor.js';
import { StaffReads } from '../staff-reads.js';

/** How the house decided, for those who answer for it. */
@Injectable()
export class TransparencyOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly transparency: TransparencyService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Each moderator sees their own figures beside those of the house; the owner those of all. */
  async openYear({ id, roles }: StaffActor, { year }: TransparencyQuery): Promise<TransparencyAnswer> {
    assertAllowed(mayReadFigures(roles));
    const moderatorId = mayUse(roles, 'staff_figures') ? null : id;
    const { cases, times, decisions, appeals, moderators } = await this.transparency.yearOf(year, { moderatorId });
    return {
      year,
      cases: cases.map(({ reason, ...one }) => ({ ...one, reason: reason as CaseReason })),
      times: times.map(({ medianHours, ...one }) => ({ ...one, median_hours: medianHours })),
      decisions,
      appeals,
      moderators: moderators.map(({ medianHours, ...one }) => ({ ...one, median_hours: medianHours })),
    };
  }

  /** A file of the year's statements of reasons, made while it is read. */
  async exportStatements(actor: StaffActor, { year }: TransparencyQuery): Promise<Readable> {
    assertAllowed(mayReadFigures(actor.roles));
    await this.reads.note(actor, { act: 'statements.exported', subject: { kind: 'list' }, facts: { year } });
    const file = stringify({ header: true, columns: [...statementColumns], record_delimiter: 'windows' });
    return Readable.from(this.records(year)).compose(file) as Readable;
  }

  private async *records(year: number): AsyncGenerator<StatementRecord> {
    const termsUrl = new URL('/pages/terms', this.config.publicUrls[0]).href;
    for await (const decision of this.transparency.statements(year))
      yield statementRecord(decision, { rule: ruleText(decision.rule, 'en'), termsUrl });
  }
}
