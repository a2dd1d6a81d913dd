import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { ClearFault } from '../clear-fault.js';

const baseBytes = 500e6;
/** Rows, indexes and the write-ahead log of one demo member. */
const bytesPerMember = 6_000;

/** Makes the folder, and says at once when it cannot be used, rather than half way through. */
export async function requireUsableFolder(dataDir: string, members: number): Promise<void> {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new ClearFault(`The data folder ${dataDir} cannot be written by this user. Choose another one: DATA_DIR=~/spring-data npm start`);
  }
  const { bavail, bsize } = await statfs(dataDir);
  const needed = baseBytes + members * bytesPerMember;
  if (bavail * bsize < needed) {
    throw new ClearFault(
      `The disk of ${dataDir} has ${megabytes(bavail * bsize)} MB free, and the demo needs ${megabytes(needed)} MB. Make room, or choose a folder on another disk: DATA_DIR=/other/disk npm start`,
    );
  }
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1e6);

/** What a start makes by itself; a folder with anything else in it may be somebody's own. */
const ours = new Set([
  'run.json',
  'secrets.json',
  'demo.json',
  'mailbox.jsonl',
  'postgres',
  'redis',
  'payment-sandbox',
  'logs',
  'objects',
  'uploads',
  'photos',
  'status',
]);

/** Empties the data folder for `--fresh`; the run file stays, because it is the lock. */
export function emptyDataFolder(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  const entries = readdirSync(dataDir).filter((name) => name !== 'run.json' && name !== 'run.json.new');
  const strange = entries.find((name) => !ours.has(name));
  if (strange)
    throw new ClearFault(
      `--fresh empties ${dataDir}, but "${strange}" in it is not from a demo. Move it away, or choose another folder: DATA_DIR=.data2 npm start`,
    );
  for (const name of entries) rmSync(join(dataDir, name), { recursive: true, force: true });
}
