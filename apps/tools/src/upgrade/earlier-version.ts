import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { NotOnThisMachine } from '../clear-fault.js';
import { projectRoot } from '../project.js';

const migrations = 'libs/database/src/migrations';

export interface EarlierVersion {
  readonly commit: string;
  /** Its sources, beside this version's. */
  readonly root: string;
  /** The migrations that lie between it and this version. */
  readonly migrations: readonly string[];
}

/** Unpacks the version of a commit; without one that from before the newest migration, so that the tables change between it and this one. */
export function unpackEarlierVersion(wanted?: string): EarlierVersion {
  const commit = commitOf(wanted ?? `${git('log', '-1', '--format=%H', '--', migrations).trim()}^`);
  const root = join(projectRoot, '.cache', 'versions', commit.slice(0, 12));
  if (!existsSync(root)) {
    const folder = `${root}.${process.pid}`;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-x', '-C', folder], { input: execFileSync('git', ['archive', commit], { cwd: projectRoot, maxBuffer: 1e9 }) });
    // With other packages its start fetches its own.
    if (lockFileOf(folder) === lockFileOf(projectRoot)) symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
    renameSync(folder, root);
  }
  const between = git('diff', '--name-only', '--diff-filter=A', commit, '--', migrations).split('\n').filter(isMigration);
  return { commit, root, migrations: between };
}

const isMigration = (file: string): boolean => /\/\d+-[\w-]+\.(ts|sql)$/.test(file);
const lockFileOf = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8');

function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', `${revision}^{commit}`).trim();
  } catch (cause) {
    throw new NotOnThisMachine(`There is no earlier version ${revision} here: a clone with its whole history has one.`, { cause });
  }
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
