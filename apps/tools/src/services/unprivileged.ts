import { chownSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { spawnSync, type SpawnOptions } from 'node:child_process';
import { ClearFault } from '../clear-fault.js';

export interface Launch {
  readonly command: string;
  readonly args: readonly string[];
  readonly options: SpawnOptions;
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** Postgres refuses to run as root. Then, and only then, this is the user that it runs as. */
export function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${wanted}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new ClearFault('Postgres does not run as root, and this machine has no user named postgres or nobody. Start as an ordinary user.');
}

/**
 * How to run a program as that user. In a home folder that is closed to others (`/root`), the program gets the
 * one right to pass closed doors along; it needs nothing else of root.
 */
export function asUser(user: User | undefined, command: string, args: readonly string[], mustReach: readonly string[]): Launch {
  const options: SpawnOptions = { cwd: '/' };
  if (!user) return { command, args, options };
  if ([command, ...mustReach].every(isOpenPath)) return { command, args, options: { ...options, ...user } };
  if (spawnSync('setpriv', ['--version']).status !== 0) {
    throw new ClearFault(
      `Postgres does not run as root, and other users cannot enter ${mustReach[0] ?? command}. Start as an ordinary user, or from a folder that others may enter.`,
    );
  }
  const identity = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return { command: 'setpriv', args: [...identity, command, ...args], options };
}

/** Whether every user may pass through the folders of a path. */
export function isOpenPath(path: string): boolean {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

export function giveTo(user: User | undefined, path: string): void {
  if (user) chownSync(path, user.uid, user.gid);
}
