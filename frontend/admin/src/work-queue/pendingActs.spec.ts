import { describe, expect, it } from '@jest/globals';
import { pendingActs } from './pendingActs';

const begin = (id: string) => pendingActs.begin({ id, command: 'undo_decision', queue: 'cases', itemId: id, text: () => id });
const ids = () => pendingActs.all().map(({ id }) => id);

describe('the decisions that can be taken back', () => {
  it('are all kept, the newest first, until each of them is over', () => {
    for (const id of ['first', 'second', 'third']) begin(id);
    expect(ids()).toEqual(['third', 'second', 'first']);
    pendingActs.end('second');
    expect(ids()).toEqual(['third', 'first']);
    begin('first');
    expect(ids()).toEqual(['first', 'third']);
    for (const id of ids()) pendingActs.end(id);
    expect(ids()).toEqual([]);
  });
});
