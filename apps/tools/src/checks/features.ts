import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project.js';

const list = 'apps/FEATURES.md';
const specName = /\.(spec|medium-spec|http-spec|journey)\.tsx?$/;

/** Rows of the feature list that claim to work and have no test with their number, and proofs of rows that the list calls missing; or undefined. */
export async function unprovenFeatures(): Promise<string | undefined> {
  const claimed = claimedRows(readFileSync(join(projectRoot, list), 'utf8'));
  const proven = await provenRows();
  const faults = [
    ...claimed.filter((row) => !proven.has(row)).map((row) => `${list}: row ${row} has no test with [#${row}] in its title`),
    ...[...proven].filter((row) => !claimed.includes(row)).map((row) => `${list}: row ${row} is proven by a test; the list says "not yet"`),
  ];
  return faults.length > 0 ? faults.join('\n') : undefined;
}

function claimedRows(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => /^- (E?\d+) · (?:whole|part) · /.exec(line)?.[1] ?? []);
}

async function provenRows(): Promise<Set<string>> {
  const rows = new Set<string>();
  for (const folder of ['apps', 'libs', 'frontend']) {
    for (const entry of await readdir(join(projectRoot, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !specName.test(entry.name) || entry.parentPath.includes('node_modules')) continue;
      const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
      for (const [, row] of text.matchAll(/\[#(E?\d+)\]/g)) if (row) rows.add(row);
    }
  }
  return rows;
}
