import type pg from 'pg';
import { reactionsTo } from '#events';

interface OpenIssue {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
}

/** What a person at finance does in the back office, by the functions that it calls. */
export class FinanceDesk {
  constructor(private readonly owner: pg.Pool) {}

  async openIssues(): Promise<OpenIssue[]> {
    const { rows } = await this.owner.query<OpenIssue>(
      `select id, kind, subject from payments.recon_issue where closed_at is null order by found_at, id`,
    );
    return rows;
  }

  async closeIssue(id: string): Promise<void> {
    await this.owner.query(`select payments.close_issue($1, 'Looked at')`, [id]);
  }

  /** The credit note follows. */
  async payElsewhere(refundId: string): Promise<void> {
    await this.owner.query(
      `with paid as materialized (select payments.pay_elsewhere($1) as facts)
       insert into events.outbox (reaction, payload, due, at)
       select r.job, jsonb_build_object('refundId', $1::text), now(), now()
         from paid cross join unnest($2::text[]) as r(job) where paid.facts is not null`,
      [refundId, reactionsTo('payments.refunded').map(({ job }) => job)],
    );
  }
}
