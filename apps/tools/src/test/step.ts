import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentEnvironment } from '#config';
import { projectRoot } from '../project.js';
import { faultText } from '../clear-fault.js';

export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  /** Shown when something failed. */
  readonly output: string;
  /** Shown in any case. */
  readonly notes?: readonly string[];
  /** What failed, a line each: told once more at the end of the run. */
  readonly faults?: readonly string[];
}

export interface Step {
  readonly name: string;
  run(): Promise<StepResult>;
}

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
}

/** The commands in progress, so that Ctrl-C ends them too. */
const running = new Set<ChildProcess>();

export function endRunningCommands(): void {
  for (const child of running) child.kill();
}

let more: Readonly<Record<string, string>> = {};

/** From now on what is shortened to save time is tested whole. */
export function testWhole(): void {
  more = { LONG: '1' };
}

/** Runs a script of a package with this Node, from the project folder. */
export async function runNode(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<CommandResult> {
  const child = spawn(process.execPath, [`${projectRoot}/node_modules/${script}`, ...args], {
    cwd: projectRoot,
    env: { ...currentEnvironment(), ...more, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  await once(child, 'close');
  running.delete(child);
  return { code: child.exitCode, output };
}

/** Runs what an npm script of package.json says, with more options. */
export function runScript(name: 'lint' | 'format', more: readonly string[]): Promise<CommandResult> {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const [program = '', ...args] = (scripts[name] ?? '').split(' ');
  return runNode(`.bin/${program}`, [...args, ...more]);
}

/** A check is one thing that passes or fails. */
export function check(name: string, act: () => Promise<CommandResult>): Step {
  return {
    name,
    run: async () => {
      const { code, output } = await act();
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
    },
  };
}

/** A check made of a question that is answered with the fault, or with nothing. */
export function question(name: string, act: () => Promise<string | undefined>): Step {
  return check(name, async () => {
    const fault = await act().catch(faultText);
    return { code: fault === undefined ? 0 : 1, output: fault ?? '' };
  });
}
