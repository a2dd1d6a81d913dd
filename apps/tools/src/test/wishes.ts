import { parseArgs } from 'node:util';
import { ClearFault } from '../clear-fault.js';

export interface TestWishes {
  /** Names of steps, and paths of tests; everything when there are none. */
  readonly words: readonly string[];
  /** Whole what is shortened to save time. */
  readonly isLong: boolean;
  /** The tests that what changed since main can reach. */
  readonly isChanged: boolean;
  /** A part of all tests, as `1/4`; the checks belong to the first. */
  readonly shard?: string;
}

const usage = 'Use: npm test -- [--long] [--changed] [--shard 1/4] [lint borders libs/auth frontend/e2e/likes …]';

/** Throws a ClearFault for what it does not know. */
export function readTestWishes(args: readonly string[]): TestWishes {
  const { values, positionals } = parse(args);
  const { long: isLong, changed: isChanged, shard } = values;
  if (isChanged && positionals.length > 0) throw new ClearFault(`--changed chooses by itself. ${usage}`);
  if (shard !== undefined && !isPart(shard)) throw new ClearFault(`--shard must be a part of some, as 1/4. ${usage}`);
  return { words: positionals, isLong, isChanged, ...(shard !== undefined && { shard }) };
}

function isPart(shard: string): boolean {
  const [, part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(shard) ?? []).map(Number);
  return part >= 1 && part <= parts;
}

function parse(args: readonly string[]) {
  const options = {
    long: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    shard: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [fault] = String(error)
      .replace(/^.*?: /, '')
      .split(/[.\n]/);
    throw new ClearFault(`${fault}. ${usage}`);
  }
}
