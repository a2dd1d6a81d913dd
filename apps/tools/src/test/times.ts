import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../project.js';
import { timesOf, type JestResult } from './jest-results.js';

/** Seconds by file, as the last run on this machine took them; the sequencer of jest begins with the longest. */
const timesFile = join(projectRoot, 'dist', 'tests', 'times.json');

/** What a run took, kept for the next one; files that it did not run keep their time. */
export function noteTimes(result: JestResult): void {
  const times = timesOf(result).map(({ file, seconds }) => [file, Math.round(seconds * 10) / 10]);
  mkdirSync(dirname(timesFile), { recursive: true });
  writeFileSync(timesFile, JSON.stringify({ ...readTimes(), ...Object.fromEntries(times) }, undefined, 1));
}

/** Seconds by file; empty before the first run. */
export function readTimes(): Record<string, number> {
  try {
    return z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(timesFile, 'utf8')));
  } catch {
    return {}; // there was no run yet
  }
}
