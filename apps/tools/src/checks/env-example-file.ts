import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { envExample } from '#config';
import { projectRoot } from '../project.js';

const file = join(projectRoot, '.env.example');

export async function writeEnvExample(): Promise<void> {
  await writeFile(file, envExample());
}

/** A fault when the committed file is not what libs/config would write now. */
export async function staleEnvExample(): Promise<string | undefined> {
  const committed = await readFile(file, 'utf8').catch(() => '');
  return committed === envExample() ? undefined : '.env.example is stale: node apps/tools/run.mjs env-example';
}
