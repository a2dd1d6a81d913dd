import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ClearFault } from '../clear-fault.js';
import { projectRoot } from '../project.js';
import { hasEnded, spawnWithLog } from '../services/processes.js';
import { user } from './debian-root.js';
import { fillTemplate } from './fill-template.js';
import { cut, mend, namespaceOf, pidsIn, signalAllIn } from './network.js';
import { settingsFolder, type HostPlan, type ProgramPlan } from './plan.js';

const execFileAsync = promisify(execFile);

/** As a service manager does. */
const RESTART_MS = 1_000;

/** Each program sees the folders of its own host in the one root; mounts in a network namespace of `ip` end with it. */
const enter = `set -e
root=$1 settings=$2 run=$3 data=$4 at=$5; shift 5
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount --bind "$run" "$root/run"
mkdir -p "$root$at" "$root${settingsFolder}"
mount --bind "$settings" "$root${settingsFolder}"
mount --bind "$data" "$root$at"
exec chroot --userspec=${user.uid}:${user.gid} "$root" "$@"`;

const environment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', HOME: '/tmp' };

export interface HostPlace {
  /** What its programs take for `/`. */
  readonly root: string;
  /** Where files and data of all hosts lie. */
  readonly folder: string;
  readonly log: (line: string) => void;
}

/** A machine of the cluster: a network namespace, in which programs run and come back when they end, until somebody pulls the plug. */
export class Host {
  private life = new AbortController();
  private readonly held = new Map<string, number>();
  private readonly pids = new Map<string, number>();
  private readonly space: string;

  constructor(
    readonly plan: HostPlan,
    private readonly place: HostPlace,
  ) {
    this.space = namespaceOf(plan.name);
    this.ownFolder('');
    this.ownFolder('settings');
    for (const file of plan.files) this.write(file);
  }

  /** Fills in its files anew, with some other values. */
  setUp(changed: Readonly<Record<string, string>>): void {
    for (const file of this.plan.files) this.write(file, { ...this.plan.values, ...changed });
  }

  /** Lays a file to its settings, which its programs alone can read. */
  lay(name: string, text: string | Uint8Array): void {
    this.own(this.path('settings', name), text, 0o600);
  }

  get name(): string {
    return this.plan.name;
  }

  boot(): void {
    this.life = new AbortController();
    rmSync(this.path('run'), { recursive: true, force: true });
    for (const name of ['run', 'run/postgresql', 'run/swift']) this.ownFolder(name);
    for (const program of this.plan.programs) void this.keep(program, this.life.signal);
  }

  /** As if somebody pulled the plug. */
  async kill(): Promise<void> {
    this.life.abort();
    do {
      signalAllIn(this.space, 'SIGKILL');
      await sleep(50);
    } while (pidsIn(this.space).length > 0);
  }

  /** As if its disks were lost with it: it is empty, but for its settings, when it boots again. */
  async lose(): Promise<void> {
    await this.kill();
    for (const { name, dataOf } of this.plan.programs) rmSync(this.path(dataOf ?? name), { recursive: true, force: true });
  }

  /** As if the disk of one program were lost, which is kept away. */
  async loseDataOf(name: string): Promise<void> {
    await this.stopProgram(name);
    rmSync(this.path(name), { recursive: true, force: true });
  }

  /** What somebody types there, who sees the data of a program. Answers what it says, and throws with that when it fails. */
  async execute(programName: string, command: readonly string[], input = ''): Promise<string> {
    const program = this.plan.programs.find(({ name }) => name === programName);
    if (!program) throw new Error(`${this.name} has no ${programName}`);
    const running = execFileAsync('ip', this.inside(program, command), { env: environment, maxBuffer: 16e6 });
    running.child.stdin?.end(input);
    const { stdout, stderr } = await running.catch((fault: { stdout: string; stderr: string }) => {
      throw new ClearFault(`${command.join(' ')} on ${this.name}:\n${fault.stdout}${fault.stderr}`);
    });
    return stdout + stderr;
  }

  /** Asks a program to end, and keeps it away until `startProgram`. */
  async stopProgram(name: string): Promise<void> {
    this.held.set(name, Infinity);
    const pid = this.pids.get(name);
    if (pid !== undefined) process.kill(pid, 'SIGTERM');
    while (this.pids.has(name)) await sleep(50);
  }

  startProgram(name: string): void {
    this.held.delete(name);
  }

  /** Ends one program by force, and keeps it away for so long. */
  async endProgram(name: string, awayMs: number): Promise<void> {
    this.held.set(name, performance.now() + awayMs);
    const pid = this.pids.get(name);
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
    await sleep(awayMs);
  }

  /** Twice, for what was born in between. */
  freeze(): void {
    for (const _ of [1, 2]) signalAllIn(this.space, 'SIGSTOP');
  }

  thaw(): void {
    signalAllIn(this.space, 'SIGCONT');
  }

  cutNetwork(): void {
    cut(this.space);
  }

  mendNetwork(): void {
    mend(this.space);
  }

  /** What lies in a folder of its data, however deep. What goes while it is looked at may be missing. */
  filesOf(...folder: readonly string[]): string[] {
    try {
      return readdirSync(this.path(...folder), { recursive: true, encoding: 'utf8' });
    } catch {
      return [];
    }
  }

  private async keep(program: ProgramPlan, life: AbortSignal): Promise<void> {
    while (!life.aborted) {
      if ((this.held.get(program.name) ?? 0) > performance.now()) {
        await sleep(100);
        continue;
      }
      const spawned = await this.spawn(program);
      this.pids.set(program.name, spawned.pid);
      if (!hasEnded(spawned.child)) await once(spawned.child, 'exit');
      this.pids.delete(program.name);
      if (!life.aborted) this.place.log(`${program.name} of ${this.name} ended. Its last lines:\n${spawned.lastLines()}`);
      await sleep(RESTART_MS);
    }
  }

  private spawn(program: ProgramPlan) {
    return spawnWithLog('ip', this.inside(program, program.command), this.path(`${program.name}.log`), {
      env: { ...environment, ...program.env },
    });
  }

  private inside({ name, dataOf, data }: ProgramPlan, command: readonly string[]): string[] {
    const folders = [this.place.root, this.path('settings'), this.path('run'), this.ownFolder(dataOf ?? name), data ?? '/srv'];
    return ['netns', 'exec', this.space, 'sh', '-c', enter, 'sh', ...folders, ...command];
  }

  private write(file: string, values = this.plan.values): void {
    const text = fillTemplate(readFileSync(join(projectRoot, 'deploy', file), 'utf8'), values);
    this.own(this.path('settings', basename(file)), text, file.endsWith('.sh') ? 0o700 : 0o600);
  }

  private own(path: string, text: string | Uint8Array, mode: number): void {
    writeFileSync(path, text);
    chmodSync(path, mode);
    chownSync(path, user.uid, user.gid);
  }

  private ownFolder(name: string): string {
    const folder = this.path(name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chownSync(folder, user.uid, user.gid);
    return folder;
  }

  private path(...names: readonly string[]): string {
    return join(this.place.folder, this.plan.name, ...names);
  }
}
