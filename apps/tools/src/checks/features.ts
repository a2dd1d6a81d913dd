import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { projectRoot } from '../project.js';

const list = 'apps/FEATURES.md';
const specName = /\.(spec|medium-spec|http-spec|journey)\.tsx?$/;
/** "- 22 · part · `/members`: search and logged-in home · `frontend/e2e/search.journey.ts`" */
const line = /^- (?<row>E?\d+|ASVS \d+(?:\.\d+){2}) · (?<state>whole|part|not yet) · (?<what>.*?)(?<proofs>(?: · `[^`]+\.tsx?`)*)$/;
/** What a title says of a row: `[#22]`, `[ASVS 3.4.2]`. */
const mark = /\[(?:#(E?\d+)|(ASVS \d+(?:\.\d+){2}))\]/g;
const markOf = (row: string): string => (row.startsWith('ASVS') ? `[${row}]` : `[#${row}]`);
/** One look is enough to find the rest. */
const PROOFS_SHOWN = 3;

/** Writes the proofs of each row into the list; its states and words are written by hand. */
export async function writeFeatures(): Promise<void> {
  await writeFile(join(projectRoot, list), await withProofs());
  console.log(await securityCount());
}

/** Rows of the list that claim to work and have no test with their number, proofs of rows that the list calls missing, or old proofs; or undefined. */
export async function unprovenFeatures(): Promise<string | undefined> {
  const proven = await provenRows();
  const faults = written().flatMap((text) => {
    const { row = '', state } = line.exec(text)?.groups ?? {};
    if (row === '') return [];
    if (state !== 'not yet' && !proven.has(row)) return [`${list}: row ${row} has no test with ${markOf(row)} in its title`];
    return state === 'not yet' && proven.has(row) ? [`${list}: row ${row} is proven by a test; the list says "not yet"`] : [];
  });
  if (faults.length > 0) return faults.join('\n');
  return (await withProofs()) === written().join('\n') ? undefined : `The proofs in ${list} are stale: node apps/tools/run.mjs features`;
}

/** How many requirements of security have a test with their number in its title, and which have none. */
export async function securityCount(): Promise<string> {
  const proven = await provenRows();
  const rows = written().flatMap((text) => line.exec(text)?.groups?.['row'] ?? []);
  const wanted = rows.filter((row) => row.startsWith('ASVS'));
  const missing = wanted.filter((row) => !proven.has(row));
  return `${wanted.length - missing.length} of ${wanted.length} security requirements have a test${missing.length > 0 ? `; none: ${missing.join(', ')}` : ''}`;
}

const written = (): string[] => readFileSync(join(projectRoot, list), 'utf8').split('\n');

async function withProofs(): Promise<string> {
  const proven = await provenRows();
  return written()
    .map((text) => {
      const { row, state, what } = line.exec(text)?.groups ?? {};
      if (!row) return text;
      const proofs = [...(proven.get(row) ?? [])].toSorted((one, other) => one.length - other.length || one.localeCompare(other));
      return [`- ${row}`, state, what, ...proofs.slice(0, PROOFS_SHOWN).map((file) => `\`${file}\``)].join(' · ');
    })
    .join('\n');
}

/** The files whose titles carry a row's number. */
async function provenRows(): Promise<Map<string, Set<string>>> {
  const rows = new Map<string, Set<string>>();
  for (const folder of ['apps', 'libs', 'frontend']) {
    for (const entry of await readdir(join(projectRoot, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !specName.test(entry.name) || entry.parentPath.includes('node_modules')) continue;
      const file = join(entry.parentPath, entry.name);
      for (const [, number, requirement] of readFileSync(file, 'utf8').matchAll(mark)) {
        const row = number ?? requirement;
        if (row) rows.set(row, (rows.get(row) ?? new Set()).add(relative(projectRoot, file)));
      }
    }
  }
  return rows;
}
