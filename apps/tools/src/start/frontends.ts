import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { ClearFault } from '../clear-fault.js';
import { withFileLock } from '../services/file-lock.js';
import { hasEnded, spawnWithLog, type LaunchHooks } from '../services/processes.js';

interface Frontend {
  readonly name: string;
  readonly config: string;
  /** What it is made of; a change in one of them makes it anew. */
  readonly sources: readonly string[];
  readonly output: string;
  readonly args: readonly string[];
}

const common = ['frontend/kit', 'package-lock.json', 'tsconfig.json'];
const memberSources = ['frontend/member', 'libs/contracts', ...common];

const frontends: readonly Frontend[] = [
  {
    name: 'member pages',
    config: 'frontend/member/vite.config.ts',
    sources: memberSources,
    output: 'dist/frontend/member/client',
    args: [],
  },
  {
    name: 'member pages for the server',
    config: 'frontend/member/vite.config.ts',
    sources: memberSources,
    output: 'dist/frontend/member/server',
    args: ['--ssr'],
  },
  {
    name: 'back office',
    config: 'frontend/admin/vite.config.ts',
    sources: ['frontend/admin', 'libs/contracts', 'libs/contracts-admin', ...common],
    output: 'dist/frontend/admin',
    args: [],
  },
];

/** Builds the frontends whose sources changed since their last build. */
export function buildFrontends(logFolder: string, hooksFor: (name: string) => LaunchHooks): Promise<void> {
  return withFileLock(join(projectRoot, 'dist', '.frontend-lock'), () => buildChanged(logFolder, hooksFor));
}

async function buildChanged(logFolder: string, hooksFor: (name: string) => LaunchHooks): Promise<void> {
  for (const frontend of frontends.filter(({ config }) => existsSync(join(projectRoot, config)))) {
    const stamp = join(projectRoot, 'dist', `.built-${frontend.output.replaceAll('/', '-')}`);
    const now = fingerprint(frontend);
    if (existsSync(join(projectRoot, frontend.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) continue;
    await build(frontend, join(logFolder, 'build.log'), hooksFor(`build of the ${frontend.name}`));
    writeFileSync(stamp, now);
  }
}

async function build({ name, config, args }: Frontend, logFile: string, hooks: LaunchHooks): Promise<void> {
  hooks.log(`Building the ${name}`);
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const spawned = await spawnWithLog(process.execPath, [vite, 'build', '--config', config, ...args], logFile, { cwd: projectRoot });
  hooks.onSpawn(spawned.pid);
  if (!hasEnded(spawned.child)) await once(spawned.child, 'close');
  if (spawned.child.exitCode !== 0) throw new ClearFault(`The ${name} could not be built:\n${spawned.lastLines()}`);
}

function fingerprint({ sources }: Frontend): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesOf)) {
    const { size, mtimeMs } = statSync(join(projectRoot, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesOf(path: string): string[] {
  const absolute = join(projectRoot, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return /\.spec\.tsx?$|\.md$/.test(path) ? [] : [path];
  return readdirSync(absolute)
    .toSorted()
    .flatMap((name) => filesOf(`${path}/${name}`));
}
