import { describe, expect, it } from '@jest/globals';
import { anna, bert, feed, hint, page, send } from './histories.fixture.js';
import type { History } from './operation.js';
import { findEarlyTellings } from './told-after-commit.js';

const textsOf = (history: History) => findEarlyTellings(history).map(({ text }) => text);

describe('a message is told after its commit', () => {
  it('so that whoever looks after the hint finds it, the sender too', () => {
    const told = hint(bert, 10, 'm2', 2);
    const text = 'number 2 was told, and later the conversation ended with 1';
    for (const look of [page(bert, [11, 12], [[1, 'm1']]), page(anna, [11, 12], [[1, 'm1']]), feed(anna, [11, 12], 0, 1, 1)])
      expect(textsOf([told, look])).toEqual([text]);
  });

  it('so that whoever looked at that moment may not have found it', () => {
    expect(textsOf([hint(bert, 10, 'm2', 2), page(bert, [9, 12], [[1, 'm1']])])).toEqual([]);
  });

  it('and never before it was sent', () => {
    const sent = send(anna, [10, 12], 'm1', { seq: 1 });
    expect(textsOf([hint(bert, 9, 'm1', 1), sent])).toEqual(['a message was told before it was sent']);
    expect(textsOf([hint(bert, 11, 'm1', 1), sent])).toEqual([]);
  });

  it('and never when it was refused', () => {
    const refused = send(anna, [10, 12], 'm1', { refused: 'insufficient_credits' });
    expect(textsOf([refused, hint(bert, 11, 'm1', 1)])).toEqual(['a message was refused, and told all the same']);
    expect(textsOf([send(anna, [8, null], 'm1'), refused, hint(bert, 11, 'm1', 1)])).toEqual([]);
  });
});
