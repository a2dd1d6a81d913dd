import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { currentEnvironment } from '#config';
import { ClearFault, faultText } from '../clear-fault.js';
import { dashboards } from '../dashboards/index.js';
import { projectRoot } from '../project.js';
import type { Program } from '../services/debian-program.js';
import { promtoolProgram } from '../services/promtool.js';

const execFileAsync = promisify(execFile);
const deploy = join(projectRoot, 'deploy');
const JUDGE_MS = 120_000;

export interface PromtoolVerdict {
  /** What promtool found wrong; empty where it cannot be had. */
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}

/** The rules, their tests and the questions of the dashboards, as Prometheus itself reads and evaluates them. Says so where promtool cannot be had. */
export async function runPromtool(log: (line: string) => void = () => undefined): Promise<PromtoolVerdict> {
  let promtool: Program;
  try {
    promtool = await promtoolProgram(log);
  } catch (fault) {
    return { faults: [], notes: [faultText(fault)] };
  }
  const folder = await mkdtemp(join(tmpdir(), 'promtool-'));
  try {
    const questions = join(folder, 'questions.yml');
    await writeFile(questions, questionsAsRules());
    const runs = [
      await run(promtool, ['check', 'rules', 'alerts.yml']),
      await run(promtool, ['check', 'rules', questions]),
      await run(promtool, ['test', 'rules', 'alerts.test.yml']),
    ];
    return {
      faults: runs.flatMap(({ fault }) => (fault === undefined ? [] : [fault])),
      notes: runs.map(({ said }) => said).filter(Boolean),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `node apps/tools/run.mjs promtool`. Throws a ClearFault for what promtool finds wrong. */
export async function judgeByPromtool(): Promise<void> {
  const { faults, notes } = await runPromtool(console.log);
  for (const note of notes) console.log(note);
  if (faults.length > 0) throw new ClearFault(faults.join('\n'));
}

/** Promtool checks no dashboards; what they ask it reads as rules. */
const questionsAsRules = (): string =>
  JSON.stringify({
    groups: dashboards.map(({ uid, panels }) => ({
      name: uid,
      rules: panels.flatMap(({ lines }, panel) => lines.map(([expr], line) => ({ record: `dashboard:${uid}_${panel}_${line}`, expr }))),
    })),
  });

async function run({ command, env }: Program, args: readonly string[]): Promise<{ readonly fault?: string; readonly said: string }> {
  try {
    const { stdout } = await execFileAsync(command, args, { cwd: deploy, env: { ...currentEnvironment(), ...env }, timeout: JUDGE_MS });
    return { said: lastLine(stdout) };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { fault: [`promtool ${args.slice(0, 2).join(' ')}:`, (stdout + stderr).trim() || faultText(error)].join('\n'), said: '' };
  }
}

const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.trim() ?? '';
