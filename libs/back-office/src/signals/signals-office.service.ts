import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type DoneAnswer } from '#contracts';
import type { InputOf, SignalRulesAnswer, SignalTrial, TrySignalBody } from '#contracts-admin';
import { Transactions } from '#database';
import { ChildMaterialService, signalRules, SignalRulesService, tryDays, type RuleName } from '#moderation';
import { mayReadCases } from '../rights.policy.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { StaffReads } from '../staff-reads.js';

const nameOf = (id: string): RuleName | undefined => (Object.keys(signalRules) as RuleName[]).find((name) => signalRules[name].id === id);

/** The rules by which something is noticed: what they came to, what they would come to, and the numbers in them. */
@Injectable()
export class SignalsOfficeService {
  constructor(
    private readonly reads: StaffReads,
    private readonly transactions: Transactions,
    private readonly commands: StaffCommands,
    private readonly childMaterial: ChildMaterialService,
    private readonly rules: SignalRulesService,
  ) {}

  async list({ roles }: StaffActor): Promise<SignalRulesAnswer> {
    assertAllowed(mayReadCases(roles));
    const figures = await this.transactions.read((tx) => this.rules.figures(tx));
    const rules = figures.map(({ name, threshold: now, members, confirmed }) => {
      const { id, threshold, canTry } = signalRules[name];
      return { id, name, threshold: threshold && { ...threshold, now: now ?? threshold.standard }, can_try: canTry, members, confirmed };
    });
    return { days: tryDays, rules };
  }

  /** Changes nothing; that somebody looked who would be hit is written down. */
  tryOut(actor: StaffActor, { rule, threshold }: TrySignalBody): Promise<SignalTrial> {
    assertAllowed(mayReadCases(actor.roles));
    return this.reads.run(actor, async (tx) => {
      const { members, confirmed, shown, looked, isCut } = await this.rules.tryOut(tx, rule, threshold);
      const seen = await this.childMaterial.inSight(
        tx,
        viewerOf(actor),
        shown.map((hit) => hit.id),
      );
      return {
        result: { members, confirmed, shown: shown.filter((hit) => seen.has(hit.id)), looked, cut: isCut },
        entry: {
          act: 'signal_rule.tried',
          subject: { kind: 'signal_rule', id: signalRules[rule].id },
          facts: { rule, threshold, members },
        },
      };
    });
  }

  choose(actor: StaffActor, id: string, input: InputOf<'set_signal_threshold'>): Promise<DoneAnswer> {
    return this.commands.run('set_signal_threshold', actor, input, async (tx) => {
      const rule = nameOf(id);
      if (!rule) throw new AppError('not_found');
      const before = await this.rules.choose(tx, rule, input.threshold);
      const facts = { rule, before, after: input.threshold };
      return { result: { done: true as const }, subjectId: id, facts, isRepeat: before === input.threshold };
    });
  }
}
