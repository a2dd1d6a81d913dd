import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

export type Facts = Readonly<Record<string, unknown>>;
/** Who looks, why, and from where. */
export interface Look {
  readonly staffId: string;
  readonly reason: string;
  readonly ip: string;
}

/** The functions of sql/finance.sql; null where there is nothing to decide. */
@Injectable()
export class FinanceRepository {
  closeIssue(tx: Tx, issueId: string, reason: string): Promise<Facts | null> {
    return this.decide(tx, `select payments.close_issue($1, $2) as facts`, [issueId, reason]);
  }

  payElsewhere(tx: Tx, refundId: string): Promise<Facts | null> {
    return this.decide(tx, `select payments.pay_elsewhere($1) as facts`, [refundId]);
  }

  allowBuying(tx: Tx, memberId: string): Promise<Facts | null> {
    return this.decide(tx, `select payments.allow_buying($1) as facts`, [memberId]);
  }

  settleCountry(tx: Tx, orderId: string): Promise<Facts | null> {
    return this.decide(tx, `select payments.settle_country($1) as facts`, [orderId]);
  }

  async bankAccount(tx: Tx, refundId: string, { staffId, reason, ip }: Look): Promise<{ sealed: Uint8Array; givenAt: Date } | null> {
    const [row] = await tx.query<{ sealed: Uint8Array; givenAt: Date }>(
      `select sealed, given_at as "givenAt" from payments.show_bank_account($1, $2, $3, $4)`,
      [refundId, staffId, reason, ip],
    );
    return row ?? null;
  }

  private async decide(tx: Tx, sql: string, parameters: readonly unknown[]): Promise<Facts | null> {
    const [row] = await tx.query<{ facts: Facts | null }>(sql, [...parameters]);
    return row?.facts ?? null;
  }
}
