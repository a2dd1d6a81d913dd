import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project.js';
import { jestResultSchema, type JestResult } from './jest-results.js';
import { runNode } from './step.js';
import type { Size } from './test-files.js';

/** Node reads the TypeScript sources through them. */
const sourceHooks = pathToFileURL(join(projectRoot, 'apps/tools/jest/source-hooks.mjs')).href;

export interface JestRun {
  readonly code: number | null;
  /** What was printed, without the noise. */
  readonly output: string;
  /** Undefined when jest broke off. */
  readonly result: JestResult | undefined;
}

/** Runs the tests of one size, or some files of it; what jest says of them stays in dist/tests/`name`.json. */
export async function runJest(size: Size, workers: number, files: readonly string[] = [], name: string = size): Promise<JestRun> {
  const resultFile = join(projectRoot, 'dist', 'tests', `${name}.json`);
  await rm(resultFile, { force: true });
  await mkdir(dirname(resultFile), { recursive: true });
  const options = ['--config', 'jest.config.mjs', '--selectProjects', size, `--maxWorkers=${workers}`];
  options.push('--reporters=default', '--reporters=<rootDir>/apps/tools/jest/result-reporter.mjs', '--silent');
  if (files.length > 0) options.push('--runTestsByPath', ...files);
  const { code, output } = await runNode('jest/bin/jest.js', options, {
    NODE_OPTIONS: `--no-warnings --conditions=~source --enable-source-maps --import=${sourceHooks}`,
    JEST_RESULT_FILE: resultFile,
  });
  return { code, output: withoutNoise(output), result: await readResult(resultFile) };
}

async function readResult(file: string): Promise<JestResult | undefined> {
  try {
    return jestResultSchema.parse(JSON.parse(await readFile(file, 'utf8')));
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
