import { fileURLToPath } from 'node:url';

/** The folder of package.json; this file runs as dist/apps/tools/src/project.js. */
export const projectRoot = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');
