import { describe, expect, it } from '@jest/globals';
import { isMissingFile, mayReload, type StaleFacts } from './stale-chunk';

const now = 1_000_000;
const facts = (change: Partial<StaleFacts> = {}): StaleFacts => ({ lastReloadAt: 0, now, isOnline: true, isTextSaved: true, ...change });

describe('a page whose files are gone', () => {
  it.each([
    ['is loaded again', {}, true],
    ['is loaded again after a minute', { lastReloadAt: now - 60_000 }, true],
    ['is not loaded again and again', { lastReloadAt: now - 59_999 }, false],
    ['stays where nothing can be remembered, because it could come back for ever', { lastReloadAt: null }, false],
    ['stays without a network', { isOnline: false }, false],
    ['stays when what is being typed would be lost', { isTextSaved: false }, false],
  ] as const)('%s', (_what, change, reloads) => {
    expect(mayReload(facts(change))).toBe(reloads);
  });
});

describe('a screen that broke', () => {
  it.each([
    ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://www.site.example/assets/EmojiDialog-1.js'), true],
    ['Firefox', new TypeError('error loading dynamically imported module: https://www.site.example/assets/EmojiDialog-1.js'), true],
    ['Safari', new TypeError('Importing a module script failed.'), true],
    ['a fault of ours', new TypeError("Cannot read properties of undefined (reading 'id')"), false],
    ['an answer of the API', new Response(null, { status: 404 }), false],
  ])('says whether a file of it is gone: %s', (_who, error, isMissing) => {
    expect(isMissingFile(error)).toBe(isMissing);
  });
});
