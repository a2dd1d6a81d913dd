import { describe, expect, it } from '@jest/globals';
import { anna, bert, hint, page, send } from './histories.fixture.js';
import { findDisorder } from './one-order.js';
import type { History } from './operation.js';

const textsOf = (history: History) => findDisorder(history).map(({ text }) => text);

describe('a conversation has one order', () => {
  it('so that one number is not another message for somebody else', () => {
    expect(textsOf([page(anna, [1, 2], [[1, 'm1']]), page(bert, [1, 2], [[1, 'm2']])])).toEqual(['number 1 is two messages']);
  });

  it('so that a message that was sent twice has one number', () => {
    const [first, second] = [send(anna, [1, 2], 'm1', { seq: 1 }), send(anna, [3, 4], 'm1', { seq: 2, repeat: true })];
    expect(textsOf([first, hint(bert, 5, 'm1', 1), second])).toEqual(['a message has two numbers']);
  });

  it('so that what was taken before another was sent stands before it', () => {
    expect(textsOf([send(anna, [1, 2], 'm1', { seq: 2 }), send(bert, [3, 4], 'm2', { seq: 1 })])).toEqual([
      'number 2 was taken before number 1 was sent',
    ]);
  });

  it('which is either of two for messages that were under way together, also by a try that had no answer', () => {
    expect(textsOf([send(anna, [1, 4], 'm1', { seq: 2 }), send(bert, [3, 5], 'm2', { seq: 1 })])).toEqual([]);
    const tries = [send(bert, [1, null], 'm2'), send(bert, [6, 8], 'm2', { seq: 1, repeat: true })];
    expect(textsOf([...tries, send(anna, [3, 4], 'm1', { seq: 2 })])).toEqual([]);
  });
});
