import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { until } from '#testing';
import { projectRoot } from '../project.js';

const MOST_SECONDS = 5;
const idle = 'setInterval(() => undefined, 1000);';
/** A command with something that it started itself, in a group of its own; it tells the ids of both. */
const command = `
  const started = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(idle)}]);
  console.log(process.pid + ' ' + started.pid);
  ${idle}`;
/** Whoever starts that command, and is killed. */
const starter = (follower: string) => `
  const options = { detached: true, stdio: ['ignore', 'inherit', 'ignore', 'ipc'] };
  require('node:child_process').spawn(process.execPath, ['--import', ${JSON.stringify(follower)}, '-e', ${JSON.stringify(command)}], options);
  ${idle}`;

/** A process that has ended may still stand in the list, until somebody asks how. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
}

describe('a command of a run', () => {
  it.each(['apps/tools/follow-run.mjs', 'dist/apps/tools/src/start/follow-parent.js'])(
    'ends with all that it started within five seconds of a kill -9 of who started it: %s',
    async (follower) => {
      const parent = spawn(process.execPath, ['-e', starter(pathToFileURL(join(projectRoot, follower)).href)], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const [line] = (await once(parent.stdout, 'data')) as [Buffer];
      const pids = line.toString().trim().split(' ').map(Number);
      expect(pids.map(isAlive)).toEqual([true, true]);
      parent.kill('SIGKILL');
      await until(() => !pids.some(isAlive), MOST_SECONDS);
    },
    30_000,
  );
});
