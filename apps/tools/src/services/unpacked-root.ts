import { createHash } from 'node:crypto';
import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NotOnThisMachine } from '../clear-fault.js';
import { projectRoot } from '../project.js';
import { aptWithOwnLists, missingPackages, unpack } from './apt.js';
import { withFileLock } from './file-lock.js';

export interface RootPlan {
  /** Its folder in .cache begins so. */
  readonly name: string;
  /** Lines of a list of sources. */
  readonly sources: readonly string[];
  readonly packages: readonly string[];
  /** Does in the folder what the packages would do when they are installed. */
  readonly complete: (folder: string) => void;
  /** What a person is told while it is fetched, and when it is not to be had. */
  readonly fetching: string;
  readonly missing: string;
}

/** A folder with programs and all that they need, for `chroot`: Debian's packages, unpacked and not installed. */
export async function unpackedRoot(plan: RootPlan, log: (line: string) => void): Promise<string> {
  // Other packages are another folder.
  const edition = createHash('sha256').update(plan.packages.join(' ')).digest('hex').slice(0, 8);
  const folder = join(projectRoot, '.cache', `${plan.name}-root-${process.arch}-${edition}`);
  await withFileLock(`${folder}.lock`, async () => {
    if (existsSync(folder)) return;
    log(plan.fetching);
    await fetchInto(folder, plan);
  });
  return folder;
}

/** Unpacks in a folder of this process, then renames: what is there is whole. */
async function fetchInto(target: string, plan: RootPlan): Promise<void> {
  const folder = `${target}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    const [sources, status] = [join(folder, 'sources.list'), join(folder, 'status')];
    writeFileSync(sources, plan.sources.map((line) => `${line}\n`).join(''));
    writeFileSync(status, ''); // nothing of this machine counts as there
    const only = [`Dir::Etc::sourcelist=${sources}`, 'Dir::Etc::sourceparts=/dev/null', `Dir::State::status=${status}`];
    const apt = await aptWithOwnLists(
      folder,
      only.flatMap((option) => ['-o', option]),
    );
    await unpack(apt, await missingPackages(apt, plan.packages), folder);
    for (const path of ['apt', 'sources.list', 'status']) rmSync(join(folder, path), { recursive: true });
    layFolders(folder);
    plan.complete(folder);
    renameSync(folder, target);
  } catch (cause) {
    throw new NotOnThisMachine(plan.missing, { cause });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Older packages lay their files into `/bin` and `/lib`, which are folders of `/usr` once they are installed. */
function layFolders(folder: string): void {
  for (const name of ['bin', 'lib', 'lib64', 'sbin']) {
    const [path, own] = [join(folder, name), join(folder, 'usr', name)];
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
    if (isLink) continue;
    mkdirSync(own, { recursive: true });
    if (existsSync(path)) cpSync(path, own, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    rmSync(path, { recursive: true, force: true });
    symlinkSync(join('usr', name), path);
  }
  for (const name of ['dev', 'proc', 'run', 'tmp', 'srv']) mkdirSync(join(folder, name), { recursive: true, mode: 0o1777 });
}
