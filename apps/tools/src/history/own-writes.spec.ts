import { describe, expect, it } from '@jest/globals';
import { anna, bert, feed, page, send } from './histories.fixture.js';
import { findLostWrites } from './own-writes.js';

const sent = send(anna, [1, 5], 'm2', { seq: 2 });

describe('whoever was told that a message was taken', () => {
  it.each([
    ['the conversation', page(anna, [6, 8], [[1, 'm1']])],
    ['the news', feed(anna, [6, 8], 0, 1, 1)],
  ])('finds it in %s', (_where, look) => {
    expect(findLostWrites([sent, look])).toMatchObject([{ rule: 'own writes', operations: [sent, look] }]);
    expect(findLostWrites([sent, page(anna, [6, 8], [[2, 'm2']], { after: 1 }), feed(anna, [6, 8], 0, 2, 3)])).toEqual([]);
  });

  it('may not have found it before', () => {
    expect(findLostWrites([sent, page(anna, [4, 8], [[1, 'm1']])])).toEqual([]);
  });

  it('is not the other one, who was told nothing', () => {
    expect(findLostWrites([sent, page(bert, [6, 8], [[1, 'm1']])])).toEqual([]);
  });
});
