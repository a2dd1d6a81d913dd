import { describe, expect, it } from '@jest/globals';
import { mayReload, type StaleFacts } from './stale-chunk';

const now = 1_000_000;
const facts = (change: Partial<StaleFacts> = {}): StaleFacts => ({ lastReloadAt: 0, now, isOnline: true, isTypingKept: true, ...change });

describe('a page whose files are gone', () => {
  it.each([
    ['is loaded again', {}, true],
    ['is loaded again after a minute', { lastReloadAt: now - 60_000 }, true],
    ['is not loaded again and again', { lastReloadAt: now - 59_999 }, false],
    ['stays where nothing can be remembered, because it could come back for ever', { lastReloadAt: null }, false],
    ['stays without a network', { isOnline: false }, false],
    ['stays when what is being typed would be lost', { isTypingKept: false }, false],
  ] as const)('%s', (_what, change, reloads) => {
    expect(mayReload(facts(change))).toBe(reloads);
  });
});
