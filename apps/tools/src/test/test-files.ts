import { readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { currentEnvironment } from '#config';
import { projectRoot } from '../project.js';

/** The sizes of tests, as jest.config.mjs names its projects. */
export const sizes = ['unit', 'medium', 'product'] as const;
export type Size = (typeof sizes)[number];

/** The size of a test file, told by its name; undefined for a file that is no test. */
export function sizeOf(file: string): Size | undefined {
  if (file.endsWith('.medium-spec.ts')) return 'medium';
  if (/\.(http-spec|journey)\.ts$/.test(file)) return 'product';
  if (file.endsWith('.aloud.ts')) return currentEnvironment()['SCREEN_READER'] === '1' ? 'product' : undefined;
  return /\.spec\.tsx?$/.test(file) ? 'unit' : undefined;
}

export const roots = ['apps', 'libs', 'frontend'];
export const isUnderRoots = (file: string): boolean => roots.some((root) => file.startsWith(`${root}/`));

/** `libs/auth` names a folder, `frontend/e2e/likes` all files that begin so. Any other word is the name of a step. */
export const isPath = (word: string): boolean => word.includes('/') || roots.includes(word);

/** The test files of the project, as paths from its root, that these paths name. */
export function testFilesAt(paths: readonly string[], files: readonly string[] = allTestFiles()): string[] {
  const named = paths.map((path) => normalize(path).replace(/\/$/, ''));
  const isNamed = (file: string) =>
    named.some((path) => file === path || file.startsWith(`${path}/`) || (file.startsWith(path) && /^[.-]/.test(file.slice(path.length))));
  return files.filter(isNamed).sort();
}

function allTestFiles(): string[] {
  return roots.flatMap((root) =>
    readdirSync(join(projectRoot, root), { recursive: true, encoding: 'utf8' })
      .filter((file) => sizeOf(file) !== undefined && !file.includes('node_modules'))
      .map((file) => `${root}/${file}`),
  );
}
