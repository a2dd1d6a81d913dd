import { readFile, rm } from 'node:fs/promises';
import { faultsOf, timesOf, type Fault, type JestResult } from './jest-results.js';
import { runJest } from './jest-run.js';
import { productLog } from './product-services.js';
import { judge, mayBeTriedAgain, MOST_UNSTABLE, type Judgement } from './second-try.js';
import type { Step, StepResult } from './step.js';
import type { Size } from './test-files.js';
import { traceOf } from './traces.js';

/** Files that took less are told together. */
const WORTH_TELLING_S = 2;

/** All tests of one size, or those of some files. A file that does not even load counts as one failure. */
export function jestStep(size: Size, workers: number, files: readonly string[] = []): Step {
  return {
    name: `${size} tests`,
    run: async () => {
      await rm(productLog, { force: true });
      const { code, output, result } = await runJest(size, Math.max(1, Math.min(workers, files.length || workers)), files);
      if (!result) return { passed: 0, failed: 1, output };
      const first = faultsOf(result);
      const judgement = await tryAgain(size, first);
      const crashes = await crashesOfProduct();
      const tooMany = judgement.unstable.length > MOST_UNSTABLE ? judgement.unstable.length : 0;
      const failed = judgement.failed.length + tooMany + crashes.length;
      // Services that do not start or do not end make jest fail although each test passed.
      const hasBrokenServices = code !== 0 && first.length === 0;
      return {
        passed: result.numPassedTests + judgement.unstable.length - tooMany,
        failed: failed || (hasBrokenServices ? 1 : 0),
        output: [...(await withTraces(judgement.failed)), ...crashes, output].join('\n'),
        faults: [...judgement.failed.map(inOneLine), ...crashes],
        notes: [...timesInLines(result, files.length > 0), ...(await unstableInLines(judgement))],
      } satisfies StepResult;
    },
  };
}

/** What failed is tried once more, with nothing beside it. */
async function tryAgain(size: Size, first: readonly Fault[]): Promise<Judgement> {
  const files = [...new Set(first.filter(mayBeTriedAgain).map(({ file }) => file))];
  if (files.length === 0) return { failed: first, unstable: [] };
  const { result } = await runJest(size, 1, files, `${size}-second-try`);
  return result ? judge(first, faultsOf(result)) : { failed: first, unstable: [] };
}

const inOneLine = ({ file, title, why }: Fault): string => `✗ ${file}: ${title ? `${title}: ` : ''}${why}`;

async function withTraces(faults: readonly Fault[]): Promise<string[]> {
  return (await Promise.all(faults.map(async (fault) => [inOneLine(fault), ...(await traceOf(fault.title))]))).flat();
}

async function unstableInLines({ unstable }: Judgement): Promise<string[]> {
  if (unstable.length === 0) return [];
  const told = await withTraces(unstable);
  return [
    ...told.map((line) => line.replace(/^✗/, 'unstable:')),
    `${unstable.length} unstable${unstable.length > MOST_UNSTABLE ? `, more than ${MOST_UNSTABLE}: the run has failed` : ''}`,
  ];
}

function timesInLines(result: JestResult, isNamed: boolean): string[] {
  const times = timesOf(result);
  const isTold = ({ seconds }: { readonly seconds: number }) => isNamed || seconds >= WORTH_TELLING_S;
  const others = times.filter((time) => !isTold(time));
  const total = others.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    ...times.filter(isTold).map(({ file, seconds, passed }) => `${inSeconds(seconds)}  ${file}${isNamed ? `  ${passed} passed` : ''}`),
    ...(others.length > 0 ? [`${inSeconds(total)}  ${others.length} other files`] : []),
  ];
}

const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`.padStart(8);

/** Parts of the product that broke off while they were tested, with their last words. Whom a test ended by a signal is not among them. */
async function crashesOfProduct(): Promise<string[]> {
  const log = await readFile(productLog, 'utf8').catch(() => '');
  return log.split(/^(?=\d{4}-\d\d-\d\dT)/m).filter((entry) => / ended \((code [1-9]|SIG(ABRT|SEGV|BUS|ILL|TRAP))/.test(entry));
}
