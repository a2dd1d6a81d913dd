import { describe, expect, it } from '@jest/globals';
import { splitBatch } from './batches.policy.js';
import type { SendingTerms } from './sending.repository.js';

const rules = { free_conversations: 2, first_messages_new: 10, first_messages: 30, new_member_days: 7 };
const terms = (own: Partial<SendingTerms> = {}): SendingTerms => ({ rules, reactions, ...own });
const reactions = { jobs: [], delays: [] };

describe('a batch', () => {
  it('is whoever waits longest and all under the same terms, in their order', () => {
    const waiting = [
      { name: 'first', terms: terms() },
      { name: 'of another site', terms: terms({ rules: { ...rules } }) },
      { name: 'second', terms: terms() },
      { name: 'warned of', terms: terms({ reactions: { jobs: ['moderation.note-signals'], delays: [0] } }) },
      { name: 'third', terms: terms() },
    ];
    const { batch, rest } = splitBatch(waiting, 9);
    expect(batch.map(({ name }) => name)).toEqual(['first', 'second', 'third']);
    expect(rest.map(({ name }) => name)).toEqual(['of another site', 'warned of']);
  });

  it('is no larger than it may be; the others stay first in their turn', () => {
    const waiting = [1, 2, 3, 4].map((name) => ({ name, terms: terms() }));
    expect(splitBatch(waiting, 3)).toEqual({ batch: waiting.slice(0, 3), rest: waiting.slice(3) });
  });

  it('of nobody is empty', () => {
    expect(splitBatch([], 3)).toEqual({ batch: [], rest: [] });
  });
});
