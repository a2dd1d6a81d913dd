import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project.js';
import { handlersTable } from './handlers-table.js';
import { messageJobsTable, messagesTable } from './messages-tables.js';
import { officeTable } from './office-table.js';
import { readmesWithTables } from './readme-tables.js';
import { listedActsTable, resourcesTable } from './resources-table.js';

interface GeneratedFile {
  /** From the folder of the project. */
  readonly path: string;
  readonly text: string;
}

const generated = async (): Promise<readonly GeneratedFile[]> => [
  ...(await Promise.all([messagesTable(), messageJobsTable(), handlersTable(), resourcesTable(), listedActsTable(), officeTable()])),
  ...(await readmesWithTables()),
];

/** Writes the tables that are made from what single files say. */
export async function writeTables(): Promise<void> {
  for (const { path, text } of await generated()) await writeFile(join(projectRoot, path), text);
}

/** What to do when one of them is not what the files say now, or undefined. */
export async function staleTables(): Promise<string | undefined> {
  const files = await generated();
  const committed = await Promise.all(files.map(({ path }) => readFile(join(projectRoot, path), 'utf8').catch(() => '')));
  const stale = files.filter(({ text }, index) => committed[index] !== text).map(({ path }) => path);
  return stale.length > 0 ? `${stale.join(', ')}: stale, node apps/tools/run.mjs tables` : undefined;
}
