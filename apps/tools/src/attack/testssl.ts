import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { z } from 'zod';
import { currentEnvironment } from '#config';
import { projectRoot } from '../project.js';
import type { DebianProgram, Program } from '../services/debian-program.js';
import { lastLineOf, runProgram } from './run-program.js';

/** Two minutes where nothing else runs. */
const LONGEST_MS = 900_000;

export const testsslPackage: DebianProgram = {
  name: 'testssl',
  installed: ['testssl', 'testssl.sh'],
  packages: ['testssl.sh'],
  file: 'usr/bin/testssl',
  // Its tables, and the program that it asks for addresses, lie in packages that nobody installed.
  envIn: (folder) => ({
    TESTSSL_INSTALL_DIR: join(folder, 'etc/testssl'),
    PATH: [join(folder, 'usr/bin'), currentEnvironment()['PATH'] ?? ''].join(delimiter),
  }),
  missing: 'testssl is not here, and could not be fetched from Debian',
};

const entries = z.array(z.object({ id: z.string(), severity: z.string(), finding: z.string() }));
export type TlsEntry = z.infer<typeof entries>[number];

/** From LOW on: old versions of TLS are no more to testssl. */
const failing: ReadonlySet<string> = new Set(['LOW', 'MEDIUM', 'HIGH', 'CRITICAL', 'FATAL']);

/**
 * BREACH says no more than that the start page is compressed. That of visitors is one for all and holds no secret; what members get is asked by the
 * kind itself.
 */
const accepted: ReadonlySet<string> = new Set(['BREACH']);

export const entriesIn = (json: string): TlsEntry[] => entries.parse(JSON.parse(json));
export const failuresAmong = (all: readonly TlsEntry[]): TlsEntry[] =>
  all.filter(({ id, severity }) => failing.has(severity) && !accepted.has(id));

/** What is asked of every server, and an id in the answer by which it is known to have been asked. */
const questions = { '--protocols': 'TLS1_3', '--std': 'cipherlist_NULL', '--vulnerable': 'ROBOT' } as const;
export type TlsQuestion = keyof typeof questions;

export interface TlsVerdict {
  readonly failures: readonly TlsEntry[];
  readonly asked: number;
  readonly untried?: string;
}

export async function judgeTls(program: Program, port: number, wanted: readonly TlsQuestion[]): Promise<TlsVerdict> {
  const folder = join(projectRoot, '.cache', 'attack-testssl');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${port}.json`);
  rmSync(file, { force: true });
  const args = [
    '--quiet',
    '--color',
    '0',
    '--warnings',
    'off',
    '--nodns',
    'none',
    ...wanted,
    '--jsonfile',
    file,
    '--ip',
    '127.0.0.1',
    `https://localhost:${port}`,
  ];
  const { said, isWhole } = await runProgram(program, args, LONGEST_MS);
  if (!isWhole) return { failures: [], asked: 0, untried: `testssl was not through after ${LONGEST_MS / 1_000} s` };
  const all = existsSync(file) ? entriesIn(readFileSync(file, 'utf8')) : [];
  const unasked = wanted.filter((question) => !all.some(({ id }) => id === questions[question]));
  return {
    failures: failuresAmong(all),
    asked: all.length,
    ...(unasked.length > 0 && { untried: `testssl did not judge ${unasked.join(' ')}: ${lastLineOf(said)}` }),
  };
}
