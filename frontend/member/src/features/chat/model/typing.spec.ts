import { describe, expect, it } from '@jest/globals';
import { addTyping, isDue, removeTyping, tellEveryMs, typingForMs, withoutExpired, type Typing } from './typing';

describe('"is typing"', () => {
  const typing: Typing = addTyping(new Map(), 'a', 1_000);

  it('holds until its time is over, and longer when it is heard again [#E16]', () => {
    expect(withoutExpired(typing, 1_000 + typingForMs - 1)).toBe(typing);
    expect(withoutExpired(typing, 1_000 + typingForMs).size).toBe(0);
    expect(withoutExpired(addTyping(typing, 'a', 5_000), 1_000 + typingForMs).has('a')).toBe(true);
  });

  it('ends with the message, in that conversation alone', () => {
    const both = addTyping(typing, 'b', 1_000);
    expect([...removeTyping(both, 'a').keys()]).toEqual(['b']);
    expect(removeTyping(both, 'c')).toBe(both);
  });

  it('is told every few seconds, so often that one may be lost', () => {
    expect([isDue(undefined, 0), isDue(0, tellEveryMs - 1), isDue(0, tellEveryMs)]).toEqual([true, false, true]);
    expect(typingForMs).toBeGreaterThan(2 * tellEveryMs);
  });
});
