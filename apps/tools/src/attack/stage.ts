import type { People } from './people.js';
import type { CallerKind, Person } from './person.js';
import type { KindReport } from './report.js';
import type { Target } from './target.js';

/** What every kind of attack is played with. */
export interface AttackStage {
  readonly target: Target;
  readonly people: People;
  readonly seed: number;
  /** How many calls are made up. */
  readonly calls: number;
  /** No answer may take longer. */
  readonly patienceMs: number;
  /** What only the victim and the house know, by what it is. */
  readonly secrets: ReadonlyMap<string, string>;
  /** Ids of what is the victim's, by what they name. */
  readonly foreignIds: ReadonlyMap<string, readonly string[]>;
  /** Of a product that was started for the attack. */
  readonly databaseUrl?: string;
  readonly log: (line: string) => void;
}

export interface AttackKind {
  readonly name: string;
  /** What it tries, in one line. */
  readonly title: string;
  readonly run: (stage: AttackStage) => Promise<KindReport>;
}

/** The next one of a kind, so that no limit of one caller is reached by all calls together. */
export class Turns {
  private turn = 0;

  constructor(private readonly people: People) {}

  next(...kinds: readonly CallerKind[]): Person | undefined {
    const all = kinds.flatMap((kind) => this.people.of(kind));
    return all[this.turn++ % Math.max(1, all.length)];
  }
}
