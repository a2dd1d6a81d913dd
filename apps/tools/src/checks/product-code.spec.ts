import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../project.js';

/** What runs in production, as it is written. */
const sources = ['apps/api/src', 'apps/worker/src', 'libs'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !/spec\.ts$|\.fixture\.ts$|^generate-/.test(entry.name))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)))
    .filter((file) => !/^libs\/testing(-product)?\/|node_modules/.test(file)),
);
const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const withMatch = (pattern: RegExp) => sources.filter((file) => pattern.test(textOf(file)));

/** Values that stand between quotes in a statement: none of them comes from a caller. */
const ownWords = /^(?:[A-Z][A-Z_0-9]*|noSource|otherSource|balanceKind)$/;

describe('the code of the product', () => {
  it('is more than a few files, so that these checks mean something', () => {
    expect(sources.length).toBeGreaterThan(900);
  });

  it('starts no other program: no text of a caller can become a command [ASVS 1.2.5]', () => {
    expect(withMatch(/['"](?:node:)?child_process['"]/)).toEqual([]);
  });

  it('makes no code of texts [ASVS 1.3.2]', () => {
    // Redis has an `eval` too; its scripts are constants, and what callers sent are their arguments.
    expect(withMatch(/(?<![.\w])eval\(|\bnew Function\(|['"](?:node:)?vm['"]/)).toEqual([]);
  });

  it('writes no value of a caller between the quotes of a statement [ASVS 1.2.4]', () => {
    const faults = sources.flatMap((file) =>
      [...textOf(file).matchAll(/`(?:[^`\\]|\\.)*`/gs)]
        .filter(([statement]) => /\b(?:select\s|insert into|update \S+ set|delete from)\b/.test(statement))
        .flatMap(([statement]) => [...statement.matchAll(/'[\w%.:-]*\$\{([^}]+)\}[\w%.:-]*'/g)])
        .filter(([, value = '']) => !ownWords.test(value.trim()))
        .map(([quoted]) => `${file}: ${quoted}`),
    );
    expect(faults).toEqual([]);
  });
});
