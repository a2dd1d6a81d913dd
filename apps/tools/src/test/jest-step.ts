import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { projectRoot } from '../project.js';
import { faultsOf, timesOf, type Fault, type JestResult } from './jest-results.js';
import { runJest, type JestWish } from './jest-run.js';
import type { TestServices } from './medium-services.js';
import { productLog } from './product-services.js';
import { causesOf, judge, mayBeTriedAgain, MOST_UNSTABLE, type Judgement } from './second-try.js';
import { workersOf, type RunServices } from './services.js';
import type { Step, StepResult } from './step.js';
import type { Size } from './test-files.js';
import { noteTimes } from './times.js';
import { traceOf } from './traces.js';
import { noteUnstable } from './unstable-notes.js';

/** So many of the slowest files are told one by one. */
const SLOWEST = 20;
/** A worker that holds more than this has kept what its files should have left. */
const MOST_MEGABYTES = 1_500;

/** All tests of one size, those of some files, or a part of them. A file that does not even load counts as one failure. */
export function jestStep(size: Size, services: RunServices, { files = [], shard }: Pick<JestWish, 'files' | 'shard'> = {}): Step {
  return {
    name: `${size} tests`,
    run: async () => {
      const workers = Math.max(1, Math.min(workersOf[size], files.length || workersOf[size]));
      const own = await services.of(size, workers);
      const { code, output, result } = await runJest({ size, workers, files, services: own, ...(shard !== undefined && { shard }) });
      if (!result) return { passed: 0, failed: 1, output };
      const first = faultsOf(result);
      const judgement = await tryAgain(size, own, first);
      const causes = causesOf(judgement.unstable);
      const broken = [
        ...(causes.length > MOST_UNSTABLE ? [`✗ ${causes.length} causes of unstable tests, more than ${MOST_UNSTABLE}`] : []),
        ...(size === 'product' ? await crashesOfProduct() : []),
        ...(result.peak.megabytes > MOST_MEGABYTES ? [`✗ a worker of the ${size} tests held ${result.peak.megabytes} MB`] : []),
        // Services that do not end make jest fail although each test passed.
        ...(code !== 0 && first.length === 0 ? [`✗ the ${size} tests ended with code ${code}`] : []),
      ];
      noteTimes(result);
      return {
        passed: result.numPassedTests + judgement.unstable.length,
        failed: judgement.failed.length + broken.length,
        output: [...(await withTraces(judgement.failed)), ...broken, output].join('\n'),
        faults: [...judgement.failed.map(inOneLine), ...broken],
        notes: [
          ...timesInLines(result, files.length > 0),
          `largest worker ${result.peak.megabytes} MB, since ${relative(projectRoot, result.peak.file)}`,
          ...(await unstableInLines(judgement, causes.length)),
        ],
      } satisfies StepResult;
    },
  };
}

/** What failed is tried once more, one file at a time. */
async function tryAgain(size: Size, services: TestServices, first: readonly Fault[]): Promise<Judgement> {
  const files = [...new Set(first.filter(mayBeTriedAgain).map(({ file }) => file))];
  if (files.length === 0) return { failed: first, unstable: [] };
  const { result } = await runJest({ size, workers: 1, files, services, name: `${size}-second-try` });
  return result ? judge(first, faultsOf(result)) : { failed: first, unstable: [] };
}

const inOneLine = ({ file, title, why }: Fault): string => `✗ ${file}: ${title ? `${title}: ` : ''}${why}`;

async function withTraces(faults: readonly Fault[]): Promise<string[]> {
  return (await Promise.all(faults.map(async (fault) => [inOneLine(fault), ...(await traceOf(fault.title))]))).flat();
}

async function unstableInLines({ unstable }: Judgement, causes: number): Promise<string[]> {
  if (unstable.length === 0) return [];
  const before = noteUnstable(unstable);
  const told = await Promise.all(
    unstable.map(async (fault) => [
      ...(await withTraces([fault])),
      ...(before.get(fault) ?? []).map((at) => `  it was so on ${at} as well`),
    ]),
  );
  return [...told.flat().map((line) => line.replace(/^✗/, 'unstable:')), `${unstable.length} unstable, of ${causes} causes`];
}

function timesInLines(result: JestResult, isNamed: boolean): string[] {
  const times = timesOf(result);
  const told = isNamed ? times : times.slice(0, SLOWEST);
  const others = times.slice(told.length);
  const total = others.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    ...told.map(({ file, seconds, passed }) => `${inSeconds(seconds)}  ${file}${isNamed ? `  ${passed} passed` : ''}`),
    ...(others.length > 0 ? [`${inSeconds(total)}  ${others.length} other files`] : []),
  ];
}

const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`.padStart(8);

/** Parts of the product that broke off while they were tested, with their last words. Whom a test ended by a signal is not among them. */
async function crashesOfProduct(): Promise<string[]> {
  const log = await readFile(productLog, 'utf8').catch(() => '');
  return log.split(/^(?=\d{4}-\d\d-\d\dT)/m).filter((entry) => / ended \((code [1-9]|SIG(ABRT|SEGV|BUS|ILL|TRAP))/.test(entry));
}
