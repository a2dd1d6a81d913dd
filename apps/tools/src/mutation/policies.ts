import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from '../project.js';

/** A decision, and the tests that import it: its own, and other pure ones of its library. Paths from the project folder. */
export interface Policy {
  readonly file: string;
  readonly specs: readonly string[];
}

const POLICY = '.policy.ts';

/** All policies whose paths have one of these words, or all. */
export function findPolicies(words: readonly string[]): Policy[] {
  const files = ['apps', 'libs'].flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith(POLICY) && !path.includes('node_modules'))
      .map((path) => join(folder, path)),
  );
  const isNamed = (file: string) => words.length === 0 || words.some((word) => file.includes(word));
  return files
    .filter(isNamed)
    .toSorted()
    .map((file) => ({ file, specs: specsOf(file) }));
}

function specsOf(file: string): string[] {
  const own = file.replace(/\.ts$/, '.spec.ts');
  const imported = `/${basename(file, '.ts')}.js'`;
  const library = file.split('/').slice(0, 3).join('/');
  const others = readdirSync(join(projectRoot, library), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => join(library, name))
    .filter((path) => path !== own && readFileSync(join(projectRoot, path), 'utf8').includes(imported));
  return [...(existsSync(join(projectRoot, own)) ? [own] : []), ...others.toSorted()];
}
