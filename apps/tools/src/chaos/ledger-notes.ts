import type pg from 'pg';
import type { HistoryLog } from '../history/history-log.js';

/** The ledgers of members as part of a history: the balances at its beginning, and at its end every entry since. */
export class LedgerNotes {
  private constructor(
    private readonly owner: pg.Pool,
    private readonly log: HistoryLog,
    private readonly members: readonly string[],
    private readonly begunAt: number,
    private lastId: string,
  ) {}

  /** Before any of them moves a credit; they may have looked at their balance already. */
  static async begin(owner: pg.Pool, log: HistoryLog, members: readonly string[]): Promise<LedgerNotes> {
    const { rows } = await owner.query<{ who: string; balance: number; last: string }>(
      `select member_id as who, balance, (select coalesce(max(id), 0) from payments.ledger_entry) as last from payments.wallet where member_id = any($1)`,
      [members],
    );
    const now = performance.now();
    for (const { who, balance } of rows) log.note({ kind: 'entry', who, start: 0, end: now, amount: 0, balance, cause: null });
    return new LedgerNotes(owner, log, members, now, rows[0]?.last ?? '0');
  }

  /** When nothing moves any more. `causes`: what an entry is for, by its ref. */
  async add(causes: ReadonlyMap<string, string>): Promise<void> {
    const { rows } = await this.owner.query<{ who: string; id: string; amount: number; balance: number; ref: string }>(
      `select member_id as who, id, amount, balance_after as balance, ref from payments.ledger_entry
        where member_id = any($1) and id > $2 order by id`,
      [this.members, this.lastId],
    );
    const now = performance.now();
    for (const { who, amount, balance, ref } of rows)
      this.log.note({ kind: 'entry', who, start: this.begunAt, end: now, amount, balance, cause: causes.get(ref) ?? null });
    this.lastId = rows.at(-1)?.id ?? this.lastId;
  }
}
