import { describe, expect, it } from '@jest/globals';
import { isWorthFetching } from './prefetch';

describe('fetching screens before they are asked for', () => {
  it('is left out where the visitor saves data or has a slow network [#164]', () => {
    expect(isWorthFetching({ saveData: true })).toBe(false);
    expect(isWorthFetching({ effectiveType: 'slow-2g' })).toBe(false);
    expect(isWorthFetching({ effectiveType: '2g' })).toBe(false);
    expect(isWorthFetching({ effectiveType: '3g' })).toBe(true);
    expect(isWorthFetching()).toBe(true);
  });
});
