import { describe, expect, it } from '@jest/globals';
import { readSettings } from './site-settings.js';

describe('the settings that are stored for a site', () => {
  it('hold as they are, with the defaults for the rest', () => {
    expect(readSettings({ free_messages: 9 })).toMatchObject({ settings: { free_messages: 9, swipe_likes: 4 }, wrong: [] });
  });

  it('stop no site: what is not allowed is left aside for its default, and named', () => {
    const { settings, wrong } = readSettings({ free_messages: 5_000, gift_credits: [1, 'two'], niche: 3, bundles: 'none', texts: null });
    expect(settings).toMatchObject({ free_messages: 5, gift_credits: [3, 5, 10], niche: 3, texts: {} });
    expect(settings.bundles.length).toBeGreaterThan(0);
    expect([...wrong].toSorted((one, other) => one.localeCompare(other))).toEqual(['bundles', 'free_messages', 'gift_credits', 'texts']);
  });
});
