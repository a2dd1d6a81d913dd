import { describe, expect, it } from '@jest/globals';
import type { PublicSettings } from '#contracts';
import { joiningOf } from './joining';

describe('becoming a member', () => {
  it('is open always, with a known source, or by invitation only, and each has its own reason [#116] [#18]', () => {
    const joining = (signups: PublicSettings['signups'], sourceKnown: boolean, invited = false) =>
      joiningOf({ settings: { signups }, sourceKnown, invited });
    expect(joining('all', false)).toBe('open');
    expect(joining('with_trafficsource', false)).toBe('closed_source');
    expect(joining('with_trafficsource', true)).toBe('open');
    expect(joining('other', true)).toBe('closed');
    expect(joining('other', false, true)).toBe('open');
  });
});
