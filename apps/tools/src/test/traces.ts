import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectRoot } from '../project.js';

const LONGEST_NAME = 100;
const LAST_LINES = 12;

/** Where the pages of a test that failed are kept: a picture of each, and what its console and its network said. */
export const traceFolder = (title: string): string =>
  join(projectRoot, 'dist', 'failed', title.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, LONGEST_NAME));

/** The files of a trace, and the end of what each page said. */
export async function traceOf(title: string | undefined): Promise<string[]> {
  if (!title) return [];
  const folder = traceFolder(title);
  const files = (await readdir(folder).catch((): string[] => [])).sort();
  const told = await Promise.all(files.map((file) => tellFile(join(folder, file))));
  return told.flat();
}

async function tellFile(path: string): Promise<string[]> {
  const name = `  ${relative(projectRoot, path)}`;
  if (!path.endsWith('.log')) return [name];
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
  return [name, ...lines.slice(-LAST_LINES).map((line) => `    ${line}`)];
}
