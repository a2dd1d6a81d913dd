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

  /** A withdrawal whose transfers failed was paid in another way. False when the refund waits for no such payment. */
  payElsewhere(refundId: string, reason: string): Promise<boolean> {
    return this.decide('pay_elsewhere', refundId, reason);
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

  private async decide(
    name: 'close_issue' | 'pay_elsewhere' | 'allow_buying' | 'settle_country',
    id: string,
    reason: string,
  ): Promise<boolean> {
    const { rows } = await this.owner.query(`select payments.${name}($1, $2) as "isDone"`, [id, reason]);
    return (rows as { readonly isDone: boolean }[])[0]?.isDone === true;
  }
}
