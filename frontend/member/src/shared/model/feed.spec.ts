import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ChatId, ChatsAnswer, ChatView, MessageView } from '#contracts';
import { mergeFeed, type Feed } from '../api/feed';
import { holds, withMessage, withOwnRead, withoutChat } from './feed';

const me = 'me';
const id = (name: string) => name as ChatId;
const message = (chat: string, seq: number, sender: string, at: number): MessageView =>
  ({
    chat_id: chat,
    seq,
    client_id: `${chat}-${seq}`,
    sender_id: sender,
    kind: 'text',
    text: '',
    cost: 0,
    at: `2026-01-01T00:${`${at}`.padStart(4, '0')}`,
  }) as MessageView;
const chat = (name: string, last: MessageView | undefined, unread: number): ChatView =>
  ({
    id: name,
    profile: null,
    messages: last ? [last] : [],
    num_unread_messages: unread,
    last_seq: last?.seq ?? 0,
    read_by_them: 0,
    delivered_to_them: 0,
    state: 'open',
  }) as unknown as ChatView;
const answer = (chats: ChatView[], cursor: number): ChatsAnswer => ({
  chats,
  cursor,
  more: false,
  num_unread_messages: chats.reduce((sum, view) => sum + view.num_unread_messages, 0),
  num_new_likes: 0,
});

describe('the list of conversations between two answers of the server', () => {
  const feed = mergeFeed(undefined, answer([chat('a', message('a', 3, 'anna', 1), 0), chat('b', message('b', 1, 'bert', 2), 1)], 5));

  it('takes the next message, counts it and puts its conversation first', () => {
    const next = withMessage(feed, message('a', 4, 'anna', 3), me);
    expect(next.chats.map((view) => [view.id, view.last_seq, view.num_unread_messages])).toEqual([
      ['a', 4, 1],
      ['b', 1, 1],
    ]);
    expect(next.num_unread_messages).toBe(2);
  });

  it('does not count what the member wrote', () => {
    expect(withMessage(feed, message('a', 4, me, 3), me).num_unread_messages).toBe(1);
  });

  it('asks the server after a gap and for a conversation that is gone', () => {
    const isAsked = (known: Feed, hint: MessageView) => !holds(withMessage(known, hint, me), hint);
    expect(isAsked(feed, message('a', 5, 'anna', 3))).toBe(true);
    expect(isAsked(withoutChat(feed, id('a')), message('a', 4, 'anna', 3))).toBe(true);
    expect(isAsked(feed, message('a', 4, 'anna', 3))).toBe(false);
    expect(isAsked(feed, message('a', 3, 'anna', 1))).toBe(false);
  });

  it('does not hold a message that came before the one ahead of it, until the server has told both', () => {
    const [next, early] = [message('a', 4, 'anna', 3), message('a', 5, 'anna', 4)];
    const known = withMessage(withMessage(feed, early, me), next, me);
    expect([holds(known, next), holds(known, early), holds(undefined, next)]).toEqual([true, false, false]);
    expect(holds(mergeFeed(known, answer([chat('a', early, 2)], 6)), early)).toBe(true);
    expect(holds(feed, message('c', 1, 'carl', 3))).toBe(false);
  });

  it('has no unread message left in a conversation that is open [#110]', () => {
    const read = withOwnRead(feed, id('b'));
    expect([read.num_unread_messages, read.chats.map((view) => view.num_unread_messages)]).toEqual([0, [0, 0]]);
  });

  it('takes a deleted conversation and its unread messages away [#111]', () => {
    const rest = withoutChat(feed, id('b'));
    expect([rest.chats.map((view) => view.id), rest.num_unread_messages]).toEqual([['a'], 0]);
    expect(withoutChat(feed, id('b'), 1)).toEqual(rest);
  });

  it('keeps a deleted conversation that a newer message has brought back [#111]', () => {
    expect(withoutChat(feed, id('a'), 2)).toBe(feed);
  });
});

const event = fc.oneof(
  fc.record({
    kind: fc.constant('send' as const),
    chat: fc.constantFrom('a', 'b', 'c'),
    mine: fc.boolean(),
    copies: fc.array(fc.nat(20), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('read' as const), chat: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ kind: fc.constant('fetch' as const) }),
);

describe('hints that are lost, doubled or out of order', () => {
  it('leave the same list as the server has, once what changed after the cursor is fetched', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 50 }), (events) => {
        // The server: a compacted feed by inbox number.
        const rows = new Map<string, { view: ChatView; inbox: number }>();
        let inbox = 0;
        const put = (view: ChatView) => rows.set(view.id, { view, inbox: (inbox += 1) });
        const fetchAfter = (after: number): ChatsAnswer => ({
          ...answer(
            [...rows.values()].filter((row) => row.inbox > after).map((row) => row.view),
            inbox,
          ),
          num_unread_messages: [...rows.values()].reduce((sum, row) => sum + row.view.num_unread_messages, 0),
        });
        let feed: Feed = mergeFeed(undefined, fetchAfter(0));
        const late: { due: number; hint: MessageView }[] = [];
        events.forEach((step, now) => {
          if (step.kind === 'send') {
            const known = rows.get(step.chat)?.view;
            const sent = message(step.chat, (known?.last_seq ?? 0) + 1, step.mine ? me : 'them', now);
            put(chat(step.chat, sent, (known?.num_unread_messages ?? 0) + (step.mine ? 0 : 1)));
            // No copy: lost. Several: doubled. Delayed: out of order.
            for (const delay of step.copies) late.push({ due: now + delay, hint: sent });
          }
          const known = rows.get(step.kind === 'read' ? step.chat : '')?.view;
          if (known) put({ ...known, num_unread_messages: 0 });
          if (step.kind === 'fetch') feed = mergeFeed(feed, fetchAfter(feed.cursor));
          for (const { hint } of late.filter(({ due }) => due === now)) feed = withMessage(feed, hint, me);
        });
        feed = mergeFeed(feed, fetchAfter(feed.cursor));
        expect(feed).toEqual(mergeFeed(undefined, fetchAfter(0)));
      }),
      { numRuns: 500 },
    );
  });
});
