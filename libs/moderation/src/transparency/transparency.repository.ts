import { Injectable } from '@nestjs/common';
import type { HouseRule, Measure } from '#contracts';
import type { Tx } from '#database';
import type { CaseKind } from '../cases/index.js';
import type { StatedDecision } from './statement-record.policy.js';

export type DecisionFigures = { readonly measure: Measure; readonly rule: HouseRule | null; readonly count: number };
export interface ModeratorFigures {
  readonly id: string;
  readonly name: string;
  readonly decided: number;
  readonly measures: number;
  readonly overturned: number;
  /** Bans that a second moderator refused. */
  readonly refused: number;
  readonly medianHours: number | null;
}

/** From, and until before. */
export type Span = readonly [from: Date, before: Date];

const carriedOut = `d.state in ('in_force', 'ended', 'overturned') and d.in_force_at >= $1 and d.in_force_at < $2`;
const hoursBetween = (from: string, to: string) => `extract(epoch from ${to} - ${from}) / 3600`;
const medianOf = (value: string) => `percentile_cont(0.5) within group (order by ${value})`;

@Injectable()
export class TransparencyRepository {
  cases(tx: Tx, span: Span) {
    return tx.query<{ kind: CaseKind; reason: string; opened: number; waiting: number }>(
      `select kind, reason, count(*)::int as opened, (count(*) filter (where state <> 'closed'))::int as waiting
         from moderation."case" where opened_at >= $1 and opened_at < $2 group by kind, reason order by kind, reason`,
      [...span],
    );
  }

  times(tx: Tx, span: Span) {
    return tx.query<{ kind: CaseKind; decided: number; medianHours: number | null; late: number }>(
      `select kind, count(*)::int as decided, (count(*) filter (where closed_at > due_at))::int as late,
              ${medianOf(hoursBetween('opened_at', 'closed_at'))} as "medianHours"
         from moderation."case" where closed_at >= $1 and closed_at < $2 group by kind order by kind`,
      [...span],
    );
  }

  decisions(tx: Tx, span: Span): Promise<DecisionFigures[]> {
    return tx.query<DecisionFigures>(
      `select d.measure, d.rule, count(*)::int as count from moderation.decision d where ${carriedOut}
        group by d.measure, d.rule order by d.measure, d.rule`,
      [...span],
    );
  }

  async appeals(tx: Tx, span: Span) {
    const [row] = await tx.query<{ received: number; upheld: number; overturned: number; open: number; alone: number }>(
      `select (count(*) filter (where at >= $1 and at < $2))::int as received,
              (count(*) filter (where state = 'upheld' and decided_at >= $1 and decided_at < $2))::int as upheld,
              (count(*) filter (where state = 'overturned' and decided_at >= $1 and decided_at < $2))::int as overturned,
              (count(*) filter (where state = 'open' and at >= $1 and at < $2))::int as open,
              (count(*) filter (where alone is not null and decided_at >= $1 and decided_at < $2))::int as alone
         from moderation.appeal`,
      [...span],
    );
    return row ?? { received: 0, upheld: 0, overturned: 0, open: 0, alone: 0 };
  }

  /** Of each moderator who decided, those first who decided most; with an id, of this one alone. */
  moderators(tx: Tx, span: Span, id: string | null): Promise<ModeratorFigures[]> {
    return tx.query<ModeratorFigures>(
      `select s.id, s.name,
              (count(*) filter (where ${carriedOut}))::int as decided,
              (count(*) filter (where ${carriedOut} and d.measure <> 'none'))::int as measures,
              (count(*) filter (where ${carriedOut} and d.state = 'overturned'))::int as overturned,
              (count(*) filter (where d.state = 'refused'))::int as refused,
              ${medianOf(hoursBetween('c.opened_at', 'd.in_force_at'))} filter (where ${carriedOut}) as "medianHours"
         from moderation.decision d
         join moderation."case" c on c.id = d.case_id
         join auth.staff s on s.id = d.staff_id
        where d.at >= $1 and d.at < $2 and ($3::uuid is null or s.id = $3)
        group by s.id, s.name order by decided desc, s.name`,
      [...span, id],
    );
  }

  /** Restrictions in the order in which they were decided, from the one after `afterId`. */
  stated(tx: Tx, span: Span, afterId: string | null, limit: number): Promise<StatedDecision[]> {
    return tx.query<StatedDecision>(
      `select d.id, d.measure, d.rule, d.photo_ids <> '{}' as "removesPhoto", d.removes_text or d.messages <> '[]' as "removesText",
              d.in_force_at as "inForceAt", d.until, c.kind as "caseKind", c.reason as "caseReason", c.opened_at as "openedAt",
              coalesce(i.signals <> '{}', false) as "hasSignals", coalesce(a.alone is not null, false) as "isJudgedAlone"
         from moderation.decision d join moderation."case" c on c.id = d.case_id left join moderation.appeal a on a.decision_id = d.id
          left join moderation.initiative i on i.id = c.id
        where ${carriedOut} and d.measure not in ('none', 'warning') and ($3::uuid is null or d.id > $3)
        order by d.id limit $4`,
      [...span, afterId, limit],
    );
  }
}
