import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { currentEnvironment } from '#config';
import { AppError, type ErrorCode } from '#contracts';

const { LONG, MODEL_MOVES, MODEL_SEED, MODEL_PATH, MODEL_REPLAY } = currentEnvironment();

/** Whether all is played that takes long. */
export const isLong = LONG === '1';
/** `npm test`, and with `--long`; `MODEL_MOVES=1000000` plays as many as one likes. */
const moves = Number(MODEL_MOVES ?? (isLong ? 2_000 : 200));
/** The same histories in each `npm test`: what is red was broken by a change. Others are played with `--long`. */
const FIXED_SEED = 58;
/** A model that does not find a bug within so many moves is no model of it. */
const SEARCHED_MOVES = 10_000;
const LONGEST_HISTORY = 40;
const HISTORIES_OF_A_ROUND = 10;
/** Then all that they left behind is swept away: tables stay as small as they were. */
const HISTORIES_OF_A_WORLD = 50;
/** Histories that are tried to make one that failed shorter. */
const SHRINKS = 400;
const SLOWEST_MOVE_MS = 100;

/** A history in the making: what the model says, and the product beside it. */
export interface Play<Move> {
  /** Makes a move in both. Throws where they answer differently. */
  make(move: Move): Promise<void>;
  /** Throws what the product holds and shows otherwise than the model. */
  compare(): Promise<void>;
}

export interface Model<Move> {
  /** `import.meta.url` of its spec. */
  readonly spec: string;
  readonly move: fc.Arbitrary<Move>;
  /** With people of its own: what other histories left is still there. */
  readonly begin: () => Promise<Play<Move>>;
  /** Back to nothing. */
  readonly empty: () => Promise<void>;
}

/** With `--long` all bugs that a model is to find, otherwise the first: it tells that the model can be red. */
export const bugsOfThisRun = <const Bug extends readonly unknown[]>(bugs: readonly Bug[]): readonly Bug[] =>
  isLong ? bugs : bugs.slice(0, 1);

type History<Move> = Iterable<fc.AsyncCommand<object, Play<Move>>>;

export interface FoundBug {
  /** What the model says of it. */
  readonly why: string;
  /** After so many moves. */
  readonly moves: number;
}

/**
 * Plays random histories against a model, and compares after each move. A history that fails is made as short as possible; the fault tells it, with
 * the command that plays it again: `MODEL_SEED`, `MODEL_PATH` and `MODEL_REPLAY` name it on the commit on which it was found.
 */
export class ModelRuns<Move> {
  readonly moves = moves;
  readonly seed = Number(MODEL_SEED ?? (isLong ? Date.now() % 2 ** 31 : FIXED_SEED));
  /** A busy machine is no fault of the product. */
  readonly patienceMs = 300_000 + Math.max(moves, SEARCHED_MOVES) * SLOWEST_MOVE_MS;
  private made = 0;
  private begun = 0;

  constructor(private readonly model: Model<Move>) {}

  /** Throws when model and product part ways. */
  async hold(): Promise<void> {
    for (let seed = this.seed, last = this.made + this.moves; this.made < last; seed += 1) {
      const details = await this.check({
        seed,
        numRuns: HISTORIES_OF_A_ROUND,
        ...(MODEL_PATH !== undefined && { path: MODEL_PATH, numRuns: 1, endOnFailure: true }),
      });
      if (details.failed) throw new Error(this.tell(details), { cause: details.errorInstance });
      if (MODEL_PATH !== undefined) return;
    }
  }

  /** Looks for a bug that was planted, always through the same histories. Throws when it is not found. */
  async find(): Promise<FoundBug> {
    const before = this.made;
    for (let seed = 1; this.made - before < SEARCHED_MOVES; seed += 1) {
      const { failed, errorInstance: fault } = await this.check({ seed, numRuns: HISTORIES_OF_A_ROUND, endOnFailure: true });
      if (!failed) continue;
      if (isBroken(fault)) throw new Error('a bug that does not run cannot be found', { cause: fault });
      return { why: messageOf(fault), moves: this.made - before };
    }
    throw new Error(`not found within ${SEARCHED_MOVES} moves: a model is missing`);
  }

  private check(parameters: fc.Parameters<[History<Move>]>): Promise<fc.RunDetails<[History<Move>]>> {
    const command = this.model.move.map((move) => new Command(move, () => (this.made += 1)));
    const histories = fc.commands<object, Play<Move>, false>([command], {
      maxCommands: LONGEST_HISTORY,
      // Otherwise ten at most, in which little can go wrong.
      size: 'max',
      ...(MODEL_REPLAY !== undefined && { replayPath: MODEL_REPLAY }),
    });
    // Its first runs are short and at the edges, unless told otherwise; here each round has first ones only.
    const wanted = fc.limitShrink(fc.noBias(histories), SHRINKS);
    return fc.check(
      fc.asyncProperty(wanted, (history) => fc.asyncModelRun(() => this.begin(), history)),
      parameters,
    );
  }

  private async begin(): Promise<{ model: object; real: Play<Move> }> {
    if (this.begun % HISTORIES_OF_A_WORLD === 0) await this.model.empty();
    this.begun += 1;
    return { model: {}, real: await this.model.begin() };
  }

  private tell({ seed, counterexample, counterexamplePath: path, numShrinks, errorInstance }: fc.RunDetails<[History<Move>]>): string {
    const history = fc.stringify(counterexample?.[0]);
    const [, replay = ''] = /replayPath="([^"]*)"/.exec(history) ?? [];
    const spec = relative(process.cwd(), fileURLToPath(this.model.spec));
    return [
      `model and product part ways (seed ${seed}, shrunk ${numShrinks} times):`,
      ...history.replace(/ *\/\*.*\*\/$/, '').split(/(?<=\}),(?=\{)/),
      messageOf(errorInstance),
      `again: MODEL_SEED=${seed} MODEL_PATH=${path} MODEL_REPLAY='${replay}' npm test -- ${spec}`,
    ].join('\n');
  }
}

class Command<Move> implements fc.AsyncCommand<object, Play<Move>> {
  constructor(
    private readonly move: Move,
    private readonly count: () => void,
  ) {}

  /** Also what is refused is a move: the model says how. */
  check(): boolean {
    return true;
  }

  async run(_model: object, play: Play<Move>): Promise<void> {
    this.count();
    await play.make(this.move);
    await play.compare();
  }

  toString(): string {
    return fc.stringify(this.move);
  }
}

/** A statement that Postgres cannot even read. */
const isBroken = (fault: unknown): boolean => (fault as { code?: string } | null)?.code?.startsWith('42') === true;

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

export type Outcome<Value> = { readonly value: Value } | { readonly refused: ErrorCode; readonly retryAt?: Date };

/** What a call answers, or the code with which it is refused. Whatever else it throws is a fault. */
export async function outcomeOf<Value>(work: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { retryAt } = error.details;
    return { refused: error.code, ...(retryAt && { retryAt }) };
  }
}
