import { spawn, spawnSync } from 'node:child_process';
import { currentEnvironment } from '#config';
import type { DebianProgram, Program } from '../services/debian-program.js';

export interface ProgramOutput {
  readonly said: string;
  /** It ended by itself. */
  readonly isWhole: boolean;
}

/** All that a program says; it is ended after so long. */
export function runProgram({ command, env }: Program, args: readonly string[], longestMs: number): Promise<ProgramOutput> {
  const child = spawn(command, args, { env: { ...currentEnvironment(), ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let [said, isWhole] = ['', true];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // What it started ends with it: testssl is a shell that starts openssl over and over.
  const endAll = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', endAll);
  const patience = setTimeout(() => {
    isWhole = false;
    endAll();
  }, longestMs);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(patience);
      process.off('exit', endAll);
      resolve({ said, isWhole });
    });
  });
}

export const lastLineOf = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/** As the program says it itself, for the report: what it finds changes with it. */
export function versionOf({ command, env }: Program, { versionArgs = ['--version'] }: DebianProgram): string {
  const { stdout } = spawnSync(command, versionArgs, { env: { ...currentEnvironment(), ...env }, encoding: 'utf8' });
  return /\d+\.\d+(?:\.\d+)*/.exec(stdout)?.[0] ?? 'of an unknown version';
}
