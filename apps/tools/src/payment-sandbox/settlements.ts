import { createHash } from 'node:crypto';
import { ApiFault } from './api-fault.js';
import type { Journal } from './journal.js';
import type { Amount, ChargebackRecord, PaymentRecord, RefundRecord, SettlementRecord } from './records.js';

const DAY_MS = 24 * 60 * 60_000;
type MovementKind = SettlementRecord['movements'][number]['kind'];
type Due = { readonly kind: MovementKind; readonly id: string; readonly at: number };

/** A movement of a settlement with what it moves, below nothing where money went back. */
export interface Moved {
  readonly kind: MovementKind;
  readonly id: string;
  readonly amount: Amount;
  readonly sign: 1 | -1;
  readonly method: string | null;
}

const dayOf = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;

/**
 * What is paid out: each night everything of a day (of UTC) that moved money and was in no payout before. Payouts are made when somebody asks for
 * them, and stay as they were then, so that a demo that nobody looks at has none.
 */
export class Settlements {
  /** `now`: milliseconds, as `Date.now` tells them. */
  constructor(
    private readonly journal: Journal,
    private readonly now: () => number,
  ) {}

  /** Newest first. */
  all(): SettlementRecord[] {
    this.makeDue(dayOf(this.now()));
    return this.journal.all('settlement').toReversed();
  }

  find(id: string): SettlementRecord {
    const found = this.all().find((settlement) => settlement.id === id || settlement.reference === id);
    if (!found) throw new ApiFault(404, `No settlement exists with token ${id}.`);
    return found;
  }

  paymentsOf({ movements }: SettlementRecord): PaymentRecord[] {
    return movements.flatMap(({ kind, id }) => (kind === 'payment' ? (this.journal.find('payment', id) ?? []) : []));
  }

  refundsOf({ movements }: SettlementRecord): RefundRecord[] {
    return movements.flatMap(({ kind, id }) => (kind === 'refund' ? (this.journal.find('refund', id) ?? []) : []));
  }

  chargebacksOf({ movements }: SettlementRecord): ChargebackRecord[] {
    return movements.flatMap(({ kind, id }) => (kind === 'chargeback' ? (this.journal.find('chargeback', id) ?? []) : []));
  }

  /** Everything that it counts. A chargeback that was reversed after its payout comes again, as no list tells. */
  movedIn({ movements }: SettlementRecord): Moved[] {
    return movements.flatMap(({ kind, id }): Moved[] => {
      const found = this.journal.find(kind === 'reversal' ? 'chargeback' : kind, id);
      if (!found) return [];
      const method = found.kind === 'payment' ? found.method : null;
      return [{ kind, id, amount: found.amount, sign: kind === 'payment' || kind === 'reversal' ? 1 : -1, method }];
    });
  }

  /** The night comes at once: what moved until now is paid out. */
  closeDay(): void {
    this.makeDue(this.now() + 1);
  }

  private makeDue(until: number): void {
    const settled = new Set(this.journal.all('settlement').flatMap(({ movements }) => movements.map(({ kind, id }) => `${kind} ${id}`)));
    const isPaidOut = (kind: MovementKind, id: string) => settled.has(`${kind} ${id}`);
    const due = this.moved(isPaidOut).filter(({ kind, id, at }) => at < until && !isPaidOut(kind, id));
    for (const day of [...new Set(due.map(({ at }) => dayOf(at)))].toSorted((one, other) => one - other))
      this.make(
        Math.min(day + DAY_MS, until),
        due.filter(({ at }) => dayOf(at) === day).map(({ kind, id }) => ({ kind, id })),
      );
  }

  private moved(isPaidOut: (kind: MovementKind, id: string) => boolean): Due[] {
    // Test money of the other mode is never paid out.
    const payments = this.journal
      .all('payment')
      .flatMap(({ id, mode, status, paidAt }): Due[] =>
        mode === 'test' && status === 'paid' && paidAt ? [{ kind: 'payment', id, at: paidAt }] : [],
      );
    const refunds = this.journal
      .all('refund')
      .flatMap(({ id, status, createdAt }): Due[] => (status === 'refunded' ? [{ kind: 'refund', id, at: createdAt }] : []));
    const chargebacks = this.journal.all('chargeback').flatMap(({ id, createdAt, reversedAt }): Due[] => {
      if (reversedAt === null) return [{ kind: 'chargeback', id, at: createdAt }];
      return isPaidOut('chargeback', id) ? [{ kind: 'reversal', id, at: reversedAt }] : [];
    });
    return [...payments, ...refunds, ...chargebacks];
  }

  private make(createdAt: number, movements: SettlementRecord['movements']): void {
    const [year = '', month = ''] = new Date(createdAt).toISOString().slice(2).split('-');
    const number = this.journal.all('settlement').length + 1;
    const id = `stl_${createHash('sha256')
      .update(movements.map((one) => one.id).join())
      .digest('hex')
      .slice(0, 10)}`;
    this.journal.put({
      kind: 'settlement',
      id,
      reference: `1234567.${year}${month}.${String(number).padStart(2, '0')}`,
      createdAt,
      movements,
    });
  }
}
