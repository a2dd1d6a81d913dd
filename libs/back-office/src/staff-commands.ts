import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { StepUp } from '#auth';
import { AppError } from '#contracts';
import { commands, mayUse, type CommandName, type InputOf, type ResultOf, type StepUp as Shown } from '#contracts-admin';
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

/** Whether password and code were shown once more with the command. */
type Proof = { readonly steppedUp: boolean };

/** For what the work finds out to need it; thrown, it takes the work back. */
export function assertSteppedUp({ steppedUp }: Proof): void {
  if (!steppedUp) throw new AppError('step_up_required');
}

/** Runs the commands of the table: its right is asked for first, and work and entry in the audit log are one transaction. */
@Injectable()
export class StaffCommands {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly childMaterial: ChildMaterialService,
    private readonly stepUps: StepUp,
  ) {}

  /**
   * Throws `forbidden` without the right, `not_found` for what is out of their sight, and whatever the work throws; then nothing is changed and no
   * entry is written. What comes with the input as `step_up` is checked in the same transaction, and the work is told of it. `target`, if named, is asked for before the work, whose refusals would tell of it.
   */
  async run<Name extends CommandName>(
    name: Name,
    actor: StaffActor,
    input: InputOf<Name>,
    work: (tx: Tx, proof: Proof) => Promise<Done<ResultOf<Name>>>,
    target?: string,
  ): Promise<ResultOf<Name>> {
    const { right, act: deed, subject } = commands[name];
    if (!mayUse(actor.roles, right)) throw new AppError('forbidden');
    const shown = stepUpIn(input);
    const act = async (tx: Tx): Promise<ResultOf<Name>> => {
      if (target !== undefined) await this.childMaterial.assertInSight(tx, viewerOf(actor), target);
      const { result, subjectId, facts = {}, isRepeat = false, isWritten = false } = await work(tx, { steppedUp: shown !== undefined });
      // What is out of their sight is not there for any command; the work is rolled back.
      if (subjectId !== '') await this.childMaterial.assertInSight(tx, viewerOf(actor), subjectId);
      if (!isRepeat && !isWritten) {
        await this.audit.record(tx, {
          staffId: actor.id,
          act: deed,
          subject: { kind: subject, id: subjectId },
          reason: reasonIn(input),
          facts,
          ip: actor.ip,
        });
      }
      return result;
    };
    if (!shown) return this.transactions.run(act);
    return this.stepUps.run({ staffId: actor.id, ip: actor.ip, what: name }, shown, act);
  }
}

const stepUpIn = (input: object): Shown | undefined => ('step_up' in input ? (input.step_up as Shown | undefined) : undefined);

const reasonIn = (input: object): string => ('reason' in input && typeof input.reason === 'string' ? input.reason : '');
