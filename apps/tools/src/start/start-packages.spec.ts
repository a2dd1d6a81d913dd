import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../project.js';
import { faceOf, targetsOf } from '../test/imports.js';

/** What a start runs and builds; the programs among it are named by their path, and are imported by nobody. */
const entries = [
  'apps/api/src/main.ts',
  'apps/worker/src/main.ts',
  'apps/tools/compiler-options.mjs',
  'apps/tools/build.mjs',
  'apps/tools/src/manage-commands.ts',
  'apps/tools/src/payment-sandbox/process.ts',
  'apps/tools/src/seed/grow-process.ts',
  'apps/tools/src/start/follow-parent.ts',
  'apps/tools/src/start/index.ts',
  'apps/tools/src/start/totp.ts',
  'frontend/admin/src/main.tsx',
  'frontend/admin/vite.config.ts',
  'frontend/member/src/entry-client.tsx',
  'frontend/member/src/entry-server.tsx',
  'frontend/member/src/service-worker.ts',
  'frontend/member/vite.config.ts',
];

const isFile = (path: string): boolean => existsSync(join(projectRoot, path)) && statSync(join(projectRoot, path)).isFile();
/** `@scope/name/part` belongs to the package `@scope/name`. */
const packageOf = (specifier: string): string => /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[0] ?? specifier;

/** The packages that these files import, and what they import in turn, each with one file that does. */
function packagesOf(files: readonly string[]): Map<string, string> {
  const packages = new Map<string, string>();
  const seen = new Set(files);
  for (const file of seen) {
    const { imports, passesOn } = faceOf(file, readFileSync(join(projectRoot, file), 'utf8'));
    for (const { specifier } of [...imports, ...passesOn]) {
      const targets = targetsOf(specifier, file);
      const target = targets.find(isFile);
      if (target) seen.add(target);
      else if (targets.length === 0 && !isBuiltin(specifier)) packages.set(packageOf(specifier), file);
    }
  }
  return packages;
}

type Manifest = Readonly<Record<'dependencies' | 'optionalDependencies', Readonly<Record<string, string>>>>;

describe('a start', () => {
  it('needs no package that only a test run installs', () => {
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Manifest;
    expect(entries.filter((file) => !isFile(file))).toEqual([]);
    const needed = packagesOf(entries);
    expect([...needed.keys()]).toEqual(expect.arrayContaining(['sharp', 'vite', 'react-admin', '@nestjs/core', 'smtp-server']));
    const missing = [...needed].filter(([name]) => !(name in dependencies) && !(name in optionalDependencies));
    expect(missing).toEqual([]);
  });
});
