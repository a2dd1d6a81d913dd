import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../project.js';

const file = join(projectRoot, 'openapi.json');
const LARGEST_BYTES = 20_000_000;

/** Writes openapi.json from the contracts. */
export async function writeOpenApi(): Promise<void> {
  await writeFile(file, await describedApi());
}

/** What to do when openapi.json is not what the contracts say, or undefined. */
export async function staleOpenApi(): Promise<string | undefined> {
  const [committed, described] = await Promise.all([readFile(file, 'utf8').catch(() => ''), describedApi()]);
  return committed === described ? undefined : 'openapi.json is stale: node apps/tools/run.mjs openapi';
}

async function describedApi(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(projectRoot, 'dist/apps/api/src/describe.js')], {
    maxBuffer: LARGEST_BYTES,
  });
  return stdout;
}
