import { describe, expect, it } from '@jest/globals';
import { closedBy, isClosedFor } from './dismissals.js';

const [anna, bert] = ['01932e5a-0000-7000-8000-00000000000a', '01932e5a-0000-7000-8000-00000000000b'];

describe('what was closed in a browser', () => {
  it('is closed for the member who closed it, and not for another one of the same browser [#103]', () => {
    const value = `1764300000000-${closedBy(anna)}`;
    expect([isClosedFor(value, anna), isClosedFor(value, bert)]).toEqual([true, false]);
  });

  it('is closed for everybody when a visitor closed it, and open when nobody did', () => {
    expect([isClosedFor('1764300000000', anna), isClosedFor('1764300000000', undefined)]).toEqual([true, true]);
    expect(isClosedFor(undefined, anna)).toBe(false);
  });
});
