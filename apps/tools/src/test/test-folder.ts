import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RunFile } from '../services/run-file.js';

const folderPrefix = 'second-spring-test-';

/** A folder of this test run, that other users may pass through, because Postgres may run as one of them. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), folderPrefix));
  chmodSync(folder, 0o755);
  return folder;
}

/** Ends and removes what a killed test run left behind. */
export async function removeAbandoned(root = tmpdir()): Promise<void> {
  for (const name of readdirSync(root).filter((entry) => entry.startsWith(folderPrefix))) {
    const folder = join(root, name);
    if (await isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

async function isAbandoned(folder: string): Promise<boolean> {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return false; // its own run removes it at the same moment
  const isNew = Date.now() - found.mtimeMs < 600_000;
  if (!existsSync(join(folder, 'run.json'))) return !isNew; // a new one is about to be taken
  return RunFile.take(folder, 'a test').then(
    () => true,
    () => false, // its owner is alive
  );
}
