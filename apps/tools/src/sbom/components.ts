import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '../project.js';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

/** A package of others that the product is made of, as the lock file has it. */
export interface Component {
  readonly name: string;
  readonly version: string;
  readonly licence: string | undefined;
  /** What its file is known by: another one is not installed. */
  readonly integrity: string | undefined;
}

const inFolder = 'node_modules/';

/** Everything but what only develops and tests; a package that is there twice is told twice. */
export function componentsOfProduct(): Component[] {
  const { packages } = lockFile.parse(JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')));
  return Object.entries(packages).flatMap(([path, { version = '', license, integrity, dev, link }]) => {
    const at = path.lastIndexOf(inFolder);
    if (at < 0 || dev === true || link === true) return [];
    return [{ name: path.slice(at + inFolder.length), version, licence: license, integrity }];
  });
}
