import { hasEnded, stopProcess, type SpawnedWithLog } from '../services/processes.js';
import type { Workshop } from '../start/servers.js';
import type { Part } from '../start/supervisor.js';

interface LiveOptions {
  /** Whether the old process serves until the new one does; else there is one at a time. */
  readonly overlaps: boolean;
  /** The process of this turn works now. */
  readonly onTurn?: (turn: number) => void;
}

/** A process that is replaced when its code changes. One that does not start leaves the last good one at work, where both may run. */
export class LiveProcess {
  private running: SpawnedWithLog | undefined;
  private startingPid: number | undefined;
  private turn = 0;
  private words: string | undefined;
  private isOutdated = false;
  private isEnding = false;

  constructor(
    private readonly workshop: Workshop,
    private readonly partOf: (turn: number) => Part,
    private readonly options: LiveOptions,
  ) {}

  /** Why nothing runs, when nothing does. */
  lastWords(): string | undefined {
    return this.running && !hasEnded(this.running.child) ? undefined : this.words;
  }

  get nextTurn(): number {
    return this.turn + 1;
  }

  /** False when the new one did not start; the fault is told. */
  async replace(): Promise<boolean> {
    const startedAt = performance.now();
    const turn = this.nextTurn;
    const part = this.partOf(turn);
    const old = this.running;
    const isFirst = this.turn === 0;
    this.isOutdated = false;
    if (old && !this.options.overlaps) {
      this.running = undefined;
      await stopProcess(old.pid);
    }
    const spawned = await this.launch(part);
    if (!spawned) return false;
    this.turn = turn;
    this.running = spawned;
    this.words = undefined;
    this.options.onTurn?.(turn);
    this.tellEnd(part.name, spawned);
    if (old && this.options.overlaps) void stopProcess(old.pid);
    if (!isFirst) this.workshop.log(`${part.name} runs the change (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    if (this.isEnding) await this.stop();
    return true;
  }

  /** A process that is just starting need not finish: newer code waits. */
  giveUp(): void {
    this.isOutdated = true;
    if (this.startingPid !== undefined) process.kill(this.startingPid, 'SIGKILL');
  }

  async stop(): Promise<void> {
    this.isEnding = true;
    this.giveUp();
    if (this.running) await stopProcess(this.running.pid);
  }

  private async launch(part: Part): Promise<SpawnedWithLog | undefined> {
    const { log, onSpawn } = this.workshop.hooksFor(part.name);
    const noteSpawn = (pid: number) => {
      this.startingPid = pid;
      onSpawn(pid);
    };
    try {
      return await part.launch({ log, onSpawn: noteSpawn });
    } catch (error) {
      if (this.isOutdated || this.isEnding) return undefined;
      this.words = error instanceof Error ? error.message : String(error);
      const rest = this.running && !hasEnded(this.running.child) ? 'The one before goes on.' : 'It is tried again at the next change.';
      log(`\n${this.words}\n${rest}\n`);
      return undefined;
    } finally {
      this.startingPid = undefined;
    }
  }

  private tellEnd(name: string, spawned: SpawnedWithLog): void {
    spawned.child.once('exit', (code, signal) => {
      if (this.running !== spawned || this.isEnding) return;
      this.words = `${name} ended (${signal ?? `code ${code}`}):\n${spawned.lastLines()}`;
      this.workshop.log(`\n${this.words}\nIt is started again at the next change.\n`);
    });
  }
}
