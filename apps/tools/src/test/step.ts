import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { projectRoot } from '../project.js';
import { faultText } from '../clear-fault.js';
import { runNode, type CommandResult } from './node-command.js';

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
