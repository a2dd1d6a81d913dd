import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ClearFault } from '../clear-fault.js';

export type Throughput = { readonly transactions: number; readonly perSecond: number };

/** While its connections make their plans. */
const LEAD_IN_S = 3;

/** Runs a script by pgbench with prepared statements; throws when a transaction failed. */
export const pgbench = (databaseUrl: string, script: string, options: readonly string[]): Promise<Throughput> =>
  inFolder((folder) => run(folder, databaseUrl, script, options));

/** The script so many times a second, begun by chance; how long each took from when it was due, in milliseconds. */
export const pgbenchTimes = (
  databaseUrl: string,
  script: string,
  { perSecond, seconds, connections }: { readonly perSecond: number; readonly seconds: number; readonly connections: number },
): Promise<readonly number[]> =>
  inFolder(async (folder) => {
    const prefix = join(folder, 'times');
    const pace = ['-c', String(connections), '-T', String(seconds + LEAD_IN_S), '-R', String(perSecond)];
    await run(folder, databaseUrl, script, [...pace, '-l', `--log-prefix=${prefix}`]);
    const lines = readdirSync(folder)
      .filter((name) => name.startsWith('times'))
      .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
      // Client, number, time in µs, script, and when it ended: seconds, µs.
      .map((line) => line.split(' ').map(Number) as [number, number, number, number, number, number]);
    const first = Math.min(...lines.map(([, , , , endedAt]) => endedAt));
    return lines.filter(([, , , , endedAt]) => endedAt >= first + LEAD_IN_S).map(([, , us]) => us / 1_000);
  });

async function run(folder: string, databaseUrl: string, script: string, options: readonly string[]): Promise<Throughput> {
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
  }
}

async function inFolder<Result>(act: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
