import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { currentEnvironment } from '#config';
import { projectRoot } from '../project.js';
import { ClearFault } from '../clear-fault.js';
import { aptOfMachine, aptWithOwnLists, missingPackages, unpack } from './apt.js';
import { withFileLock } from './file-lock.js';

/** testssl works a while before it says its version, and longer on a busy machine. */
const VERSION_MS = 120_000;

export interface Program {
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
}

export interface DebianProgram {
  /** As people call it. */
  readonly name: string;
  /** Commands of this machine that do as well, the best one first. */
  readonly installed: readonly string[];
  readonly packages: readonly string[];
  /** Where the program lies in its package. */
  readonly file: string;
  /** How it is asked for its version: `--version` when unset. */
  readonly versionArgs?: readonly string[];
  /** What it needs in its environment beside its libraries, when it was unpacked into this folder. */
  readonly envIn?: (folder: string) => Readonly<Record<string, string>>;
  /** What a person is told when it is not to be had. */
  readonly missing: string;
}

/** A program of this machine, else Debian's packages of it, unpacked beside the project without root. */
export async function debianProgram(wanted: DebianProgram, log: (line: string) => void): Promise<Program> {
  const cached = join(projectRoot, '.cache', `${wanted.packages[0]}-${process.arch}`);
  const found = onThisMachine(wanted) ?? unpackedIn(cached, wanted);
  if (found) return found;
  return withFileLock(`${cached}.lock`, async () => {
    const fetchedByAnother = unpackedIn(cached, wanted);
    if (fetchedByAnother) return fetchedByAnother;
    log(`Fetching ${wanted.name}: the package of Debian, unpacked without installing it`);
    await fetchPackages(cached, wanted);
    const fetched = unpackedIn(cached, wanted);
    if (!fetched) throw new ClearFault(wanted.missing);
    return fetched;
  });
}

function onThisMachine({ installed }: DebianProgram): Program | undefined {
  const folders = (currentEnvironment()['PATH'] ?? '').split(delimiter);
  const command = installed.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
  return command === undefined ? undefined : { command, env: {} };
}

function unpackedIn(folder: string, { file, envIn, versionArgs }: DebianProgram): Program | undefined {
  const libraries = ['usr/lib', 'lib']
    .flatMap((path) => [path, ...subfolders(folder, path)])
    .flatMap((path) => [path, ...subfolders(folder, path)])
    .map((path) => join(folder, path));
  const program = { command: join(folder, file), env: { LD_LIBRARY_PATH: [...new Set(libraries)].join(':'), ...envIn?.(folder) } };
  return existsSync(program.command) && works(program, versionArgs) ? program : undefined;
}

function works({ command, env }: Program, versionArgs: readonly string[] = ['--version']): boolean {
  return spawnSync(command, versionArgs, { env: { ...currentEnvironment(), ...env }, timeout: VERSION_MS }).status === 0;
}

/** Named from `root` on, as `path` is. */
function subfolders(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [join(path, entry.name)] : []));
}

/** Downloads and unpacks in a folder of this process, then renames: what is there is whole. */
async function fetchPackages(target: string, { packages, missing }: DebianProgram): Promise<void> {
  const folder = `${target}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    const apt = packages.every(isListed) ? aptOfMachine : await aptWithOwnLists(folder);
    await unpack(apt, await missingPackages(apt, packages), folder);
    rmSync(target, { recursive: true, force: true });
    renameSync(folder, target);
  } catch (cause) {
    throw new ClearFault(missing, { cause });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Also without lists apt knows the name of a package that an installed one names, shows nothing of it, and calls that a success. */
function isListed(name: string): boolean {
  return spawnSync('apt-cache', ['show', name], { encoding: 'utf8' }).stdout.includes(`Package: ${name}\n`);
}
