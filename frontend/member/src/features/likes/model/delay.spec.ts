import { describe, expect, it } from '@jest/globals';
import { delayOf } from './delay';

describe('the query t', () => {
  it('is a number of seconds, and nothing else is [#107]', () => {
    expect(['0', '20', '1.5', '86400'].map(delayOf)).toEqual([0, 20, 1.5, 86_400]);
    expect([null, '', '-1', 'soon', '1e3', '99999999', '0x10', ' 5'].map(delayOf)).toEqual(Array.from({ length: 8 }, () => null));
  });
});
