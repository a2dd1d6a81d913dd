import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project.js';
import type { Mutant } from './mutants.js';
import type { Policy } from './policies.js';

/** Tests of a decision take milliseconds, and the first of them load what all need: what takes longer never ends. */
const PATIENCE_MS = 30_000;

const options = [
  '--no-warnings',
  '--conditions=~source',
  `--import=${pathToFileURL(join(projectRoot, 'apps/tools/jest/source-hooks.mjs')).href}`,
];

/** `killedBy`: the title of the test that noticed; null: none did. */
export interface Judged {
  readonly mutant: Mutant;
  readonly killedBy: string | null;
}

/** What a mutant does to tests that do not pass as they are says nothing. */
export class UnsoundTests extends Error {}

type Answer = { readonly unchanged: string | null } | { readonly id: number; readonly killedBy: string | null };

/** Plays tests of policies against their mutants, in a process of its own that begins anew when one of them does not end. */
export class MutantProcess {
  private child: ChildProcess | undefined;

  /** Throws UnsoundTests when the tests do not pass as they are. */
  async judge({ file, specs }: Policy, mutants: readonly Mutant[]): Promise<Judged[]> {
    const judged: Judged[] = [];
    while (judged.length < mutants.length) {
      const rest = mutants.slice(judged.length);
      const endless = await this.play({ file, specs }, rest, (killedBy) =>
        judged.push({ mutant: mutants[judged.length] as Mutant, killedBy }),
      );
      if (endless) judged.push({ mutant: mutants[judged.length] as Mutant, killedBy: 'it never ends' });
    }
    return judged;
  }

  end(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  /** Whether one of them did not end; those before it are told. */
  private play({ file, specs }: Policy, mutants: readonly Mutant[], tell: (killedBy: string | null) => void): Promise<boolean> {
    const child = (this.child ??= fork(join(projectRoot, 'apps/tools/jest/mutants.mjs'), { cwd: projectRoot, execArgv: options }));
    return new Promise<boolean>((resolve, reject) => {
      let isSound = false;
      let left = mutants.length;
      const settle = (done: () => void) => {
        clearTimeout(timer);
        child.off('message', hear).off('exit', giveUp);
        done();
      };
      const giveUp = () => {
        this.end();
        settle(() => (isSound ? resolve(true) : reject(new UnsoundTests(`${file}: its tests do not end`))));
      };
      const hear = (answer: Answer) => {
        timer.refresh();
        if ('killedBy' in answer) {
          tell(answer.killedBy);
          left -= 1;
        } else if (answer.unchanged !== null)
          return settle(() => reject(new UnsoundTests(`${file}: its tests do not pass: ${answer.unchanged}`)));
        isSound = true;
        if (left === 0) settle(() => resolve(false));
      };
      const timer = setTimeout(giveUp, PATIENCE_MS);
      child.on('message', hear).once('exit', giveUp);
      const paths = { policy: join(projectRoot, file), specs: specs.map((spec) => join(projectRoot, spec)) };
      child.send({ ...paths, mutants: mutants.map(({ text }, id) => ({ id, text })) });
    });
  }
}
