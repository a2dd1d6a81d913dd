import { checks, stages } from './steps.js';
import { endRunningCommands, testWhole, type Step, type StepResult } from './step.js';

const endedBySignal = 130;
const isEnded = (): boolean => process.exitCode === endedBySignal;

/**
 * `npm test`: every check and every test, with services of its own. All steps run even when one fails, so that one run
 * tells everything. `npm test -- lint borders` runs the named steps only.
 */
export async function test(args: readonly string[]): Promise<void> {
  const named = args.filter((word) => word !== '--long');
  if (named.length < args.length) testWhole();
  const isWanted = ({ name }: Step) => named.length === 0 || named.some((word) => name.includes(word));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.exitCode = endedBySignal;
      endRunningCommands();
    });
  }
  const results = [...(await inPairs(checks.filter(isWanted))), ...(await inTurn(stages.filter(isWanted)))];
  const passed = sum(results, 'passed');
  const failed = sum(results, 'failed');
  if (failed > 0 || passed === 0) process.exitCode ??= 1;
  console.log(`${passed} passed, ${failed} failed`);
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
  if (result.failed > 0) console.log(result.output.trim().replaceAll(/^/gm, '     '));
  return result;
}

function sum(results: readonly StepResult[], key: 'passed' | 'failed'): number {
  return results.reduce((total, result) => total + result[key], 0);
}
