// Loaded into each process of tests before its own code (`--import`): Node reads the TypeScript sources as they are, and keeps each module for all
// files of a process. In jest's own registry each file would load some nine hundred modules anew.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { compilerOptions } from '../compiler-options.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const jestGlobals = new URL('./globals.mjs', import.meta.url).href;
const compiled = join(root, 'dist', 'tests', 'compiled');
const version = createHash('sha256').update(JSON.stringify(compilerOptions)).digest('hex');
mkdirSync(compiled, { recursive: true });

/** Where the source map of each loaded module lies; jest leads the lines of a stack back with them. */
const sourceMaps = (globalThis[Symbol.for('source maps of modules')] ??= new Map());

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: jestGlobals, shortCircuit: true };
    if (!isOurs(context.parentURL)) return next(specifier, context);
    const path = pathOf(specifier, context.parentURL);
    const source = path && sourceOf(path);
    if (!source) return next(specifier, context);
    return { url: pathToFileURL(source).href, shortCircuit: true, ...(source.endsWith('.json') && { importAttributes: { type: 'json' } }) };
  },
  load(url, context, next) {
    const file = url.startsWith('file:') ? fileURLToPath(url) : '';
    if (!/\.tsx?$/.test(file)) return next(url, context);
    const kept = compile(file);
    sourceMaps.set(url, `${kept}.map`);
    return { format: 'module', source: readFileSync(kept, 'utf8'), shortCircuit: true };
  },
});

const isOurs = (parent) => parent?.startsWith(pathToFileURL(root).href) === true && !parent.includes('/node_modules/');

function pathOf(specifier, parent) {
  if (specifier.startsWith('#member/')) return join(root, 'frontend/member/src', specifier.slice('#member/'.length));
  return /^\.{1,2}\//.test(specifier) ? join(dirname(fileURLToPath(parent)), specifier) : undefined;
}

/** Sources import each other as `.js`, as Node wants it; here the `.ts` or `.tsx` beside it is meant. */
function sourceOf(path) {
  const stem = path.replace(/\.js$/, '');
  return [`${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`, path].find((file) => existsSync(file) && statSync(file).isFile());
}

/** What was compiled once is kept under the hash of its source, for all processes and all runs; answers with its path. */
function compile(file) {
  const source = readFileSync(file, 'utf8');
  const kept = join(compiled, `${createHash('sha256').update(version).update(file).update(source).digest('hex')}.js`);
  if (existsSync(kept)) return kept;
  const { code, map } = transformSync(source, { ...compilerOptions, filename: file, sourceMaps: true });
  write(`${kept}.map`, map);
  write(kept, code);
  return kept;
}

/** Whole at once: other processes read it meanwhile. */
function write(path, content) {
  writeFileSync(`${path}.${process.pid}`, content);
  renameSync(`${path}.${process.pid}`, path);
}
