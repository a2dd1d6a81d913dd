import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import type { ChatsAnswer, ChatView } from '#contracts';
import { askForNews, feedKey, mergeFeed, type Feed } from './feed';

const chat = (id: string, at: string, rest: Partial<ChatView> = {}) =>
  ({
    id,
    profile: null,
    messages: [{ at }],
    num_unread_messages: 0,
    last_seq: 1,
    read_by_them: 0,
    delivered_to_them: 0,
    state: 'open',
    visible: true,
    ...rest,
  }) as ChatView;
const answer = (chats: ChatView[], cursor: number): ChatsAnswer => ({
  chats,
  cursor,
  more: false,
  num_unread_messages: 0,
  num_new_likes: 0,
});

describe('the feed of conversations', () => {
  it('puts the conversation with the newest message first', () => {
    const first = mergeFeed(undefined, answer([chat('a', '2026-01-01T10:00:00Z'), chat('b', '2026-01-02T10:00:00Z')], 5));
    const next = mergeFeed(first, answer([chat('a', '2026-01-03T10:00:00Z', { num_unread_messages: 1 })], 6));
    expect([first, next].map((feed) => feed.chats.map(({ id }) => id))).toEqual([
      ['b', 'a'],
      ['a', 'b'],
    ]);
    expect(next.num_unread_messages).toBe(1);
  });

  it('drops a conversation that is gone', () => {
    const first = mergeFeed(undefined, answer([chat('a', '2026-01-01T10:00:00Z')], 5));
    expect(mergeFeed(first, answer([chat('a', '', { state: 'gone' })], 6)).chats).toEqual([]);
  });

  it('keeps a message that a hint brought while an older answer was on its way', () => {
    const hinted = mergeFeed(undefined, answer([chat('a', '2026-01-03T10:00:00Z', { last_seq: 4, num_unread_messages: 2 })], 5));
    const late = mergeFeed(hinted, answer([chat('a', '2026-01-02T10:00:00Z', { last_seq: 3, num_unread_messages: 1 })], 6));
    expect([late.chats[0]?.last_seq, late.num_unread_messages]).toEqual([4, 2]);
  });

  it('never goes back behind its cursor when answers cross', () => {
    const first = mergeFeed(undefined, answer([], 9));
    expect(mergeFeed(first, answer([], 7)).cursor).toBe(9);
  });
});

describe('news of conversations that are asked for', () => {
  afterEach(() => void jest.restoreAllMocks());

  /** A server that answers with the number of the question, when it is let. */
  const slowServer = () => {
    const held: (() => void)[] = [];
    const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
      const cursor = fetch.mock.calls.length;
      return new Promise((resolve) => held.push(() => resolve(Response.json(answer([], cursor)))));
    });
    const settle = () => new Promise((resolve) => setTimeout(resolve));
    const letNext = async () => {
      held.shift()?.();
      await settle();
    };
    return { fetch, letNext };
  };

  it('are asked for anew when an answer that was made before is still on its way [#123]', async () => {
    const queries = new QueryClient();
    const { fetch, letNext } = slowServer();
    void askForNews(queries);
    void askForNews(queries);
    void askForNews(queries);
    expect(fetch).toHaveBeenCalledTimes(1);
    await letNext();
    expect(fetch).toHaveBeenCalledTimes(2);
    await letNext();
    expect(queries.getQueryData<Feed>(feedKey)?.cursor).toBe(2);
    expect(fetch).toHaveBeenCalledTimes(2);
    queries.clear();
  });
});
