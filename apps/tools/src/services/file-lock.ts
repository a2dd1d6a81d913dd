import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { birthOf } from './processes.js';

/** One at a time, also between processes; the lock of a process that died counts as free. */
export async function withFileLock<T>(file: string, act: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${process.pid} ${birthOf(process.pid)}`;
  while (!take(file, mine)) await sleep(100);
  try {
    return await act();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string, mine: string): boolean {
  try {
    writeFileSync(file, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const [pid, birth] = holderOf(file);
    if (birthOf(Number(pid)) !== birth) rmSync(file, { force: true });
    return false;
  }
}

function holderOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(' ');
  } catch {
    return [];
  }
}
