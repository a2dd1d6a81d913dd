import { Transactions, type Tx } from '#database';
import { ObjectStore } from '#storage';

/** After which kind of step a worker can die: one that somebody else can see. */
export type Step = 'commit' | 'mail' | 'push' | 'refund' | 'debit' | 'file';

type Hint = Parameters<Tx['afterCommit']>[0];

/** A statement that is a transaction by itself. */
const isWrite = (sql: string): boolean => /\b(insert into|update|delete from) [a-z_]+\.[a-z_]+/.test(sql);

class Died extends Error {}

/** Counts the steps of a worker at work, and ends it after so many: nothing that it tries from then on happens. */
export class WorkerDeath {
  readonly steps: Step[] = [];
  private lastStep = Infinity;
  private isAtWork = false;
  private hasDied = false;

  get isDead(): boolean {
    return this.hasDied;
  }

  /** Counts anew, and the worker dies after so many steps. */
  planAt(lastStep: number): void {
    this.steps.length = 0;
    this.lastStep = lastStep;
  }

  revive(): void {
    this.hasDied = false;
    this.lastStep = Infinity;
  }

  /** What happens outside is the test's own doing, and no step. */
  async during(work: () => Promise<unknown>): Promise<void> {
    this.isAtWork = true;
    await work().catch(() => undefined);
    this.isAtWork = false;
  }

  /** A step that has happened, whatever becomes of its answer. */
  note(step: Step): void {
    if (!this.isAtWork) return;
    this.steps.push(step);
    if (this.steps.length > this.lastStep) this.hasDied = true;
  }

  /** A step after which a dead worker hears nothing. */
  took(step: Step): void {
    this.note(step);
    this.assertAlive();
  }

  private assertAlive(): void {
    if (this.isAtWork && this.hasDied) throw new Died();
  }

  /**
   * Only a transaction that wrote something is a step: after one that read, everything is as it was. What follows a commit (a file that goes) is
   * waited for, so that each of its steps comes at the same place every time.
   */
  guardTransactions(transactions: Transactions): void {
    const [run, single] = [transactions.run.bind(transactions), transactions.single.bind(transactions)];
    transactions.run = async (work) => {
      this.assertAlive();
      let hasWritten = false;
      const hints: Hint[] = [];
      const result = await run(async (tx) => {
        tx.afterCommit = (tell) => void hints.push(tell);
        const made = await work(tx);
        const [row] = await tx.query<{ wrote: boolean }>(`select pg_current_xact_id_if_assigned() is not null as wrote`);
        hasWritten = row?.wrote ?? false;
        this.assertAlive();
        return made;
      });
      if (hasWritten) this.took('commit');
      for (const tell of hints)
        await Promise.resolve()
          .then(tell)
          .catch(() => undefined);
      return result;
    };
    transactions.single = async (sql, parameters) => {
      this.assertAlive();
      const rows = await single<never>(sql, parameters);
      if (isWrite(sql)) this.took('commit');
      return rows;
    };
  }

  guardFiles(store: ObjectStore): void {
    const [put, putStream, remove] = [store.put.bind(store), store.putStream.bind(store), store.remove.bind(store)];
    store.put = (...args) => this.fileStep(() => put(...args));
    store.putStream = (...args) => this.fileStep(() => putStream(...args));
    store.remove = (...args) => this.fileStep(() => remove(...args));
  }

  private async fileStep(change: () => Promise<void>): Promise<void> {
    this.assertAlive();
    await change();
    this.took('file');
  }
}
