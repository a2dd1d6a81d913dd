import { describe, expect, it } from '@jest/globals';
import { careFor, keyBytes, pushStateOf, type PushFacts } from './push-state';

const key = keyBytes('BAEC_-8');
const otherKey = keyBytes('BAEC_-A');
const browser = (facts: Partial<PushFacts> = {}): PushFacts => ({
  isCapable: true,
  permission: 'granted',
  subscribedWith: key,
  ...facts,
});

describe('the state of push [#113]', () => {
  it.each([
    ['unsupported', { isCapable: false, permission: 'denied' }],
    ['denied', { permission: 'denied' }],
    ['denied', { permission: 'denied', subscribedWith: null }],
    ['not-subscribed', { permission: 'default', subscribedWith: null }],
    ['not-subscribed', { permission: 'default' }],
    ['not-subscribed', { subscribedWith: null }],
    ['not-subscribed', { subscribedWith: otherKey }],
    ['subscribed', {}],
  ] as const)('is %s of a browser with %o', (state, facts) => {
    expect(pushStateOf(browser(facts), key)).toBe(state);
  });
});

describe('what is done by itself', () => {
  it.each([
    ['nothing', { isCapable: false }],
    ['nothing', { permission: 'default' }],
    ['nothing', { permission: 'denied' }],
    ['nothing', { subscribedWith: null }],
    ['tell', {}],
    ['renew', { subscribedWith: otherKey }],
  ] as const)('is %s for a browser with %o', (care, facts) => {
    expect(careFor(browser(facts), key)).toBe(care);
  });
});

describe('a key', () => {
  it('is read from its letters for addresses', () => {
    expect([...keyBytes('BAEC_-8')]).toEqual([4, 1, 2, 255, 239]);
  });
});
