import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.js';
import { buildFrontends } from './start/frontends.js';

/** Builds the frontends; the server was compiled before this code could run. */
export async function build(): Promise<void> {
  const logFolder = join(projectRoot, 'dist');
  mkdirSync(logFolder, { recursive: true });
  await buildFrontends(logFolder, () => ({ log: console.log, onSpawn: () => undefined }));
}
