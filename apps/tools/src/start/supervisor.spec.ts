import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { birthOf, type LaunchHooks, type SpawnedWithLog } from '../services/processes.js';
import { RunFile } from '../services/run-file.js';
import { Supervisor, type Part } from './supervisor.js';

describe('the supervisor', () => {
  let folder: string;
  let run: RunFile;
  let lines: string[];
  let supervisor: Supervisor;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
    run = await RunFile.take(folder, 'http://localhost:3000');
    lines = [];
    supervisor = new Supervisor(run, (line) => lines.push(line));
  });
  afterEach(async () => {
    await supervisor.stopAll([]);
    await run.release();
    rmSync(folder, { recursive: true, force: true });
  });

  const launches: Record<string, number> = {};
  const part = (name: string, beforeLaunch?: () => void): Part => ({
    name,
    launch: async ({ onSpawn }: LaunchHooks): Promise<SpawnedWithLog> => {
      launches[name] = (launches[name] ?? 0) + 1;
      beforeLaunch?.();
      const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
      await once(child, 'spawn');
      onSpawn(child.pid ?? 0);
      return { child, pid: child.pid ?? 0, lastLines: () => 'its last words' };
    },
  });
  const until = async (isTrue: () => boolean) => {
    for (let waited = 0; !isTrue() && waited < 5000; waited += 20) await sleep(20);
    expect(isTrue()).toBe(true);
  };

  it('starts a part again that was killed, and says what it said last', async () => {
    await supervisor.start(part('worker'));
    const first = run.pidOf('worker') ?? 0;
    process.kill(first, 'SIGKILL');
    await until(() => run.pidOf('worker') !== first);
    expect(lines[0]).toBe('worker ended (SIGKILL). Its last lines:\nits last words');
    expect(birthOf(run.pidOf('worker') ?? 0)).toBeDefined();
  });

  it('keeps trying when a part does not come back at once', async () => {
    let isBroken = false;
    await supervisor.start(
      part('redis', () => {
        if (isBroken) throw new Error('no memory');
      }),
    );
    isBroken = true;
    const first = run.pidOf('redis') ?? 0;
    process.kill(first, 'SIGKILL');
    await until(() => lines.some((line) => line.includes('no memory')));
    isBroken = false;
    await until(() => run.pidOf('redis') !== first);
    expect(birthOf(run.pidOf('redis') ?? 0)).toBeDefined();
  });

  it('ends every part and starts none again', async () => {
    await supervisor.start(part('postgres'));
    await supervisor.start(part('api'));
    const pids = ['postgres', 'api'].map((name) => run.pidOf(name) ?? 0);
    await supervisor.stopAll([['postgres']]);
    await sleep(700);
    expect(pids.map(birthOf)).toEqual([undefined, undefined]);
    expect(lines).toEqual([]);
    await expect(supervisor.start(part('late'))).rejects.toThrow('ended');
  });
});
