import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../project.js';
import type { Fault } from './jest-results.js';
import { isSame } from './second-try.js';

const noteSchema = z.object({ file: z.string(), title: z.string().optional(), why: z.string(), at: z.string() });
export type UnstableNote = z.infer<typeof noteSchema>;

const notesFile = join(projectRoot, 'dist', 'tests', 'unstable.json');
const MOST_NOTES = 100;

/** Tests that failed in one of two tries, in this run and in those before it on this machine, the newest last. */
export function readUnstableNotes(file = notesFile): UnstableNote[] {
  try {
    return z.array(noteSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return []; // there are none yet
  }
}

/** Notes what was unstable in this run. Answers when each of them was it before, the last time first. */
export function noteUnstable(faults: readonly Fault[], now = new Date(), file = notesFile): Map<Fault, string[]> {
  const before = readUnstableNotes(file);
  const notes = faults.map(({ file: test, title, why }) => ({
    file: test,
    ...(title !== undefined && { title }),
    why,
    at: now.toISOString(),
  }));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify([...before, ...notes].slice(-MOST_NOTES), undefined, 1));
  return new Map(
    faults.map((fault) => [
      fault,
      before
        .filter((note) => isSame({ file: note.file, ...(note.title !== undefined && { title: note.title }) }, fault))
        .map(({ at }) => at)
        .toReversed(),
    ]),
  );
}
