import { describe, expect, it } from '@jest/globals';
import { isSeen, type Unseen } from './read-notices';

const unseen = (facts: Partial<Unseen> = {}): Unseen => ({
  chats: [
    { id: 'read', num_unread_messages: 0 },
    { id: 'unread', num_unread_messages: 2 },
  ],
  num_unread_messages: 2,
  num_new_likes: 1,
  ...facts,
});

describe('a notice on this device', () => {
  it.each([
    ['of a conversation that was read', 'chat-read', unseen(), true],
    ['of one that is unread', 'chat-unread', unseen(), false],
    ['of one that the feed does not know', 'chat-other', unseen(), false],
    ['of a like while there are new ones', 'like-1', unseen(), false],
    ['of a like when all were seen', 'like-1', unseen({ num_new_likes: 0 }), true],
    ['of a summary while something is new', 'summary', unseen({ num_new_likes: 0 }), false],
    ['of a summary when nothing is', 'summary', unseen({ num_new_likes: 0, num_unread_messages: 0 }), true],
    ['of another kind', 'news', unseen({ num_new_likes: 0, num_unread_messages: 0 }), false],
  ] as const)('%s is seen: %s', (_what, tag, facts, seen) => {
    expect(isSeen(tag, facts)).toBe(seen);
  });
});
