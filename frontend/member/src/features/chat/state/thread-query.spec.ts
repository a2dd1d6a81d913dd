import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import type { MessageView } from '#contracts';
import { openThread, withOlder, type Thread } from '../model/thread';
import { threadKey, threadQuery } from './thread-query';

const message = (seq: number) =>
  ({ seq, client_id: `c${seq}`, sender_id: 'bert', text: `no ${seq}`, at: '2026-01-01' }) as unknown as MessageView;
const page = (from: number, to: number) => ({
  messages: Array.from({ length: to - from + 1 }, (_message, index) => message(from + index)),
  last_seq: to,
  read_by_them: null,
  delivered_to_them: null,
  older_hidden: false,
});

describe('what is known of a conversation', () => {
  it('keeps each message the same object when older ones come in before it, so that none is drawn again [#26]', () => {
    const queries = new QueryClient();
    queries.getQueryCache().build(queries, queries.defaultQueryOptions(threadQuery(queries, 'a-chat')));
    const known = () => queries.getQueryData<Thread>(threadKey('a-chat'))?.messages ?? [];
    const older = (from: number, to: number) =>
      queries.setQueryData<Thread>(threadKey('a-chat'), (thread) => thread && withOlder(thread, page(from, to)));
    queries.setQueryData<Thread>(threadKey('a-chat'), openThread(page(81, 120)));
    older(41, 80);
    const before = known();
    older(1, 40);
    expect(known()).toHaveLength(120);
    expect(
      known()
        .slice(40)
        .every((one, index) => one === before[index]),
    ).toBe(true);
    queries.clear();
  });

  describe('from before something was taken out of it', () => {
    afterEach(() => void jest.restoreAllMocks());

    it('is read anew as a whole, and not only what came since', async () => {
      const queries = new QueryClient();
      const asked: string[] = [];
      const removed = { ...page(1, 2), messages: [message(1), { ...message(2), text: '', removed: true }], rewritten: 1 };
      jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
        const url = request instanceof Request ? request.url : request.toString();
        asked.push(new URL(url, 'http://localhost').search);
        return Promise.resolve(Response.json(url.includes('after=') ? { ...page(3, 2), rewritten: 1 } : removed));
      });
      queries.setQueryData<Thread>(threadKey('a-chat'), openThread(page(1, 2)));
      const thread = await queries.query(threadQuery(queries, 'a-chat'));
      expect(asked).toEqual(['?after=2&limit=100', '?limit=40']);
      expect(thread).toMatchObject({ rewritten: 1, messages: [{ text: 'no 1' }, { text: '', removed: true }] });
      await queries.query(threadQuery(queries, 'a-chat'));
      expect(asked).toHaveLength(3);
      queries.clear();
    });
  });
});
