import { describe, expect, it } from '@jest/globals';
import { visitorsMaySearch } from './visitor-search.js';

describe('the search of visitors', () => {
  it.each([
    ['all', 'none', false, true],
    ['none', 'none', true, false],
    ['none', 'other', false, false],
    ['none', 'other', true, true],
  ] as const)('with logged_out_search %s, of sources %s, source known %s: %s [#117]', (all, sources, known, open) => {
    const settings = { logged_out_search: all, logged_out_search_trafficsource: sources };
    expect(visitorsMaySearch({ settings }, known)).toBe(open);
  });
});
