import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../project.js';

const ANSWER_MS = 60_000;
const ASK_MS = 50;

/**
 * Who a process id stands for: the moment of its birth. Ids are given again after a crash, so an id alone
 * must never decide which process to end. Undefined when there is no such process.
 */
export function birthOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    if (process.platform === 'linux') return undefined;
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || undefined;
  }
}

export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    if (process.platform === 'linux') return '';
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}

/** Asks a process to end, waits, and ends it by force when it does not listen. True when it is gone. */
export async function stopProcess(pid: number, options: { signal?: NodeJS.Signals; patienceMs?: number } = {}): Promise<boolean> {
  const birth = birthOf(pid);
  const isGone = () => birth === undefined || birthOf(pid) !== birth;
  for (const [signal, patienceMs] of [
    [options.signal ?? 'SIGTERM', options.patienceMs ?? 10_000],
    ['SIGKILL', 3000],
  ] as const) {
    if (isGone()) return true;
    try {
      process.kill(pid, signal);
    } catch {
      return isGone();
    }
    for (let waited = 0; waited < patienceMs && !isGone(); waited += 25) await sleep(25);
  }
  return isGone();
}

export interface SpawnedWithLog {
  readonly child: ChildProcess;
  readonly pid: number;
  /** The last lines that the process wrote, to explain why it ended. */
  lastLines(): string;
}

/** Starts a process in a group of its own, so that Ctrl-C reaches only us, with its output in a file. */
export async function spawnWithLog(
  command: string,
  args: readonly string[],
  logFile: string,
  options: SpawnOptions = {},
): Promise<SpawnedWithLog> {
  mkdirSync(dirname(logFile), { recursive: true });
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true });
  const log = createWriteStream(logFile, { flags: 'a' });
  let tail = '';
  const keep = (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-4000);
    log.write(chunk);
  };
  log.on('error', () => undefined); // a full disk must not end the parent; the child says it too
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.once('close', () => log.end());
  await once(child, 'spawn');
  if (child.pid === undefined) throw new Error(`${command} did not start`);
  return { child, pid: child.pid, lastLines: () => tail.trimEnd().split('\n').slice(-12).join('\n') };
}

const followParent = new URL('../start/follow-parent.js', import.meta.url).href;

/** The same for a program of Node, which ends with us, however we end. */
export const spawnNode = (
  args: readonly string[],
  logFile: string,
  env?: NodeJS.ProcessEnv,
  cwd: string = projectRoot,
): Promise<SpawnedWithLog> =>
  spawnWithLog(process.execPath, ['--import', followParent, ...args], logFile, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

export interface LaunchHooks {
  /** Called as soon as the process exists, so that a crash of ours does not lose sight of it. */
  readonly onSpawn: (pid: number) => void;
  readonly log: (line: string) => void;
}

/** Waits until it answers, a minute at most. A process that does not come to that is not left behind. */
export async function whenAnswering(
  name: string,
  spawned: SpawnedWithLog,
  hooks: LaunchHooks,
  answers: () => Promise<boolean>,
): Promise<SpawnedWithLog> {
  hooks.onSpawn(spawned.pid);
  try {
    for (const endsAt = performance.now() + ANSWER_MS; !(await answers()); await sleep(ASK_MS)) {
      if (hasEnded(spawned.child)) throw new Error(`${name} did not start:\n${spawned.lastLines()}`);
      if (performance.now() > endsAt) throw new Error(`${name} does not answer:\n${spawned.lastLines()}`);
    }
    return spawned;
  } catch (error) {
    await stopProcess(spawned.pid, { signal: 'SIGINT' });
    throw error;
  }
}

export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
