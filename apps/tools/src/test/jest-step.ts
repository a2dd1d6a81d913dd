import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { projectRoot } from '../project.js';
import { productLog } from './product-services.js';
import { runNode, type Step } from './step.js';

const resultSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      /** The file, as an absolute path. */
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
});
type JestResult = z.infer<typeof resultSchema>;

/** All tests of one size; what jest says of them stays in dist/tests. A file that does not even load counts as one failure. */
export function jestStep(project: 'unit' | 'medium' | 'product', args: readonly string[] = []): Step {
  return {
    name: `${project} tests`,
    run: async () => {
      const resultFile = join(projectRoot, 'dist', 'tests', `${project}.json`);
      await rm(resultFile, { force: true });
      await rm(productLog, { force: true });
      await mkdir(dirname(resultFile), { recursive: true });
      const options = [
        '--config',
        'jest.config.mjs',
        '--selectProjects',
        project,
        '--json',
        `--outputFile=${resultFile}`,
        '--silent',
        '--passWithNoTests',
        ...args,
      ];
      const { code, output } = await runNode('jest/bin/jest.js', options, { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' });
      const result = await readResult(resultFile);
      if (!result) return { passed: 0, failed: 1, output };
      const crashes = await crashesOfProduct();
      const failed = result.numFailedTests + result.numRuntimeErrorTestSuites + crashes.length;
      // Services that do not start or do not end make jest fail although each test passed.
      return {
        passed: result.numPassedTests,
        failed: failed || (code === 0 ? 0 : 1),
        output: [...faultsOf(result), ...crashes, withoutNoise(output)].join('\n'),
      };
    },
  };
}

async function readResult(file: string) {
  try {
    return resultSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** What failed and why, shortly: whoever sees but the beginning of the output knows where to look. */
function faultsOf({ testResults }: JestResult): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const faults = failed.map(({ fullName, failureMessages }) => `${fullName}: ${inShort(failureMessages[0] ?? '')}`);
      return (faults.length > 0 ? faults : [inShort(message)]).map((fault) => `✗ ${relative(projectRoot, name)}: ${fault}`);
    });
}

/** Parts of the product that broke off while they were tested, with their last words. Whom a test ended by a signal is not among them. */
async function crashesOfProduct(): Promise<string[]> {
  const log = await readFile(productLog, 'utf8').catch(() => '');
  return log.split(/^(?=\d{4}-\d\d-\d\dT)/m).filter((entry) => / ended \((code [1-9]|SIG(ABRT|SEGV|BUS|ILL|TRAP))/.test(entry));
}

const inShort = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !line.trimStart().startsWith('at '))
    .slice(0, 4)
    .join(' ')
    .slice(0, 300);

function withoutNoise(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"numFailed') && !line.startsWith('Test results written to') && !line.startsWith('PASS '))
    .join('\n');
}
