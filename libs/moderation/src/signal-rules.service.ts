import { Injectable } from '@nestjs/common';
import { TranscriptsService } from '#chats';
import { AppError } from '#contracts';
import type { Tx } from '#database';
import { sameOpenings } from './openers.policy.js';
import { fastMinutes, mayBeThreshold, ruleNames, signalRules, type RuleName } from './signal-rules.policy.js';
import { SignalRulesRepository, type Hit } from './signal-rules.repository.js';

export const tryDays = 30;
/** Photos or first messages that a try looks at, at most. */
const LOOKED_AT_MOST = 20_000;
const SHOWN_AT_MOST = 50;

export type RuleFigures = {
  readonly name: RuleName;
  readonly threshold: number | null;
  readonly members: number;
  readonly confirmed: number;
};
export interface Trial {
  readonly members: number;
  readonly confirmed: number;
  /** So many of them at most, those that moderators decided against first. */
  readonly shown: Hit[];
  readonly looked: number;
  /** There was more than it could look at: only the newest were. */
  readonly isCut: boolean;
}

/** The rules by which something is noticed, what they came to, and what they would come to with another number. */
@Injectable()
export class SignalRulesService {
  constructor(
    private readonly rules: SignalRulesRepository,
    private readonly transcripts: TranscriptsService,
  ) {}

  /** The number in force: asked for each time, so that another one counts from the next look on. */
  async threshold(tx: Tx, name: RuleName): Promise<number> {
    const { id, threshold } = signalRules[name];
    return (await this.rules.chosen(tx)).get(id) ?? threshold?.standard ?? 0;
  }

  async figures(tx: Tx): Promise<RuleFigures[]> {
    const counts = new Map((await this.rules.counts(tx, tryDays)).map((count) => [count.signal, count]));
    const chosen = await this.rules.chosen(tx);
    return ruleNames.map((name) => {
      const { id, signal, threshold } = signalRules[name];
      const { members = 0, confirmed = 0 } = counts.get(signal) ?? {};
      return { name, threshold: threshold && (chosen.get(id) ?? threshold.standard), members, confirmed };
    });
  }

  /** Whom the rule would notice with this number in the last 30 days. Changes nothing. */
  async tryOut(tx: Tx, name: RuleName, threshold: number): Promise<Trial> {
    this.assertThreshold(name, threshold);
    const { members, looked } = await this.wouldHit(tx, name, threshold);
    const { rows, confirmed } = await this.rules.hits(tx, members, SHOWN_AT_MOST);
    return { members: members.length, confirmed, shown: rows, looked, isCut: looked >= LOOKED_AT_MOST };
  }

  /** Answers the number that was in force before. */
  async choose(tx: Tx, name: RuleName, threshold: number): Promise<number> {
    this.assertThreshold(name, threshold);
    const before = await this.threshold(tx, name);
    await this.rules.choose(tx, signalRules[name].id, threshold);
    return before;
  }

  private async wouldHit(tx: Tx, name: RuleName, threshold: number): Promise<{ members: string[]; looked: number }> {
    if (name === 'photo_likeness') return this.rules.photosNear(tx, threshold, tryDays, LOOKED_AT_MOST);
    if (name === 'fast_openings') {
      const { starters, looked } = await this.transcripts.fastStarters(tx, {
        atLeast: threshold,
        minutes: fastMinutes,
        days: tryDays,
        limit: LOOKED_AT_MOST,
      });
      return { members: starters.map(({ id }) => id), looked };
    }
    if (name !== 'same_openers') throw new AppError('invalid_input', { fields: { rule: 'invalid_input' } });
    const openings = await this.transcripts.openingsOfBusyDays(tx, { atLeast: threshold, days: tryDays, limit: LOOKED_AT_MOST });
    const byDay = new Map<string, typeof openings>();
    for (const opening of openings) byDay.set(opening.day, [...(byDay.get(opening.day) ?? []), opening]);
    const hit = [...byDay.values()].flatMap((day) => sameOpenings(day, threshold).map(({ first }) => first.starter));
    return { members: [...new Set(hit)], looked: openings.length };
  }

  private assertThreshold(name: RuleName, threshold: number): void {
    if (!mayBeThreshold(name, threshold)) throw new AppError('invalid_input', { fields: { threshold: 'invalid_input' } });
  }
}
