import { describe, expect, it } from '@jest/globals';
import { findStepsBack } from './feed-forward.js';
import { anna, bert, feed, page } from './histories.fixture.js';
import type { History } from './operation.js';

const textsOf = (history: History) => findStepsBack(history).map(({ text }) => text);

describe('what a member was shown is not taken back', () => {
  it('neither the cursor of their news', () => {
    expect(textsOf([feed(anna, [1, 2], 0, 5), feed(anna, [3, 4], 5, 4)])).toEqual(['the cursor went from 5 to 4']);
  });

  it('nor the end of a conversation, wherever they look', () => {
    const text = 'the conversation ended with 5, then with 4';
    const shorter = page(anna, [5, 6], [[4, 'm4']], { after: 3 });
    expect(textsOf([feed(anna, [3, 4], 0, 5, 5), shorter])).toEqual([text]);
    expect(textsOf([page(anna, [3, 4], [[5, 'm5']], { after: 4 }), shorter])).toEqual([text]);
  });

  it('though of two questions at the same time either may be answered first', () => {
    expect(textsOf([feed(anna, [1, 4], 0, 5, 5), feed(anna, [3, 6], 0, 4, 4)])).toEqual([]);
  });

  it('though the first part of long news ends with what it shows', () => {
    expect(textsOf([feed(anna, [1, 2], 0, 5), feed(anna, [3, 4], 0, 2, undefined, true)])).toEqual([]);
  });

  it('whatever another member sees', () => {
    expect(textsOf([feed(anna, [1, 2], 0, 5, 5), feed(bert, [3, 4], 0, 4, 4)])).toEqual([]);
  });
});
