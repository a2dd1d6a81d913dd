import { describe, expect, it } from '@jest/globals';
import type { Opening } from '#chats';
import { normalizedText, sameOpenings } from './openers.policy.js';

const LINE = 'I saw your profile and had to write to you at once because your smile is so warm.';
let number = 0;
const opening = (starter: string, text = LINE, receiver_name: string | null = null): Opening => {
  number += 1;
  return { conversation_id: `conversation ${number}`, seq: 1, starter, text, receiver_name };
};

describe('the same first words', () => {
  it('are told with the earliest of them and how many got them', () => {
    const [first, second, third] = [opening('jan'), opening('jan'), opening('jan')];
    expect(sameOpenings([first, second, third], 3)).toEqual([{ first, people: 3 }]);
    expect(sameOpenings([first, second, third], 4)).toEqual([]);
  });

  it('count for each by themselves', () => {
    const [jan, piet] = [opening('jan'), opening('piet')];
    expect(sameOpenings([jan, piet], 2)).toEqual([]);
    expect(sameOpenings([jan, piet], 1)).toEqual([
      { first: jan, people: 1 },
      { first: piet, people: 1 },
    ]);
  });

  it('are the same whatever name, signs and capitals stand between them', () => {
    const first = opening('jan', `Dear Anna! ${LINE}`, 'Anna');
    const same = opening('jan', `DEAR Renée, ${LINE.replaceAll(' ', '  ')}`, 'Renée');
    expect(sameOpenings([first, same, opening('jan', `Dear Carla, ${LINE}`, 'Somebody')], 2)).toEqual([{ first, people: 2 }]);
  });

  it.each([
    [80, 1],
    [79, 0],
  ])('of %i letters, each of which is one whatever it takes to write it, are so many: %i', (letters, found) => {
    expect(sameOpenings([opening('jan', '💐'.repeat(letters - 1) + 'a')], 1)).toHaveLength(found);
  });
});

describe('what first words come to', () => {
  it.each([
    [{ text: 'Hello, Bert! 1 + 1', receiver_name: null }, 'hellobert11'],
    [{ text: 'Hello, Bert! 1 + 1', receiver_name: 'Bert' }, 'hello11'],
    [{ text: 'Bert, Bert and BERT', receiver_name: 'bert' }, 'and'],
    [{ text: 'Hello', receiver_name: '' }, 'hello'],
  ])('of %j: %s', (words, expected) => {
    expect(normalizedText(words)).toBe(expected);
  });
});
