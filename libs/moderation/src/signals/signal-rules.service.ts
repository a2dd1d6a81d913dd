import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { cautionsIn } from '#cautions';
import { TranscriptsService } from '#chats';
import { AppError } from '#contracts';
import type { Tx } from '#database';
import { sameOpenings } from './openers.policy.js';
import {
  fastMinutes,
  mayBeThreshold,
  openerCautions,
  openerRules,
  ruleNames,
  signalRules,
  type OpenerRule,
  type RuleName,
} from './signal-rules.policy.js';
import { SignalRulesRepository, type Hit } from './signal-rules.repository.js';

export const tryDays = 30;
/** Photos or first messages that a try looks at, at most. */
const EXAMINED_AT_MOST = 20_000;
const SHOWN_AT_MOST = 50;
const TEXTS_AT_ONCE = 500;

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
    return this.trialOf(tx, await this.wouldHit(tx, name, threshold));
  }

  /** Whose first messages of the last 30 days such words stand in. Changes nothing. */
  async tryWords(tx: Tx, isIn: (text: string) => boolean): Promise<Trial> {
    return this.trialOf(tx, await this.startersWith(tx, 1, isIn));
  }

  /** Answers the number that was in force before. */
  async choose(tx: Tx, name: RuleName, threshold: number): Promise<number> {
    this.assertThreshold(name, threshold);
    const before = await this.threshold(tx, name);
    await this.rules.choose(tx, signalRules[name].id, threshold);
    return before;
  }

  private async trialOf(tx: Tx, { members, looked }: { readonly members: string[]; readonly looked: number }): Promise<Trial> {
    const { rows, confirmed } = await this.rules.hits(tx, members, SHOWN_AT_MOST);
    return { members: members.length, confirmed, shown: rows, looked, isCut: looked >= EXAMINED_AT_MOST };
  }

  private async wouldHit(tx: Tx, name: RuleName, threshold: number): Promise<{ members: string[]; looked: number }> {
    if (name === 'photo_likeness') return this.rules.photosNear(tx, threshold, tryDays, EXAMINED_AT_MOST);
    if (name === 'fast_openings') {
      const { starters, looked } = await this.transcripts.fastStarters(tx, {
        atLeast: threshold,
        minutes: fastMinutes,
        days: tryDays,
        limit: EXAMINED_AT_MOST,
      });
      return { members: starters.map(({ id }) => id), looked };
    }
    if (isOpenerRule(name)) return this.startersWith(tx, threshold, (text) => cautionsIn(text).includes(openerCautions[name]));
    if (name !== 'same_openers') throw new AppError('invalid_input', { fields: { rule: 'invalid_input' } });
    const openings = await this.transcripts.openingsOfBusyDays(tx, { atLeast: threshold, days: tryDays, limit: EXAMINED_AT_MOST });
    const byDay = new Map<string, typeof openings>();
    for (const opening of openings) byDay.set(opening.day, [...(byDay.get(opening.day) ?? []), opening]);
    const hit = [...byDay.values()].flatMap((day) => sameOpenings(day, threshold).map(({ first }) => first.starter));
    return { members: [...new Set(hit)], looked: openings.length };
  }

  /** Who wrote at least so many first messages in a day (UTC) in which something is found, in the last 30 days. */
  private async startersWith(tx: Tx, atLeast: number, isIn: (text: string) => boolean): Promise<{ members: string[]; looked: number }> {
    const openings = await this.transcripts.openings(tx, { days: tryDays, limit: EXAMINED_AT_MOST });
    const found = new Map<string, number>();
    for (const [at, { starter, day, text }] of openings.entries()) {
      // Others wait for the same process: a text is quick, thousands are not.
      if (at % TEXTS_AT_ONCE === 0) await setImmediate();
      if (isIn(text)) found.set(`${starter} ${day}`, (found.get(`${starter} ${day}`) ?? 0) + 1);
    }
    const hit = [...found].filter(([, count]) => count >= atLeast).map(([key]) => key.split(' ')[0] ?? '');
    return { members: [...new Set(hit)], looked: openings.length };
  }

  private assertThreshold(name: RuleName, threshold: number): void {
    if (!mayBeThreshold(name, threshold)) throw new AppError('invalid_input', { fields: { threshold: 'invalid_input' } });
  }
}

const isOpenerRule = (name: RuleName): name is OpenerRule => (openerRules as readonly RuleName[]).includes(name);
