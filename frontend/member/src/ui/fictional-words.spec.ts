import { describe, expect, it } from '@jest/globals';
import { asSentence, withinSentence } from './fictional-words';

describe("the owner's words for fictional profiles", () => {
  it.each([
    ['Fictieve profielen', 'fictieve profielen'],
    ['AI-profiles', 'AI-profiles'],
    ['Élèves', 'élèves'],
    ['', ''],
  ])('stand within a sentence: %s', (words, within) => {
    expect(withinSentence(words)).toBe(within);
  });

  it('begin a sentence', () => {
    expect(['musterprofile weglassen', 'AI-profiles', ''].map(asSentence)).toEqual(['Musterprofile weglassen', 'AI-profiles', '']);
  });
});
