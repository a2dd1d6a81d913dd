import { describe, expect, it } from '@jest/globals';
import { testsReachedBy } from './reach.js';

const sources = new Map([
  ['libs/chats/src/index.ts', `export { Sending } from './sending.service.js';`],
  ['libs/chats/src/sending.service.ts', `import { Injectable } from '@nestjs/common';`],
  ['libs/chats/src/sending.medium-spec.ts', `import { Sending } from './sending.service.js';`],
  ['libs/likes/src/likes.spec.ts', `import { maySee } from './likes.policy.js';`],
  ['libs/likes/src/likes.policy.ts', ``],
  ['libs/moderation/src/holding.spec.ts', `import { Sending } from '#chats';`],
  ['libs/testing/src/world.ts', `import { Sending } from '#chats';`],
  ['libs/search/src/search.medium-spec.ts', `import { World } from '#testing';`],
  ['apps/api/test/chats.http-spec.ts', `await product.signedIn(anna).post('/api/chats')`],
  ['frontend/e2e/likes.journey.ts', `await page.goto('/likes')`],
  ['frontend/e2e/premium.journey.ts', `await page.goto('/premium'); t('premium:title')`],
  ['frontend/member/src/app/routes/premium.tsx', `import { Claim } from '#member/features/premium/index.js';`],
  ['frontend/member/src/features/premium/index.ts', `export { Claim } from './Claim.js';`],
  ['frontend/member/src/features/premium/Claim.tsx', ``],
  ['frontend/member/src/features/premium/claim.spec.tsx', `import { Claim } from './Claim.js';`],
  ['frontend/member/src/locales/de/premium.json', `{}`],
  ['frontend/member/src/app/all-words.spec.ts', `new URL('../locales/', import.meta.url)`],
]);
const reachedBy = (...changed: string[]) => {
  const reach = testsReachedBy(changed, sources);
  return 'tests' in reach ? [...reach.tests.keys()].sort() : reach.everything;
};

describe('the tests that a change can reach', () => {
  it('are the specs that import a changed service, through the door of its library too, and the tests from outside that speak of it', () => {
    expect(reachedBy('libs/chats/src/sending.service.ts')).toEqual([
      'apps/api/test/chats.http-spec.ts',
      'libs/chats/src/sending.medium-spec.ts',
      'libs/moderation/src/holding.spec.ts',
    ]);
  });

  it('are a changed test itself', () => {
    expect(reachedBy('libs/likes/src/likes.spec.ts')).toEqual(['libs/likes/src/likes.spec.ts']);
  });

  it('are the journeys that open a changed screen', () => {
    expect(reachedBy('frontend/member/src/app/routes/premium.tsx')).toEqual(['frontend/e2e/premium.journey.ts']);
    expect(reachedBy('frontend/member/src/features/premium/Claim.tsx')).toEqual([
      'frontend/e2e/premium.journey.ts',
      'frontend/member/src/features/premium/claim.spec.tsx',
    ]);
  });

  it('are the checks of all words and the journeys that look for those of a changed file', () => {
    expect(reachedBy('frontend/member/src/locales/de/premium.json')).toEqual([
      'frontend/e2e/premium.journey.ts',
      'frontend/member/src/app/all-words.spec.ts',
    ]);
  });

  it('are all, when what changed is under all of them', () => {
    expect(reachedBy('package-lock.json')).toBe('package-lock.json');
    expect(reachedBy('libs/testing/src/world.ts')).toBe('libs/testing/src/world.ts');
  });

  it('are none of a text', () => {
    expect(reachedBy('README.md')).toEqual([]);
  });
});
