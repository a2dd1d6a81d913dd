import { describe, expect, it } from '@jest/globals';
import { askWhy, wishOf, type Asking } from './asking';
import { meaningOf } from './pressed-key';

const facts = { isHeld: false, asking: null, seen: 2, columns: 4 };
const rest: Asking = { kind: 'rest', count: 2, unseen: 1 };

describe('a key on the page of the review', () => {
  it.each([
    ['a', { does: 'act', act: 'approve' }],
    ['r', { does: 'act', act: 'reject' }],
    ['e', { does: 'act', act: 'escalate' }],
    ['s', { does: 'act', act: 'skip' }],
    ['u', { does: 'undo' }],
    ['shift+a', { does: 'ask_rest' }],
    ['ArrowLeft', { does: 'move', by: -1 }],
    ['ArrowDown', { does: 'move', by: 4 }],
    ['x', undefined],
  ])('%s means %j while nothing is asked', (key, meaning) => {
    expect(meaningOf(key, facts)).toEqual(meaning);
  });

  it('approves no others together while none of them was seen', () => {
    expect(meaningOf('shift+a', { ...facts, seen: 0 })).toBeUndefined();
  });

  it('answers the question that stands there, and nothing else', () => {
    expect(meaningOf('2', { ...facts, asking: askWhy('reject') })).toEqual({ does: 'choose', index: 1 });
    expect(meaningOf('a', { ...facts, asking: rest })).toEqual({ does: 'choose', index: 0 });
    expect(meaningOf('Escape', { ...facts, asking: rest })).toEqual({ does: 'cancel' });
    expect(meaningOf('99', { ...facts, asking: askWhy('reject') })).toBeUndefined();
    expect(meaningOf('u', { ...facts, asking: rest })).toBeUndefined();
  });

  it('that is held down moves on, acts as one that is held, and answers no question', () => {
    expect(meaningOf('ArrowRight', { ...facts, isHeld: true, asking: rest })).toEqual({ does: 'move', by: 1 });
    expect(meaningOf('a', { ...facts, isHeld: true })).toEqual({ does: 'act', act: 'approve' });
    expect(meaningOf('a', { ...facts, isHeld: true, asking: rest })).toEqual({ does: 'nothing' });
    expect(meaningOf('u', { ...facts, isHeld: true })).toBeUndefined();
  });
});

describe('an answer in the review', () => {
  it('asks for what was chosen, with its name in short', () => {
    expect(wishOf(rest, 0)).toEqual({ wish: { act: 'approve' }, why: '' });
    const rejection = wishOf(askWhy('reject'), 0);
    expect(rejection?.wish.act).toBe('reject');
    expect(rejection?.why).not.toContain(':');
    expect(wishOf(askWhy('escalate'), 0)?.wish.act).toBe('escalate');
    expect(wishOf(askWhy('escalate'), 99)).toBeUndefined();
  });
});
