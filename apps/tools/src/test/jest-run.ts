import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project.js';
import { jestResultSchema, type JestResult, type Peak } from './jest-results.js';
import type { TestServices } from './medium-services.js';
import { runNode } from './node-command.js';
import type { Size } from './test-files.js';

export interface JestRun {
  readonly code: number | null;
  /** What was printed, without the noise. */
  readonly output: string;
  /** Undefined when jest broke off. */
  readonly result: JestResult | undefined;
}

export interface JestWish {
  readonly size: Size;
  readonly workers: number;
  /** All of the size when there are none. */
  readonly files?: readonly string[];
  /** A part of the files, as `1/4`. */
  readonly shard?: string;
  readonly services: TestServices;
  /** Beside the services of its workers. */
  readonly env?: Readonly<Record<string, string>>;
  /** What jest says stays in dist/tests/`name`.json; the name of the size, unless told otherwise. */
  readonly name?: string;
}

/** Node reads the TypeScript sources through them. */
const sourceHooks = pathToFileURL(join(projectRoot, 'apps/tools/jest/source-hooks.mjs')).href;
/** In megabytes. On a large machine Node lets garbage lie until several gigabytes; what is really kept would not be told from it. */
const MOST_HEAP = 1_100;
const nodeOptions = [
  '--no-warnings',
  '--expose-gc',
  // The parser of SQL is WebAssembly: compiling it once more, for speed, takes half a gigabyte for a second.
  '--liftoff-only',
  `--max-old-space-size=${MOST_HEAP}`,
  '--conditions=~source',
  `--import=${sourceHooks}`,
];

/**
 * glibc keeps a pool of memory for each thread, and what was freed in them: pictures and hashes of passwords fill them one after the other. Two pools, and
 * what is large goes back to the system when it is freed.
 */
const ownMemory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Runs the tests of one size, or some files of it. */
export async function runJest({ size, workers, files = [], shard, services, env: more, name = size }: JestWish): Promise<JestRun> {
  const resultFile = join(projectRoot, 'dist', 'tests', `${name}.json`);
  await rm(resultFile, { force: true });
  await mkdir(dirname(resultFile), { recursive: true });
  const args = ['--config', 'jest.config.mjs', '--selectProjects', size, `--maxWorkers=${workers}`];
  args.push('--reporters=default', '--reporters=<rootDir>/apps/tools/jest/result-reporter.mjs', '--silent');
  // Worlds and browsers stay open for the next file, also for the last one.
  args.push('--forceExit');
  if (shard !== undefined) args.push(`--shard=${shard}`);
  if (files.length > 0) args.push('--runTestsByPath', ...files);
  const memoryFolder = mkdtempSync(join(dirname(resultFile), 'memory-'));
  const env = {
    ...ownMemory,
    JEST_RESULT_FILE: resultFile,
    TEST_WORKERS: JSON.stringify(services.workers),
    TEST_MEMORY_FOLDER: memoryFolder,
    ...more,
  };
  try {
    const { code, output } = await runNode('jest/bin/jest.js', args, {
      env,
      options: nodeOptions,
      logFile: resultFile.replace(/json$/, 'jest.log'),
    });
    return { code, output: withoutNoise(output), result: await readResult(resultFile, peakIn(memoryFolder)) };
  } finally {
    rmSync(memoryFolder, { recursive: true, force: true });
  }
}

/** Each worker has written there how many megabytes it held at most. */
const peakIn = (folder: string): Peak =>
  readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Peak)
    .reduce((most, one) => (one.megabytes > most.megabytes ? one : most), { megabytes: 0, file: '' });

async function readResult(file: string, peak: Peak): Promise<JestResult | undefined> {
  try {
    return jestResultSchema.parse({ ...JSON.parse(await readFile(file, 'utf8')), peak });
  } catch {
    return undefined;
  }
}

function withoutNoise(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('PASS '))
    .join('\n');
}
