// Loaded into an API process that is started ahead: it loads the packages that our code uses, and our code when it is told to.
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project.js';

const told = once(process, 'message');
process.channel?.ref();
const packages = new Set(['apps/api', 'libs'].flatMap((folder) => packagesIn(join(projectRoot, 'dist', 'dev', folder))));
await Promise.allSettled([...packages].map((name) => import(name)));
await told;
process.channel?.unref();

/** What the compiled files of a folder import by name. */
function packagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^(?:import|export) .*?from '([\w@][^':]*)';$/gm)])
    .map(([, name = '']) => name);
}
