import { ClearFault, faultText } from '../clear-fault.js';
import { testsOfChange } from './change.js';
import { noteLongRun, tellLongRun } from './long-run.js';
import { nearestWithin } from './nearest.js';
import { endRunningCommands, testWhole } from './node-command.js';
import { RunServices, workersOf } from './services.js';
import type { Step, StepResult } from './step.js';
import { namedPlan, wholePlan, type Plan } from './steps.js';
import { isPath, testFilesAt } from './test-files.js';
import { readTimes } from './times.js';
import { readTestWishes, type TestWishes } from './wishes.js';

const endedBySignal = 130;
const isEnded = (): boolean => process.exitCode === endedBySignal;
/** The tests that a change reaches run so long: with the checks, who writes waits less than three minutes. */
const CHANGED_SECONDS = 100;

/**
 * `npm test`: every check and every test, with services of its own. All steps run even when one fails, so that one run
 * tells everything. `npm test -- lint borders` runs the named steps only, `npm test -- libs/auth frontend/e2e/likes` the tests of
 * these paths, `--changed` the checks and the nearest of those that the change can reach, `--shard 1/4` a part of all.
 */
export async function test(args: readonly string[]): Promise<void> {
  const wishes = readTestWishes(args);
  const isWhole = wishes.words.length === 0 && !wishes.isChanged && wishes.shard === undefined;
  if (wishes.isLong) testWhole();
  const services = new RunServices();
  const { parallel, serial } = planFor(services, wishes);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      process.exitCode = endedBySignal;
      void endRunningCommands();
    });
  }
  const results = await inLanes(2, parallel);
  // What takes a while to start does so while the pure tests run.
  if (isWhole && !isEnded()) services.startAhead();
  results.push(...(await inLanes(1, serial)));
  await services.stop();
  const passed = sum(results, 'passed');
  const failed = sum(results, 'failed');
  if (failed > 0 || passed === 0) process.exitCode ??= 1;
  for (const fault of results.flatMap(({ faults = [] }) => faults)) console.log(fault);
  const minutes = Math.round(performance.now() / 6_000) / 10;
  if (isWhole && wishes.isLong && !isEnded()) noteLongRun({ minutes, passed, failed });
  console.log(tellLongRun());
  console.log(`${minutes} minutes`);
  console.log(`${passed} passed, ${failed} failed`);
}

/** Throws a ClearFault for a word that names nothing: a run of nothing must not look like a run that passed. */
function planFor(services: RunServices, { words, isChanged, shard }: TestWishes): Plan {
  const whole = wholePlan(services, shard);
  if (isChanged) return changedPlan(services, whole);
  if (words.length === 0) return whole;
  const paths = words.filter(isPath);
  const names = words.filter((word) => !isPath(word));
  const unknown = [
    ...paths.filter((path) => testFilesAt([path]).length === 0),
    ...names.filter((word) => ![...whole.parallel, ...whole.serial].some(({ name }) => name.includes(word))),
  ];
  if (unknown.length > 0) throw new ClearFault(unknown.map((word) => `Nothing to run is called ${word}`).join('\n'));
  return namedPlan(services, names, testFilesAt(paths));
}

function changedPlan(services: RunServices, whole: Plan): Plan {
  const { changed, reach } = testsOfChange();
  if (changed.length === 0) throw new ClearFault('Nothing differs from main');
  if ('everything' in reach) {
    console.log(`${reach.everything} is under all tests: all of them run`);
    return whole;
  }
  const { chosen, left, leftSeconds } = nearestWithin(CHANGED_SECONDS, [...reach.tests.keys()], readTimes(), workersOf);
  console.log(`${changed.length} files changed, ${reach.tests.size} files of tests can be reached; the nearest ${chosen.length} run:`);
  for (const file of chosen) console.log(`  ${file}  (${reach.tests.get(file)})`);
  if (left.length > 0) console.log(`${left.length} others are left to a whole run, about ${leftSeconds} s:\n  ${left.join('\n  ')}`);
  return namedPlan(services, ['lint', 'borders', 'format'], chosen);
}

async function inLanes(lanes: number, steps: readonly Step[]): Promise<StepResult[]> {
  const waiting = [...steps];
  const work = async (): Promise<StepResult[]> => {
    const results: StepResult[] = [];
    for (let step = waiting.shift(); step && !isEnded(); step = waiting.shift()) results.push(await runAndTell(step));
    return results;
  };
  return (await Promise.all(Array.from({ length: lanes }, work))).flat();
}

async function runAndTell(step: Step): Promise<StepResult> {
  const startedAt = performance.now();
  const result = await step.run().catch((fault: unknown): StepResult => ({ passed: 0, failed: 1, output: faultText(fault) }));
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
