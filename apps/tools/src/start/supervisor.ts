import { setTimeout as sleep } from 'node:timers/promises';
import { once } from 'node:events';
import { ClearFault, faultText } from '../clear-fault.js';
import { hasEnded, stopProcess, type LaunchHooks, type SpawnedWithLog } from '../services/processes.js';
import type { RunFile } from '../services/run-file.js';
import { restartPauseMs } from './restart-pause.policy.js';

export interface Part {
  readonly name: string;
  /** Starts the process and answers once it works. */
  readonly launch: (hooks: LaunchHooks) => Promise<SpawnedWithLog>;
  readonly stopSignal?: NodeJS.Signals;
}

/** Runs the parts of the product, starts a part again that ends by itself, and ends all of them in the order of need. */
export class Supervisor {
  private readonly running = new Map<string, { part: Part; spawned: SpawnedWithLog }>();
  private isStopping = false;

  constructor(
    private readonly run: RunFile,
    private readonly log: (line: string) => void,
  ) {}

  /** The first start must succeed; only later ends are mended. */
  async start(part: Part): Promise<void> {
    await this.launch(part);
    void this.keepAlive(part);
  }

  /** Ends the parts, the last started first, each group at once: what serves before what stores. */
  async stopAll(groups: readonly (readonly string[])[]): Promise<void> {
    this.isStopping = true;
    const named = new Set(groups.flat());
    const rest = [...this.running.keys()].filter((name) => !named.has(name));
    for (const group of [rest, ...groups]) await Promise.all(group.map((name) => this.stop(name)));
  }

  private async stop(name: string): Promise<void> {
    const entry = this.running.get(name);
    if (!entry) return;
    await stopProcess(entry.spawned.pid, entry.part.stopSignal ? { signal: entry.part.stopSignal } : {});
    this.running.delete(name);
    this.run.forget(name);
  }

  private async launch(part: Part): Promise<void> {
    if (this.isStopping) throw new ClearFault('The start was ended.');
    const spawned = await part.launch({ log: this.log, onSpawn: (pid) => this.run.note(part.name, pid) });
    this.running.set(part.name, { part, spawned });
    // A stop that came while the part was starting must still reach it.
    if (this.isStopping) await this.stop(part.name);
  }

  private async keepAlive(part: Part): Promise<void> {
    let pauseMs: number | undefined;
    for (;;) {
      const startedAt = Date.now();
      await this.untilEnded(part.name);
      if (this.isStopping) return;
      let livedMs = Date.now() - startedAt;
      do {
        pauseMs = restartPauseMs(pauseMs, livedMs);
        this.log(`Starting ${part.name} again ${pauseMs === 0 ? 'at once' : `in ${pauseMs / 1000} s`}`);
        await sleep(pauseMs);
        livedMs = 0;
      } while (!this.isStopping && !(await this.relaunched(part)));
      if (this.isStopping) return;
    }
  }

  private async untilEnded(name: string): Promise<void> {
    const spawned = this.running.get(name)?.spawned;
    if (!spawned) return;
    if (!hasEnded(spawned.child)) await once(spawned.child, 'exit');
    if (this.isStopping) return;
    const { exitCode, signalCode } = spawned.child;
    this.log(`${name} ended (${signalCode ?? `code ${exitCode}`}). Its last lines:\n${spawned.lastLines()}`);
  }

  private async relaunched(part: Part): Promise<boolean> {
    try {
      await this.launch(part);
      return true;
    } catch (error) {
      this.log(`${part.name} did not come back: ${faultText(error)}`);
      return false;
    }
  }
}
