import { describe, expect, it } from '@jest/globals';
import { judgeKey, mustStandMs, type KeyFacts } from './key-policy';

const seen: KeyFacts = { kind: 'decides', isHeld: false, isTyping: false, stoodMs: mustStandMs, isUrgent: false, isLookedAt: true };
const whyNot = (facts: Partial<KeyFacts>) => {
  const verdict = judgeKey({ ...seen, ...facts });
  return verdict.acts ? 'acts' : verdict.why;
};

describe('a key of the desk', () => {
  it.each<[string, Partial<KeyFacts>, string]>([
    ['decides about what has stood for a second and was looked at', {}, 'acts'],
    ['that is held down decides once', { isHeld: true }, 'held'],
    ['that is held down passes nothing over', { kind: 'passes', isHeld: true }, 'held'],
    ['that is held down opens nothing twice', { kind: 'opens', isHeld: true }, 'held'],
    ['that is held down moves on', { kind: 'moves', isHeld: true }, 'acts'],
    ['decides about nothing that has stood for less than a second', { stoodMs: mustStandMs - 1 }, 'too_soon'],
    ['passes over nothing that has stood for less than a second', { kind: 'passes', stoodMs: 0 }, 'too_soon'],
    ['begins a question at once', { kind: 'opens', stoodMs: 0 }, 'acts'],
    ['never decides about danger or a child alone', { isUrgent: true }, 'urgent'],
    ['passes danger on to the others', { kind: 'passes', isUrgent: true }, 'acts'],
    ['dismisses nothing whose evidence was not opened', { isLookedAt: false }, 'not_looked_at'],
    ['passes over what was not opened', { kind: 'passes', isLookedAt: false }, 'acts'],
    ['that is typed into a field is no key of the page', { isTyping: true }, 'typing'],
    ['that moves in a field is no key of the page', { kind: 'moves', isTyping: true }, 'typing'],
  ])('%s', (_, facts, expected) => {
    expect(whyNot(facts)).toBe(expected);
  });
});
