import fc from 'fast-check';
import { whoMayAsk } from '../access.js';
import { faultsOf } from '../answer-faults.js';
import { callsOf, type HostileCall } from '../hostile-calls.js';
import { allOperations, endsSession, type Operation } from '../operations.js';
import type { Person } from '../person.js';
import type { RawAnswer } from '../raw-request.js';
import { Findings, type KindReport } from '../report.js';
import { Turns, type AttackStage } from '../stage.js';
import type { Target } from '../target.js';

const LEAST_RUNS = 5;
/** A counterexample that is still being made smaller after so long is told as it is. */
const SHRINKING_MS = 20_000;
/** They say how whole the product is. */
const health: ReadonlySet<string> = new Set(['GET /api/ready', 'GET /api/health']);

export interface FuzzWish {
  readonly seed: number;
  readonly runs: number;
  readonly ids: readonly string[];
  readonly secrets: ReadonlyMap<string, string>;
  readonly patienceMs: number;
  readonly next: () => Person;
  readonly hear?: (answer: RawAnswer) => void;
}

export interface Counterexample {
  readonly seen: string;
  readonly call: HostileCall | undefined;
  readonly path: string | null;
}

/** Calls one operation in so many ways, and answers the smallest one after which something was wrong. */
export async function fuzzOperation(target: Target, operation: Operation, wish: FuzzWish): Promise<Counterexample | undefined> {
  const expectation = { patienceMs: wish.patienceMs, secrets: wish.secrets, mayBeUnavailable: health.has(operation.name) };
  const property = fc.asyncProperty(callsOf(operation, { ids: wish.ids }), async (call) => {
    const { address, headers, body } = call;
    const answer = await target.ask(wish.next(), { method: operation.method, path: address, headers, body });
    wish.hear?.(answer);
    const faults = faultsOf(answer, expectation);
    if (faults.length > 0) throw new Error(faults.join('; '));
  });
  const { failed, counterexample, counterexamplePath, errorInstance } = await fc.check(property, {
    seed: wish.seed,
    numRuns: wish.runs,
    // A counterexample that could not be made small is one all the same.
    plugins: [fc.interruptAfterTimeLimit(SHRINKING_MS)],
  });
  if (!failed) return undefined;
  const seen = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return { seen, call: (counterexample as [HostileCall] | null)?.[0], path: counterexamplePath };
}

/** Every operation of the description, with what its schema takes and what no schema takes. */
export async function fuzz({ target, people, seed, calls, patienceMs, secrets, foreignIds, log }: AttackStage): Promise<KindReport> {
  const findings = new Findings('fuzz');
  const operations = allOperations().filter((operation) => !endsSession(operation));
  const runs = Math.max(LEAST_RUNS, Math.round(calls / operations.length));
  const turns = new Turns(people);
  const ids = [...foreignIds.values()].flat();
  // Who works in the office finds members by their address.
  const secretsToStaff = new Map([...secrets].filter(([what]) => what !== 'e-mail'));
  const heard = new Map<string, number>();
  for (const [number, operation] of operations.entries()) {
    const kinds = whoMayAsk(operation);
    const anybody = turns.next(...kinds);
    if (!anybody) {
      findings.skip(`${operation.name}: nobody here is ${kinds.join(' or ')}`);
      continue;
    }
    let [answers, refused] = [0, 0];
    const hear = ({ status }: RawAnswer) => {
      answers += 1;
      if (status === 429) refused += 1;
      const group = status === 429 ? '429' : `${Math.floor(status / 100)}xx`;
      heard.set(group, (heard.get(group) ?? 0) + 1);
    };
    const next = () => turns.next(...kinds) ?? anybody;
    const hidden = operation.access === 'staff' ? secretsToStaff : secrets;
    const found = await fuzzOperation(target, operation, { seed: seed + number, runs, ids, secrets: hidden, patienceMs, next, hear });
    findings.tried(answers);
    if (found) findings.find(operation.name, found.seen, `${told(found.call)}  (seed ${seed + number}, path ${found.path ?? ''})`);
    if (answers > 0 && refused === answers) findings.skip(`${operation.name}: every call was one too many`);
    if (number % 50 === 49) log(`  fuzz: ${number + 1} of ${operations.length} operations`);
  }
  findings.note(
    `seed ${seed}, ${runs} calls an operation; answers: ${[...heard]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([group, count]) => `${count} ${group}`)
      .join(', ')}`,
  );
  return findings.report();
}

const TOLD = 600;
const told = (call: HostileCall | undefined): string => JSON.stringify(call ?? null).slice(0, TOLD);
