import { describe, expect, it } from '@jest/globals';
import { findAfterBlocks } from './after-block.js';
import { anna, bert, block, chat, feed, hint, page, send } from './histories.fixture.js';
import type { History } from './operation.js';

const textsOf = (history: History) => findAfterBlocks(history).map(({ text }) => text);
const blocked = block(bert, [10, 20]);

describe('after a block was answered', () => {
  it('no new message is taken, from neither side', () => {
    for (const who of [anna, bert]) expect(textsOf([blocked, send(who, [21, 25], 'm1', { seq: 1 })])).toEqual(['a message was taken']);
  });

  it('none that was sent since is told, though its own answer was lost', () => {
    expect(textsOf([blocked, send(anna, [21, null], 'm1'), hint(bert, 23, 'm1', 1)])).toEqual(['a message was sent and told']);
  });

  it('a message of before is answered again, and a hint of it may be under way', () => {
    const tries = [send(anna, [9, null], 'm1'), send(anna, [21, 25], 'm1', { seq: 1, repeat: true })];
    expect(textsOf([blocked, ...tries, hint(bert, 22, 'm1', 1)])).toEqual([]);
  });

  it('a message that was lost before is not taken by the next try', () => {
    const tries = [send(anna, [9, null], 'm1'), send(anna, [21, 25], 'm1', { seq: 1 })];
    expect(textsOf([blocked, ...tries])).toEqual(['a message was taken']);
  });

  it('neither of the two is shown the conversation', () => {
    expect(textsOf([blocked, page(anna, [21, 25], [[1, 'm1']])])).toEqual(['the conversation was shown']);
    expect(textsOf([blocked, feed(bert, [21, 25], 0, 3, 1)])).toEqual(['the conversation was in the news']);
    expect(textsOf([blocked, page(anna, [19, 25], [[1, 'm1']]), feed(bert, [19, 25], 0, 3, 1)])).toEqual([]);
  });

  it('other conversations go on', () => {
    expect(textsOf([{ ...blocked, chat: `another than ${chat}` }, send(anna, [21, 25], 'm1', { seq: 1 })])).toEqual([]);
  });

  it('which nobody knows of one without an answer', () => {
    expect(textsOf([block(bert, [10, null]), send(anna, [21, 25], 'm1', { seq: 1 })])).toEqual([]);
  });
});
