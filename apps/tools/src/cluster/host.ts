import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../project.js';
import { hasEnded, spawnWithLog } from '../services/processes.js';
import { user } from './debian-root.js';
import { fillTemplate } from './fill-template.js';
import { cut, mend, namespaceOf, pidsIn, signalAllIn } from './network.js';
import { settingsFolder, type HostPlan, type ProgramPlan } from './plan.js';

/** As a service manager does. */
const RESTART_MS = 1_000;

/** Each program sees the folders of its own host in the one root; mounts in a network namespace of `ip` end with it. */
const enter = `set -e
root=$1 settings=$2 data=$3 at=$4; shift 4
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=0755 run "$root/run"
mkdir -m 0777 "$root/run/postgresql"
mkdir -p "$root$at" "$root${settingsFolder}"
mount --bind "$settings" "$root${settingsFolder}"
mount --bind "$data" "$root$at"
exec chroot --userspec=${user.uid}:${user.gid} "$root" "$@"`;

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

  get name(): string {
    return this.plan.name;
  }

  boot(): void {
    this.life = new AbortController();
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

  private spawn({ name, command, data, env }: ProgramPlan) {
    const folders = [this.place.root, this.path('settings'), this.ownFolder(name), data ?? '/srv'];
    return spawnWithLog('ip', ['netns', 'exec', this.space, 'sh', '-c', enter, 'sh', ...folders, ...command], this.path(`${name}.log`), {
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8', HOME: '/tmp', ...env },
    });
  }

  private write(file: string): void {
    const path = this.path('settings', basename(file));
    writeFileSync(path, fillTemplate(readFileSync(join(projectRoot, 'deploy', file), 'utf8'), this.plan.values));
    chmodSync(path, file.endsWith('.sh') ? 0o700 : 0o600);
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
