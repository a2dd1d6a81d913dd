import { describe, expect, it } from '@jest/globals';
import type { ChatId, ChatView } from '#contracts';
import { remaining, type Removal } from './removals';

const chat = (id: string, last_seq: number) => ({ id, last_seq }) as ChatView;
const removal = (id: string, lastSeq: number): Removal => ({ id: id as ChatId, name: 'Bert', lastSeq });
const idsOf = (chats: readonly ChatView[]) => chats.map(({ id }) => id);

describe('a conversation that is being deleted', () => {
  const chats = [chat('a', 3), chat('b', 5)];

  it('is out of the list before the server has answered, and back in it when the deletion is over without success [#111]', () => {
    expect(idsOf(remaining(chats, [removal('a', 3)]))).toEqual(['b']);
    expect(idsOf(remaining(chats, []))).toEqual(['a', 'b']);
  });

  it('stays out whatever else changes in it, until a newer message comes [#111]', () => {
    expect(idsOf(remaining([{ ...chat('a', 3), num_unread_messages: 0 }], [removal('a', 3)]))).toEqual([]);
    expect(idsOf(remaining([chat('a', 4)], [removal('a', 3)]))).toEqual(['a']);
  });
});
