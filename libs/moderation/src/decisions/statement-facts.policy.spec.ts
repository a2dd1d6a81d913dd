import { describe, expect, it } from '@jest/globals';
import { foundBy, messagesFor } from './statement-facts.policy.js';

const line = (seq: number, sender_id: string, reported = false) => ({ seq, sender_id, kind: 'text', text: `${seq}`, at: '', reported });

describe('the facts of a statement of reasons', () => {
  it('say how it was found', () => {
    for (const kind of ['report', 'complaint', 'review'] as const) expect(foundBy(kind, 'reported')).toBe(kind);
    expect([foundBy('initiative', 'seen'), foundBy('initiative', 'noticed')]).toEqual(['own', 'automation']);
    expect(foundBy('appeal', 'reported')).toBe('own');
  });

  it('hold the message that was reported, of all that were kept with it, and only for its writer', () => {
    const lines = [line(1, 'anna'), line(2, 'bert'), line(3, 'bert', true)];
    const seqs = (...args: Parameters<typeof messagesFor>) => messagesFor(...args).map(({ seq }) => seq);
    expect(seqs(lines, 'bert', [])).toEqual([3]);
    expect(seqs(lines, 'anna', [])).toEqual([]);
    expect(seqs(lines.slice(0, 2), 'bert', [])).toEqual([]);
    // The first of several.
    expect(seqs([...lines, line(4, 'bert', true)], 'bert', [])).toEqual([3]);
  });

  it('hold the messages that are removed, where some are, and none of the others', () => {
    const lines = [line(1, 'anna'), line(2, 'bert'), line(3, 'bert', true), { ...line(2, 'bert'), chat: 'other' }];
    const removed = [1, 2].map((seq) => ({ chatId: 'this', seq }));
    expect(messagesFor(lines, 'bert', removed)).toEqual([lines[1]]);
    expect(messagesFor(lines, 'bert', [{ chatId: 'other', seq: 2 }])).toEqual([lines[1], lines[3]]);
  });
});
