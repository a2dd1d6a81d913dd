import type { Figure } from '../figure.js';
import { getter, p95Of } from '../latency.js';
import { ask, lists, type List } from '../lists.js';
import { compare, worstOf, type Ratio } from '../pairs.js';
import type { Actor } from '../stage.js';
import { replay, StatementTap, type Statement } from '../statement-tap.js';

/** Each by a member of its own: a search may be asked so often a minute, and no oftener. */
const SAMPLES = 200;
const CALLERS = 4;

/** R4: what the API adds to the statements that it sends for a list. */
export const listOverhead: Figure = {
  key: 'R4',
  title: 'p95 of each list through the API / of the same statements through the bare driver (ms, 4 at a time)',
  accepted: '<= 4',
  async measure({ pace, open }) {
    const tap = new StatementTap();
    const stage = await open({ settings: tap.settings });
    const actors = await stage.actors(SAMPLES);
    const get = getter(stage.url);
    const parts: Record<string, Ratio> = {};
    for (const list of lists) {
      const turns = await heardOf(list, actors, tap, get);
      parts[list.name] = await compare(
        p95Of(CALLERS, async (turn) => void (await ask(list, actors, turn % SAMPLES, get))),
        p95Of(CALLERS, (turn) => replay(stage.app, turns[turn % SAMPLES] ?? [])),
        pace,
      );
    }
    return worstOf(parts);
  },
};

type Get = ReturnType<typeof getter>;

async function heardOf(list: List, actors: readonly Actor[], tap: StatementTap, get: Get): Promise<Statement[][]> {
  const turns: Statement[][] = [];
  for (let turn = 0; turn < SAMPLES; turn += 1) {
    // The first call of each reader may load what is kept from then on, such as how far they are trusted.
    await ask(list, actors, turn, get);
    turns.push(await tap.heard(() => ask(list, actors, turn, get)));
  }
  return turns;
}
