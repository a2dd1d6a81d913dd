import { describe, expect, it } from '@jest/globals';
import { isOtherVersion } from './app-worker';

describe('a new version', () => {
  it.each([
    ['is out when the worker belongs to another build', { type: 'version', entry: '/assets/entry-2.js' }, true],
    ['is not out when the worker belongs to this one', { type: 'version', entry: '/assets/entry-1.js' }, false],
    ['is not a push', { type: 'pushed' }, false],
    ['is not what the worker did not say', { type: 'version' }, false],
    ['is not nothing', null, false],
  ] as const)('%s', (_what, message, isOther) => {
    expect(isOtherVersion(message, '/assets/entry-1.js')).toBe(isOther);
  });
});
