import { describe, expect, it } from '@jest/globals';
import { foundBy, messageFor } from './statement-facts.policy.js';

const line = (seq: number, sender_id: string, reported = false) => ({ seq, sender_id, kind: 'text', text: `${seq}`, at: '', reported });

describe('the facts of a statement of reasons', () => {
  it('say how it was found', () => {
    for (const kind of ['report', 'complaint', 'review'] as const) expect(foundBy(kind, 'told')).toBe(kind);
    expect([foundBy('initiative', 'seen'), foundBy('initiative', 'noticed')]).toEqual(['own', 'automation']);
  });

  it('hold the message that was reported, of all that were kept with it, and only for its writer', () => {
    const lines = [line(1, 'anna'), line(2, 'bert'), line(3, 'bert', true)];
    expect(messageFor(lines, 'bert')).toMatchObject({ seq: 3 });
    expect(messageFor(lines, 'anna')).toBeUndefined();
    expect(messageFor(lines.slice(0, 2), 'bert')).toBeUndefined();
  });
});
