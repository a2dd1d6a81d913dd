import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../project.js';

const longRunSchema = z.object({ at: z.string(), commit: z.string(), minutes: z.number(), passed: z.number(), failed: z.number() });
export type LongRun = z.infer<typeof longRunSchema>;

/** In the repository, so that everybody sees how old the last proof of the long forms is. */
const longRunFile = join(projectRoot, 'apps', 'tools', 'long-run.json');

/** Keeps what a whole run with --long came to. */
export function noteLongRun(outcome: Pick<LongRun, 'minutes' | 'passed' | 'failed'>): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: projectRoot, encoding: 'utf8' }).trim();
  writeFileSync(longRunFile, `${JSON.stringify({ at: new Date().toISOString(), commit, ...outcome } satisfies LongRun, undefined, 2)}\n`);
}

/** One line about the last run of the long forms. */
export function tellLongRun(file = longRunFile): string {
  try {
    const { at, commit, minutes, passed, failed } = longRunSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return `The long forms ran on ${at.slice(0, 10)}, commit ${commit}, in ${minutes} minutes: ${passed} passed, ${failed} failed`;
  } catch {
    return 'The long forms were not run yet: npm test -- --long';
  }
}
