import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { currentEnvironment } from '#config';
import { projectRoot } from '../project.js';
import { ClearFault } from './clear-fault.js';
import { withFileLock } from './file-lock.js';

const execFileAsync = promisify(execFile);

export interface RedisProgram {
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
}

const missingRedis =
  'Redis is missing. Install it (Debian: apt-get install redis-server, macOS: brew install redis), or give an address: REDIS_URL=redis://localhost:6379 npm start';

/** redis-server or valkey-server of this machine, else Debian's package, unpacked beside the project without root. */
export async function redisProgram(log: (line: string) => void): Promise<RedisProgram> {
  const cached = join(projectRoot, '.cache', `redis-${process.arch}`);
  const program = onPath() ?? unpackedIn(cached);
  if (program) return program;
  return withFileLock(`${cached}.lock`, async () => {
    const fetchedByAnother = unpackedIn(cached);
    if (fetchedByAnother) return fetchedByAnother;
    log('Fetching Redis: the package of Debian, unpacked without installing it');
    await fetchDebianPackages(cached);
    const fetched = unpackedIn(cached);
    if (!fetched) throw new ClearFault(missingRedis);
    return fetched;
  });
}

function onPath(): RedisProgram | undefined {
  return ['redis-server', 'valkey-server'].map((command) => ({ command, env: {} })).find(works);
}

function unpackedIn(folder: string): RedisProgram | undefined {
  const libraries = ['usr/lib', 'lib'].flatMap((path) => [join(folder, path), ...subfolders(join(folder, path))]);
  const program = { command: join(folder, 'usr/bin/redis-server'), env: { LD_LIBRARY_PATH: libraries.join(':') } };
  return existsSync(program.command) && works(program) ? program : undefined;
}

function works({ command, env }: RedisProgram): boolean {
  return spawnSync(command, ['--version'], { env: { ...currentEnvironment(), ...env }, timeout: 10_000 }).status === 0;
}

function subfolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [join(folder, entry.name)] : []));
}

/** Downloads and unpacks in a folder of this process, then renames: what is there is whole. */
async function fetchDebianPackages(target: string): Promise<void> {
  const folder = `${target}.${process.pid}`;
  const downloads = join(folder, 'downloads');
  try {
    mkdirSync(downloads, { recursive: true });
    const apt = aptWithLists(folder);
    await apt(downloads, 'download', ...(await neededPackages(apt)));
    for (const file of readdirSync(downloads)) await run('dpkg', ['-x', join(downloads, file), folder], folder);
    rmSync(downloads, { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(folder, target);
  } catch (cause) {
    throw new ClearFault(missingRedis, { cause });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Apt = (cwd: string, ...args: string[]) => Promise<string>;

/** A bare machine has no package lists, and only root may fetch them for all; ours are fetched beside the download. */
function aptWithLists(folder: string): Apt {
  const lists = join(folder, 'apt');
  const own = [
    '-o',
    `Dir::State::lists=${lists}/lists`,
    '-o',
    `Dir::Cache=${lists}/cache`,
    '-o',
    'APT::Sandbox::User=root',
    '-o',
    'Debug::NoLocking=1',
  ];
  const hasLists = spawnSync('apt-cache', ['show', 'redis-server'], { stdio: 'ignore' }).status === 0;
  let ready = hasLists;
  return async (cwd, verb, ...args) => {
    if (!ready) {
      mkdirSync(join(lists, 'lists', 'partial'), { recursive: true });
      mkdirSync(join(lists, 'cache', 'archives', 'partial'), { recursive: true });
      await run('apt-get', [...own, '-qq', 'update'], cwd);
      ready = true;
    }
    const program = verb === 'download' ? 'apt-get' : 'apt-cache';
    return run(program, [...(hasLists ? ['-o', 'APT::Sandbox::User=root'] : own), verb, ...args], cwd);
  };
}

/** The two packages and the libraries that they name, less what is installed. */
async function neededPackages(apt: Apt): Promise<string[]> {
  const depends = await apt('/', 'depends', '--important', 'redis-server', 'redis-tools');
  const libraries = [...depends.matchAll(/^\s+Depends: ((?:lib|lua)\S+)$/gm)].flatMap(([, name]) =>
    name && !isInstalled(name) ? [name] : [],
  );
  return [...new Set(['redis-server', 'redis-tools', ...libraries])];
}

function isInstalled(name: string): boolean {
  return spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status}', name], { encoding: 'utf8' }).stdout?.startsWith('installed') ?? false;
}

async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await execFileAsync(command, args, { cwd, timeout: 120_000, maxBuffer: 16e6 });
  return stdout;
}
