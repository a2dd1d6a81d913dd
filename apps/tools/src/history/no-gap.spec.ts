import { describe, expect, it } from '@jest/globals';
import { anna, bert, block, chat, feed, hint, page, send } from './histories.fixture.js';
import { findGaps } from './no-gap.js';
import type { History, Page } from './operation.js';

const textsOf = (history: History) => findGaps(history).map(({ text }) => text);
const look = (seqs: readonly number[], more: Partial<Page> = {}) =>
  page(
    anna,
    [10, 12],
    seqs.map((seq) => [seq, `m${seq}`] as const),
    more,
  );

describe('a look at a conversation leaves nothing out', () => {
  it.each([
    ['in its middle', look([1, 3]), 2],
    ['at its beginning', look([2, 3]), 1],
    ['after the number from which on it asked', look([6, 7], { after: 4 }), 5],
    ['at its end, which the answer names', look([1, 2], { last: 3 }), 3],
  ])('%s', (_where, one, missing) => {
    expect(textsOf([one])).toEqual([`number ${missing} is missing`]);
  });

  it('though it may end with as many as it asked for', () => {
    expect(textsOf([look([1, 2], { last: 9, limit: 2 })])).toEqual([]);
  });

  it('though what is too old stays away, for everybody from the same number on', () => {
    const [whole, short] = [look([8, 9], { hidesOlder: true }), look([9], { hidesOlder: true })];
    expect(textsOf([whole])).toEqual([]);
    expect(textsOf([whole, short])).toEqual(['number 8 is missing']);
    expect(textsOf([whole, look([], { hidesOlder: true, last: 7 })])).toEqual([]);
  });
});

describe('the news of a member leave nothing out', () => {
  const told = [hint(bert, 3, 'm1', 1), feed(anna, [5, 6], 0, 1, 1)];
  const text = 'the news leave out number 2, which was there before';

  it('that was there before they were asked for', () => {
    const second = send(bert, [7, 8], 'm2', { seq: 2 });
    expect(textsOf([...told, second, feed(anna, [9, 11], 1, 2)])).toEqual([text]);
    expect(textsOf([...told, second, feed(anna, [9, 11], 1, 2, 2)])).toEqual([]);
  });

  it('though what came meanwhile is told the next time', () => {
    expect(textsOf([...told, send(bert, [7, 10], 'm2', { seq: 2 }), feed(anna, [9, 11], 1, 1)])).toEqual([]);
  });

  it('though a long answer goes on with the next one', () => {
    expect(textsOf([...told, send(bert, [7, 8], 'm2', { seq: 2 }), feed(anna, [9, 11], 1, 2, undefined, true)])).toEqual([]);
  });

  it('though a conversation goes out of them by a block', () => {
    const after = feed(anna, [9, 11], 1, 3);
    expect(textsOf([...told, send(bert, [7, 8], 'm2', { seq: 2 }), block(bert, [8, null]), after])).toEqual([]);
    expect(
      textsOf([...told, send(bert, [7, 8], 'm2', { seq: 2 }), { ...block(bert, [8, null]), chat: `another than ${chat}` }, after]),
    ).toEqual([text]);
  });
});
