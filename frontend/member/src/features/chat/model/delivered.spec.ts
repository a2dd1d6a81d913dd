import { describe, expect, it } from '@jest/globals';
import type { ChatView } from '#contracts';
import type { Feed } from '#member/shared/api/feed';
import { undelivered } from './delivered';

describe('what a device says it has received', () => {
  const chat = (id: string, last_seq: number, num_unread_messages: number) => ({ id, last_seq, num_unread_messages }) as ChatView;
  const feed = (...chats: ChatView[]): Feed => ({ chats, cursor: 1, num_unread_messages: 0, num_new_likes: 0 });

  it('is each conversation with something unread, up to its end, once', () => {
    const reported = new Map([
      ['said', 4],
      ['more', 4],
    ]);
    const known = feed(chat('new', 3, 2), chat('read', 9, 0), chat('said', 4, 1), chat('more', 5, 2));
    expect(undelivered(known, reported)).toEqual([
      { id: 'new', seq: 3 },
      { id: 'more', seq: 5 },
    ]);
  });

  it('is no more than one call takes', () => {
    expect(undelivered(feed(...Array.from({ length: 150 }, (_, index) => chat(`c${index}`, 1, 1))), new Map())).toHaveLength(100);
  });
});
