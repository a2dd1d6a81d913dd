import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ClearFault } from '../clear-fault.js';

export type Throughput = { readonly transactions: number; readonly perSecond: number };

/** Runs a script by pgbench with prepared statements; throws when a transaction failed. */
export async function pgbench(databaseUrl: string, script: string, options: readonly string[]): Promise<Throughput> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'script.sql');
  writeFileSync(file, script);
  try {
    const args = ['-n', '-M', 'prepared', '-j', '2', ...options, '-f', file, databaseUrl];
    const { stdout, stderr } = await promisify(execFile)('pgbench', args, { maxBuffer: 100_000_000 });
    const rate = /tps = ([\d.]+)/.exec(stdout)?.[1];
    const transactions = /transactions actually processed: (\d+)/.exec(stdout)?.[1];
    if (!rate || !transactions || !/number of failed transactions: 0\b/.test(stdout) || stderr.includes('WARNING'))
      throw new Error(`pgbench said: ${stdout}\n${stderr.slice(0, 2_000)}`);
    return { transactions: Number(transactions), perSecond: Number(rate) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new ClearFault('pgbench is missing. Install it: apt-get install postgresql-contrib');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
