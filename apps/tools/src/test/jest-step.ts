import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runNode, type Step } from './step.js';

const resultSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numRuntimeErrorTestSuites: z.number() });

/** All tests of one size. A file that does not even load counts as one failure. */
export function jestStep(project: 'unit' | 'medium' | 'product', args: readonly string[] = []): Step {
  return {
    name: `${project} tests`,
    run: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'jest-result-'));
      const resultFile = join(folder, 'result.json');
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
      await rm(folder, { recursive: true, force: true });
      if (!result) return { passed: 0, failed: 1, output };
      const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
      // Services that do not start or do not end make jest fail although each test passed.
      return { passed: result.numPassedTests, failed: failed || (code === 0 ? 0 : 1), output: withoutJson(output) };
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

function withoutJson(output: string): string {
  return output
    .split('\n')
    .filter((line) => !line.startsWith('{"numFailed') && !line.startsWith('Test results written to'))
    .join('\n');
}
