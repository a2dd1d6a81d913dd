import { Injectable } from '@nestjs/common';
import { Audit, type AuditEntry } from '#audit';
import { Transactions, type Tx } from '#database';
import { ChildMaterialService } from '#moderation';
import { viewerOf, type StaffActor } from './staff-actor.js';

type Entry = Pick<AuditEntry, 'act' | 'subject' | 'facts'>;
/** What was read, and its entry in the log; none for what belongs to a page that has one. */
type Read<Result> = { readonly result: Result; readonly entry?: Entry | undefined };

/** Runs what staff read: read and entry in the audit log are one transaction. */
@Injectable()
export class StaffReads {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly childMaterial: ChildMaterialService,
  ) {}

  /** `target`: the id that was asked for. Throws `not_found` for what is out of their sight, before anything is read. */
  one<Result>(actor: StaffActor, target: string, read: (tx: Tx) => Promise<Read<Result>>): Promise<Result> {
    return this.transactions.run(async (tx) => {
      await this.childMaterial.assertInSight(tx, viewerOf(actor), target);
      return this.noted(tx, actor, await read(tx));
    });
  }

  /** What is about no member, or a list that leaves out itself what is out of their sight. */
  run<Result>(actor: StaffActor, read: (tx: Tx) => Promise<Read<Result>>): Promise<Result> {
    return this.transactions.run(async (tx) => this.noted(tx, actor, await read(tx)));
  }

  /** Throws `not_found` for what is out of their sight: asked before somebody outside is. */
  async assertInSight(actor: StaffActor, target: string): Promise<void> {
    await this.transactions.read((tx) => this.childMaterial.assertInSight(tx, viewerOf(actor), target));
  }

  /** What is read while it goes out, such as a file, is written down before. */
  async note(actor: StaffActor, entry: Entry): Promise<void> {
    await this.run(actor, () => Promise.resolve({ result: undefined, entry }));
  }

  private async noted<Result>(tx: Tx, { id: staffId, ip }: StaffActor, { result, entry }: Read<Result>): Promise<Result> {
    if (entry) await this.audit.record(tx, { staffId, ...entry, ip });
    return result;
  }
}
