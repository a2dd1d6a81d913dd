import { parseArgs } from 'node:util';
import { ClearFault } from '../clear-fault.js';

export interface StartOptions {
  readonly members: number;
  readonly seedNumber: number;
  /** Whether a number of members was asked for, rather than the usual one. */
  readonly isExplicit: boolean;
  readonly isFresh: boolean;
  /** The product opens with so many members, and the others come behind it; with all of them when unset. */
  readonly opensWith?: number;
  /** Members share so many pictures of each kind: fewer are made sooner. All of them when unset. */
  readonly pictures?: number;
}

/** Enough for every screen; they take seconds. */
const FIRST_MEMBERS = 300;

const usage = 'Use: npm start -- [--members 2000] [--seed 58] [--fresh]';

export function readStartOptions(args: readonly string[]): StartOptions {
  const { members, seed, fresh } = parse(args);
  return {
    members: wholeNumber('--members', members, 0, 1_000_000),
    seedNumber: wholeNumber('--seed', seed, 0, 2 ** 31 - 1),
    isExplicit: args.some((arg) => arg.startsWith('--members')),
    isFresh: fresh,
    opensWith: FIRST_MEMBERS,
  };
}

function parse(args: readonly string[]) {
  try {
    const options = {
      members: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '58' },
      fresh: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const [fault] = String(error)
      .replace(/^.*?: /, '')
      .split(/[.\n]/);
    throw new ClearFault(`${fault}. ${usage}`);
  }
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new ClearFault(`${name} must be a whole number from ${least} to ${most}. ${usage}`);
  return value;
}
