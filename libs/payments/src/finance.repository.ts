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

  private async decide(name: 'close_issue' | 'pay_elsewhere', id: string, reason: string): Promise<boolean> {
    const { rows } = await this.owner.query(`select payments.${name}($1, $2) as "isDone"`, [id, reason]);
    return (rows as { readonly isDone: boolean }[])[0]?.isDone === true;
  }
}
