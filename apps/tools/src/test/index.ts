import { ClearFault } from '../clear-fault.js';
import { checks, stages, stagesOf } from './steps.js';
import { endRunningCommands, testWhole, type Step, type StepResult } from './step.js';
import { isPath, testFilesAt } from './test-files.js';

const endedBySignal = 130;
const isEnded = (): boolean => process.exitCode === endedBySignal;

/**
 * `npm test`: every check and every test, with services of its own. All steps run even when one fails, so that one run
 * tells everything. `npm test -- lint borders` runs the named steps only, `npm test -- libs/auth frontend/e2e/likes` the tests of
 * these paths, and says which they were.
 */
export async function test(args: readonly string[]): Promise<void> {
  const words = args.filter((word) => word !== '--long');
  if (words.length < args.length) testWhole();
  const { parallel, serial } = stepsFor(words);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.exitCode = endedBySignal;
      endRunningCommands();
    });
  }
  const results = [...(await inPairs(parallel)), ...(await inTurn(serial))];
  const passed = sum(results, 'passed');
  const failed = sum(results, 'failed');
  if (failed > 0 || passed === 0) process.exitCode ??= 1;
  for (const fault of results.flatMap(({ faults = [] }) => faults)) console.log(fault);
  console.log(`${passed} passed, ${failed} failed`);
}

interface Steps {
  readonly parallel: readonly Step[];
  readonly serial: readonly Step[];
}

/** Throws a ClearFault for a word that names nothing: a run of nothing must not look like a run that passed. */
function stepsFor(words: readonly string[]): Steps {
  if (words.length === 0) return { parallel: checks, serial: stages };
  const paths = words.filter(isPath);
  const names = words.filter((word) => !isPath(word));
  const unknown = [
    ...paths.filter((path) => testFilesAt([path]).length === 0),
    ...names.filter((word) => ![...checks, ...stages].some(({ name }) => name.includes(word))),
  ];
  if (unknown.length > 0) throw new ClearFault(unknown.map((word) => `Nothing to run is called ${word}`).join('\n'));
  const isNamed = ({ name }: Step) => names.some((word) => name.includes(word));
  return { parallel: checks.filter(isNamed), serial: [...stages.filter(isNamed), ...stagesOf(testFilesAt(paths))] };
}

async function inPairs(steps: readonly Step[]): Promise<StepResult[]> {
  const waiting = [...steps];
  const work = async (): Promise<StepResult[]> => {
    const results: StepResult[] = [];
    for (let step = waiting.shift(); step && !isEnded(); step = waiting.shift()) results.push(await runAndTell(step));
    return results;
  };
  return (await Promise.all([work(), work()])).flat();
}

async function inTurn(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) {
    if (isEnded()) break;
    results.push(await runAndTell(step));
  }
  return results;
}

async function runAndTell(step: Step): Promise<StepResult> {
  const startedAt = performance.now();
  const result = await step.run();
  const seconds = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`.padStart(8);
  const count = result.passed + result.failed === 1 ? '' : `  ${result.passed} passed, ${result.failed} failed`;
  console.log(`${result.failed === 0 ? 'ok  ' : 'FAIL'} ${seconds}  ${step.name}${count}`);
  for (const line of result.notes ?? []) console.log(`     ${line}`);
  if (result.failed > 0) console.log(result.output.trim().replaceAll(/^/gm, '     '));
  return result;
}

function sum(results: readonly StepResult[], key: 'passed' | 'failed'): number {
  return results.reduce((total, result) => total + result[key], 0);
}
