import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearFault } from '../clear-fault.js';
import { birthOf, stopProcess } from './processes.js';

interface KnownProcess {
  readonly pid: number;
  readonly birth: string | undefined;
}

interface RunState {
  readonly owner: KnownProcess;
  readonly address: string;
  readonly processes: Readonly<Record<string, KnownProcess>>;
}

/**
 * `run.json` in the data folder: who runs there, and which processes belong to it. It is the lock against a
 * second start, and after a kill -9 it tells the next start what was left alive.
 */
export class RunFile {
  private processes: Record<string, KnownProcess> = {};
  private constructor(
    private readonly file: string,
    private readonly address: string,
  ) {}

  /** Takes the data folder for this process, and ends what an earlier, killed start left behind. */
  static async take(dataDir: string, address: string, log: (line: string) => void = () => undefined): Promise<RunFile> {
    mkdirSync(dataDir, { recursive: true });
    const file = join(dataDir, 'run.json');
    const earlier = readRunState(file);
    if (earlier && isAlive(earlier.owner) && earlier.owner.pid !== process.pid) {
      throw new ClearFault(
        `A start is already running in ${dataDir} (process ${earlier.owner.pid}, ${earlier.address}). Stop it first, or give this one a folder and a port of its own: DATA_DIR=.data2 PORT=3100 npm start`,
      );
    }
    const run = new RunFile(file, address);
    run.processes = { ...earlier?.processes };
    run.write();
    await run.stopLeftovers(log);
    return run;
  }

  note(name: string, pid: number): void {
    this.processes[name] = { pid, birth: birthOf(pid) };
    this.write();
  }

  forget(name: string): void {
    delete this.processes[name];
    this.write();
  }

  pidOf(name: string): number | undefined {
    return this.processes[name]?.pid;
  }

  /** Ends what is still noted, gives the folder free, and with that the address. */
  async release(): Promise<void> {
    await this.stopNoted();
    rmSync(this.file, { force: true });
  }

  private async stopLeftovers(log: (line: string) => void): Promise<void> {
    const left = Object.entries(this.processes).filter(([, known]) => isAlive(known));
    for (const [name] of left) log(`Ending ${name}, which an earlier start left behind`);
    await this.stopNoted();
  }

  /** Ends every process that is still noted. */
  async stopNoted(): Promise<void> {
    const alive = Object.entries(this.processes).filter(([, known]) => isAlive(known));
    await Promise.all(
      alive.map(async ([name, { pid }]) => {
        // Postgres takes SIGINT as "end the connections and stop".
        const isGone = await stopProcess(pid, { signal: name.startsWith('postgres') ? 'SIGINT' : 'SIGTERM' });
        if (!isGone)
          throw new ClearFault(
            `A start left ${name} behind (process ${pid}), and it cannot be ended from here. End it, then start again: kill -9 ${pid}`,
          );
      }),
    );
    this.processes = {};
    this.write();
  }

  private write(): void {
    const state: RunState = { owner: { pid: process.pid, birth: birthOf(process.pid) }, address: this.address, processes: this.processes };
    writeFileSync(`${this.file}.new`, JSON.stringify(state, null, 2));
    renameSync(`${this.file}.new`, this.file);
  }
}

function isAlive({ pid, birth }: KnownProcess): boolean {
  return birth !== undefined && birthOf(pid) === birth;
}

/** A file that a full disk cut short counts as none: everything in it can be found again. */
export function readRunState(file: string): RunState | undefined {
  try {
    // The file is written by this class alone, and whole by its rename.
    return JSON.parse(readFileSync(file, 'utf8')) as RunState;
  } catch {
    return undefined;
  }
}
