import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { currentEnvironment } from '#config';
import type { GrowthAnswer, GrowthOrder } from '../seed/grow-process.js';
import { hasEnded } from '../services/processes.js';

const program = fileURLToPath(new URL('../seed/grow-process.js', import.meta.url));

/** The growth of the community behind a product that is open already. What is cut short is done anew at the next start. */
export class Growth {
  private child: ChildProcess | undefined;

  /** Answers when everybody is there, or with the fault; undefined when it was stopped. */
  async run(order: GrowthOrder): Promise<GrowthAnswer | undefined> {
    const child = fork(program, [JSON.stringify(order)], { env: currentEnvironment(), execArgv: ['--enable-source-maps'], detached: true });
    this.child = child;
    let answer: GrowthAnswer | undefined;
    child.once('message', (message: GrowthAnswer) => (answer = message));
    await once(child, 'exit');
    return answer;
  }

  async stop(): Promise<void> {
    if (!this.child || hasEnded(this.child)) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
