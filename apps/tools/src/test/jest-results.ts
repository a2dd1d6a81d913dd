import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { projectRoot } from '../project.js';

/** What result-reporter.mjs writes, and the memory that the workers told. */
export const jestResultSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  /** What the largest worker held at most, in MB, and the file that took it there. */
  peak: z.object({ megabytes: z.number(), file: z.string() }),
  testResults: z.array(
    z.object({
      /** The file, as an absolute path. */
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) })),
    }),
  ),
});
export type Peak = JestResult['peak'];
export type JestResult = z.infer<typeof jestResultSchema>;

/** One test that failed, or, without a title, a file that does not even load. */
export interface Fault {
  /** From the root of the project. */
  readonly file: string;
  readonly title?: string;
  /** Shortly. */
  readonly why: string;
}

const pathOf = (name: string): string => relative(projectRoot, name);

export function faultsOf({ testResults }: JestResult): Fault[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }): Fault[] => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ file: pathOf(name), why: inShort(message) }];
      return failed.map(({ fullName, failureMessages }) => ({
        file: pathOf(name),
        title: fullName,
        why: inShort(failureMessages[0] ?? ''),
      }));
    });
}

export interface FileTime {
  readonly file: string;
  readonly seconds: number;
  readonly passed: number;
}

/** How long each file took, the longest first. */
export function timesOf({ testResults }: JestResult): FileTime[] {
  return testResults
    .map(({ name, startTime, endTime, assertionResults }) => ({
      file: pathOf(name),
      seconds: Math.max(0, endTime - startTime) / 1_000,
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
    }))
    .sort((one, other) => other.seconds - one.seconds);
}

const inShort = (message: string): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !line.trimStart().startsWith('at '))
    .slice(0, 4)
    .join(' ')
    .slice(0, 300);
