import { describe, expect, it } from '@jest/globals';
import { isPath, sizeOf, testFilesAt } from './test-files.js';

describe('the tests that a path names', () => {
  const files = [
    'frontend/e2e/likes.journey.ts',
    'frontend/e2e/likes-of-others.journey.ts',
    'frontend/e2e/likeable.journey.ts',
    'apps/api/test/likes.http-spec.ts',
    'apps/api/test/limits.medium-spec.ts',
    'libs/auth/src/device.spec.ts',
    'libs/auth/src/terms.medium-spec.ts',
    'libs/authors/src/names.spec.ts',
  ];

  it.each([
    ['libs/auth', ['libs/auth/src/device.spec.ts', 'libs/auth/src/terms.medium-spec.ts']],
    ['libs/auth/', ['libs/auth/src/device.spec.ts', 'libs/auth/src/terms.medium-spec.ts']],
    ['./libs/auth/src/device.spec.ts', ['libs/auth/src/device.spec.ts']],
    ['frontend/e2e/likes', ['frontend/e2e/likes-of-others.journey.ts', 'frontend/e2e/likes.journey.ts']],
    ['apps/api/test', ['apps/api/test/likes.http-spec.ts', 'apps/api/test/limits.medium-spec.ts']],
    ['apps/api/test/likes', ['apps/api/test/likes.http-spec.ts']],
    ['frontend/e2e/nobody', []],
  ])('of %s are %j', (path, expected) => {
    expect(testFilesAt([path], files)).toEqual(expected);
  });

  it('are found in the project itself', () => {
    expect(testFilesAt(['apps/tools/src/test/test-files'])).toEqual(['apps/tools/src/test/test-files.spec.ts']);
  });

  it('have the size that their name tells', () => {
    expect(['a.spec.ts', 'a.spec.tsx', 'a.medium-spec.ts', 'a.http-spec.ts', 'a.journey.ts', 'a.fixture.ts'].map(sizeOf)).toEqual([
      'unit',
      'unit',
      'medium',
      'product',
      'product',
      undefined,
    ]);
  });

  it('are none of the usual ones when they are read aloud', () => {
    expect(sizeOf('a.aloud.ts')).toBeUndefined();
  });

  it('are told apart from the names of steps', () => {
    expect(['libs/auth', 'frontend', 'lint', 'borders'].map(isPath)).toEqual([true, true, false, false]);
  });
});
