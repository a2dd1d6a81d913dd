import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execFileAsync = promisify(execFile);
const DOWNLOAD_MS = 300_000;

export type Apt = (cwd: string, args: readonly string[]) => Promise<string>;

const asAnyone = ['-o', 'APT::Sandbox::User=root', '-o', 'Debug::NoLocking=1'];

/** With the package lists of this machine. */
export const aptOfMachine: Apt = (cwd, args) => run('apt-get', [...asAnyone, ...args], cwd);

/** A bare machine has no package lists, and only root may fetch them for all; these are fetched into a folder. */
export async function aptWithOwnLists(folder: string, more: readonly string[] = []): Promise<Apt> {
  const own = join(folder, 'apt');
  mkdirSync(join(own, 'lists', 'partial'), { recursive: true });
  mkdirSync(join(own, 'cache', 'archives', 'partial'), { recursive: true });
  const options = [...asAnyone, '-o', `Dir::State::lists=${own}/lists`, '-o', `Dir::Cache=${own}/cache`, ...more];
  await run('apt-get', [...options, '-qq', 'update'], folder);
  return (cwd, args) => run('apt-get', [...options, ...args], cwd);
}

/** The packages and all that they need and apt knows as not installed. What would only be newer than what is installed stays away. */
export async function missingPackages(apt: Apt, packages: readonly string[]): Promise<string[]> {
  const plan = await apt('/', ['--simulate', '--no-install-recommends', 'install', ...packages]);
  return [...plan.matchAll(/^Inst (\S+) \(/gm)].flatMap(([, name]) => (name ? [name] : []));
}

/** Downloads packages and lays their files into a folder, without installing them. */
export async function unpack(apt: Apt, packages: readonly string[], folder: string): Promise<void> {
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads, { recursive: true });
  await apt(downloads, ['download', ...packages]);
  for (const file of readdirSync(downloads)) await run('dpkg', ['-x', join(downloads, file), folder], folder);
  rmSync(downloads, { recursive: true });
}

async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await execFileAsync(command, args, { cwd, timeout: DOWNLOAD_MS, maxBuffer: 16e6 });
  return stdout;
}
