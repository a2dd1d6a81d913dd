import { describe, expect, it } from '@jest/globals';
import { testsReachedBy } from './reach.js';

const sources = new Map([
  ['libs/chats/src/index.ts', `export { Sending } from './sending.service.js'; export * from './reading.js';`],
  ['libs/chats/src/reading.ts', `export const read = () => 1;`],
  ['libs/chats/src/sending.service.ts', `import { Injectable } from '@nestjs/common'; export class Sending {}; export interface Sent {}`],
  ['libs/chats/src/chats.module.ts', `import { Sending } from './sending.service.js'; export class ChatsModule {}`],
  ['libs/chats/src/module.spec.ts', `import { ChatsModule } from './chats.module.js';`],
  ['libs/chats/src/sending.medium-spec.ts', `import { Sending } from './sending.service.js';`],
  ['libs/chats/src/notes.spec.ts', `await world.send('chats.note_left')`],
  ['libs/likes/src/likes.spec.ts', `import { maySee } from './likes.policy.js';`],
  ['libs/likes/src/likes.policy.ts', ``],
  ['libs/moderation/src/holding.spec.ts', `import { Sending } from '#chats';`],
  ['libs/moderation/src/reading.spec.ts', `import { read } from '#chats';`],
  ['libs/moderation/src/sent.spec.ts', `import type { Sent } from '../../chats/src/sending.service.js';`],
  ['libs/testing/src/world.ts', `import { Sending } from '#chats';`],
  ['libs/search/src/search.medium-spec.ts', `import { World } from '#testing';`],
  ['apps/api/test/chats.http-spec.ts', `await product.signedIn(anna).post('/api/chats')`],
  ['frontend/e2e/likes.journey.ts', `await page.goto('/likes')`],
  ['frontend/e2e/premium.journey.ts', `await page.goto('/premium'); t('premium:title')`],
  ['frontend/member/src/app/routes/premium.tsx', `import { Claim } from '#member/features/premium/index.js';`],
  ['frontend/member/src/features/premium/index.ts', `export { Claim } from './Claim.js';`],
  ['frontend/member/src/features/premium/Claim.tsx', `export const Claim = () => undefined;`],
  ['frontend/member/src/features/premium/claim.spec.tsx', `import { Claim } from './Claim.js';`],
  ['frontend/member/src/locales/de/premium.json', `{}`],
  ['frontend/member/src/app/all-words.spec.ts', `new URL('../locales/', import.meta.url)`],
]);
const reachedBy = (...changed: string[]) => {
  const reach = testsReachedBy(changed, sources);
  return 'tests' in reach ? [...reach.tests.keys()] : reach.everything;
};

describe('the tests that a change can reach', () => {
  it('are the specs that import a changed service, through the door of its library too, and the tests from outside that speak of it', () => {
    expect(reachedBy('libs/chats/src/sending.service.ts')).toEqual([
      'libs/chats/src/sending.medium-spec.ts',
      'libs/chats/src/notes.spec.ts',
      'libs/moderation/src/holding.spec.ts',
      'apps/api/test/chats.http-spec.ts',
    ]);
  });

  it('are only those that import the changed part of a library, passed on by name or with all others', () => {
    expect(reachedBy('libs/chats/src/reading.ts')).toEqual([
      'libs/chats/src/notes.spec.ts',
      'libs/moderation/src/reading.spec.ts',
      'apps/api/test/chats.http-spec.ts',
    ]);
  });

  it('are those of a changed module, which spreads nothing of its parts', () => {
    expect(reachedBy('libs/chats/src/chats.module.ts')).toEqual([
      'libs/chats/src/module.spec.ts',
      'libs/chats/src/notes.spec.ts',
      'apps/api/test/chats.http-spec.ts',
    ]);
  });

  it('are a changed test itself', () => {
    expect(reachedBy('libs/likes/src/likes.spec.ts')).toEqual(['libs/likes/src/likes.spec.ts']);
  });

  it('are the journeys that open a changed screen', () => {
    expect(reachedBy('frontend/member/src/app/routes/premium.tsx')).toEqual(['frontend/e2e/premium.journey.ts']);
    expect(reachedBy('frontend/member/src/features/premium/Claim.tsx')).toEqual([
      'frontend/member/src/features/premium/claim.spec.tsx',
      'frontend/e2e/premium.journey.ts',
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
