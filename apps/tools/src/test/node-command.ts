import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { currentEnvironment } from '#config';
import { projectRoot } from '../project.js';
import { hasEnded } from '../services/processes.js';

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

/** Whoever does not end by then is ended. */
const LAST_WORDS_MS = 2_000;

/** The commands in progress, each with all that it started in a process group of its own. */
const running = new Set<ChildProcess>();

/** Ends the commands in progress, and all that they started. */
export async function endRunningCommands(): Promise<void> {
  await Promise.all([...running].map(endGroup));
}

async function endGroup(child: ChildProcess): Promise<void> {
  signalGroup(child, 'SIGTERM');
  for (let waited = 0; waited < LAST_WORDS_MS && !hasEnded(child); waited += 50) await sleep(50);
  signalGroup(child, 'SIGKILL');
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // All of them are gone.
  }
}

const followRun = pathToFileURL(join(projectRoot, 'apps/tools/follow-run.mjs')).href;

let more: Readonly<Record<string, string>> = {};

/** From now on what is shortened to save time is tested whole. */
export function testWhole(): void {
  more = { LONG: '1' };
}

/** Whether what is shortened to save time is tested whole. */
export const isWholeTested = (): boolean => more['LONG'] === '1';

export interface NodeCommand {
  readonly env?: Readonly<Record<string, string>>;
  /** More options of Node itself. Forked children get them too. */
  readonly options?: readonly string[];
  /** Where what it prints can be read meanwhile. */
  readonly logFile?: string;
}

/** Runs a script of a package with this Node, from the project folder. It ends with us, however we end. */
export async function runNode(
  script: string,
  args: readonly string[],
  { env, options = [], logFile }: NodeCommand = {},
): Promise<CommandResult> {
  const child = spawn(process.execPath, [`--import=${followRun}`, ...options, `${projectRoot}/node_modules/${script}`, ...args], {
    cwd: projectRoot,
    env: { ...currentEnvironment(), ...more, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let output = '';
  const log = logFile === undefined ? undefined : createWriteStream(logFile);
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
    log?.write(chunk);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  await once(child, 'close');
  running.delete(child);
  log?.end();
  return { code: child.exitCode, output };
}
