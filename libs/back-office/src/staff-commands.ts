import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { AppError } from '#contracts';
import { commands, mayUse, type CommandName, type InputOf, type ResultOf } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { ChildMaterialService } from '#moderation';
import { viewerOf, type StaffActor } from './staff-actor.js';

/** What the work of a command came to. */
type Done<Result> = {
  readonly result: Result;
  /** Of what the entry in the log is about. */
  readonly subjectId: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  /** It was so before, and nothing is written down: pressing twice does no harm. */
  readonly isRepeat?: boolean;
  /** The database wrote the entry by itself. */
  readonly isWritten?: boolean;
};

/** Runs the commands of the table: its right is asked for first, and work and entry in the audit log are one transaction. */
@Injectable()
export class StaffCommands {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly childMaterial: ChildMaterialService,
  ) {}

  /**
   * Throws `forbidden` without the right, `not_found` for what is out of their sight, and whatever the work throws; then nothing is changed and no
   * entry is written. `target`, if named, is asked for before the work, whose refusals would tell of it.
   */
  async run<Name extends CommandName>(
    name: Name,
    actor: StaffActor,
    input: InputOf<Name>,
    work: (tx: Tx) => Promise<Done<ResultOf<Name>>>,
    target?: string,
  ): Promise<ResultOf<Name>> {
    const { right, act, subject } = commands[name];
    if (!mayUse(actor.roles, right)) throw new AppError('forbidden');
    return this.transactions.run(async (tx) => {
      if (target !== undefined) await this.childMaterial.assertInSight(tx, viewerOf(actor), target);
      const { result, subjectId, facts = {}, isRepeat = false, isWritten = false } = await work(tx);
      // What is out of their sight is not there for any command; the work is rolled back.
      if (subjectId !== '') await this.childMaterial.assertInSight(tx, viewerOf(actor), subjectId);
      if (!isRepeat && !isWritten) {
        await this.audit.record(tx, {
          staffId: actor.id,
          act,
          subject: { kind: subject, id: subjectId },
          reason: reasonIn(input),
          facts,
          ip: actor.ip,
        });
      }
      return result;
    });
  }
}

const reasonIn = (input: object): string => ('reason' in input && typeof input.reason === 'string' ? input.reason : '');
