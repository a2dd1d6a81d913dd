import { reactionsTo } from '#events';
import { refunded } from './payments.events.js';

/** The database's owner, as a client of `pg`. */
export interface FinanceClient {
  query(sql: string, parameters?: unknown[]): Promise<{ readonly rows: unknown[] }>;
}

export interface OpenIssue {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly orderId: string | null;
  readonly foundAt: Date;
  readonly details: Readonly<Record<string, unknown>>;
}

/** An order whose money a bank took back, which keeps its member from buying. */
export interface BlockingOrder {
  readonly memberId: string;
  readonly orderId: string;
  readonly chargedBackMinor: number;
  readonly currency: string;
}

/** A paid order of which no two pieces of evidence agree on the country in which it is taxed. */
export interface UnclearCountry {
  readonly orderId: string;
  readonly paidAt: Date;
  readonly country: string;
  readonly evidence: Readonly<Record<string, string | null>>;
}

export interface SealedAccount {
  readonly sealed: Uint8Array;
  readonly givenAt: Date;
}

const isDone = (rows: readonly unknown[]): boolean => (rows as readonly { readonly isDone: boolean }[])[0]?.isDone === true;

/** What finance sees and decides of open issues, by functions that only the database's owner may call (sql/finance.sql). */
export class FinanceRepository {
  constructor(private readonly owner: FinanceClient) {}

  /** The oldest first. */
  async openIssues(): Promise<OpenIssue[]> {
    const { rows } = await this.owner.query(
      `select id, kind, subject, order_id as "orderId", found_at as "foundAt", details from payments.recon_issue
        where closed_at is null order by found_at, id`,
    );
    return rows as OpenIssue[];
  }

  /** False when no open issue has the id. */
  closeIssue(id: string, reason: string): Promise<boolean> {
    return this.decide('close_issue', id, reason);
  }

  /** A withdrawal whose transfers failed was paid in another way: its credit note follows. False when the refund waits for no such payment. */
  async payElsewhere(refundId: string, reason: string): Promise<boolean> {
    const { rows } = await this.owner.query(
      `with paid as materialized (select payments.pay_elsewhere($1, $2) as is_done),
            told as (insert into events.outbox (reaction, payload, due, at)
                     select r.job, $4::jsonb, now(), now() from paid cross join unnest($3::text[]) as r(job) where paid.is_done)
       select is_done as "isDone" from paid`,
      [refundId, reason, reactionsTo(refunded.name).map(({ job }) => job), JSON.stringify({ refundId })],
    );
    return isDone(rows);
  }

  /** By member. */
  async blockingOrders(): Promise<BlockingOrder[]> {
    const { rows } = await this.owner.query(
      `select member_id as "memberId", id as "orderId", charged_back_minor::int as "chargedBackMinor", currency
         from payments.orders where blocks_buying order by member_id, created_at`,
    );
    return rows as BlockingOrder[];
  }

  /** The member may buy again after a chargeback. False when nothing keeps them from it. */
  allowBuying(memberId: string, reason: string): Promise<boolean> {
    return this.decide('allow_buying', memberId, reason);
  }

  /** The oldest first. */
  async unclearCountries(): Promise<UnclearCountry[]> {
    const { rows } = await this.owner.query(
      `select id as "orderId", paid_at as "paidAt", country, country_evidence as evidence
         from payments.orders where country_unclear order by paid_at, id`,
    );
    return rows as UnclearCountry[];
  }

  /** The country of an order was looked at. False when it was clear. */
  settleCountry(orderId: string, reason: string): Promise<boolean> {
    return this.decide('settle_country', orderId, reason);
  }

  /** The account to which a withdrawal is to be paid whose transfers failed, still sealed; written into the audit log. Null when none was given. */
  async bankAccount(refundId: string, reason: string): Promise<SealedAccount | null> {
    const { rows } = await this.owner.query(`select sealed, given_at as "givenAt" from payments.show_bank_account($1, $2)`, [
      refundId,
      reason,
    ]);
    return (rows as SealedAccount[])[0] ?? null;
  }

  private async decide(name: 'close_issue' | 'allow_buying' | 'settle_country', id: string, reason: string): Promise<boolean> {
    const { rows } = await this.owner.query(`select payments.${name}($1, $2) as "isDone"`, [id, reason]);
    return isDone(rows);
  }
}
