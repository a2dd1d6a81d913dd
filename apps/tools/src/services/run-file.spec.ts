import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ClearFault } from '../clear-fault.js';
import { birthOf, stopProcess } from './processes.js';
import { RunFile } from './run-file.js';

describe('the run file', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'run-file-'));
  });
  afterEach(() => {
    children.splice(0).forEach((child) => child.kill('SIGKILL'));
    rmSync(folder, { recursive: true, force: true });
  });

  const someProcess = (code = 'setInterval(() => 0, 1000)'): number => {
    const child = spawn(process.execPath, ['-e', code], { stdio: 'ignore' });
    children.push(child);
    return child.pid ?? 0;
  };
  /** The file as a start with this process id would have left it. */
  const leftBy = (owner: number, processes: Record<string, number>): void => {
    const known = (pid: number) => ({ pid, birth: birthOf(pid) ?? 'long ago' });
    const named = Object.fromEntries(Object.entries(processes).map(([name, pid]) => [name, known(pid)]));
    writeFileSync(join(folder, 'run.json'), JSON.stringify({ owner: known(owner), address: 'http://localhost:3000', processes: named }));
  };

  it('refuses a second start in the same folder and says what to do', async () => {
    leftBy(someProcess(), {});
    await expect(RunFile.take(folder, 'http://localhost:3100')).rejects.toThrow(
      /already running .* http:\/\/localhost:3000\)\. Stop it first/,
    );
  });

  it('ends what a killed start left behind, and only that', async () => {
    const left = someProcess();
    const stranger = someProcess();
    leftBy(2 ** 22 - 1, { redis: left });
    const state = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as { processes: Record<string, unknown> };
    state.processes['worker'] = { pid: stranger, birth: 'another process had this number then' };
    writeFileSync(join(folder, 'run.json'), JSON.stringify(state));

    const lines: string[] = [];
    await RunFile.take(folder, 'http://localhost:3000', (line) => lines.push(line));
    expect(birthOf(left)).toBeUndefined();
    expect(birthOf(stranger)).toBeDefined();
    expect(lines).toEqual(['Ending redis, which an earlier start left behind']);
  });

  it('takes a file that a full disk cut short for none', async () => {
    writeFileSync(join(folder, 'run.json'), '{"owner":');
    const run = await RunFile.take(folder, 'http://localhost:3000');
    await run.release();
    expect(existsSync(join(folder, 'run.json'))).toBe(false);
  });

  it('ends what is still noted when it is given free', async () => {
    const run = await RunFile.take(folder, 'http://localhost:3000');
    const noted = someProcess();
    run.note('build', noted);
    await run.release();
    expect(birthOf(noted)).toBeUndefined();
  });
});

describe('ending a process', () => {
  it('uses force when asking does not help', async () => {
    const child = spawn(process.execPath, ['-e', "process.on('SIGTERM', () => 0); console.log(1); setInterval(() => 0, 1000)"], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(await stopProcess(child.pid ?? 0, { patienceMs: 200 })).toBe(true);
    expect(child.signalCode ?? 'SIGKILL').toBe('SIGKILL');
  });

  it('is content when there is none', async () => {
    expect(await stopProcess(2 ** 22 - 1)).toBe(true);
  });

  it('knows a fault that is meant for people', () => {
    expect(new ClearFault('x')).toBeInstanceOf(Error);
  });
});
