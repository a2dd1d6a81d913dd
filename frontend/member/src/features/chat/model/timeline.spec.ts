import { describe, expect, it } from '@jest/globals';
import type { MessageView } from '#contracts';
import { lengthOf } from './length';
import type { Outgoing } from './outbox';
import { openThread, withMessage, withOlder } from './thread';
import { chaptersOf, countAfter, firstUnread, timeline, type Block } from './timeline';

const message = (seq: number, sender: string, at: string): MessageView =>
  ({ chat_id: 'c', seq, client_id: `id-${seq}`, sender_id: sender, kind: 'text', text: `${seq}`, cost: 0, at }) as MessageView;
const outgoing = (client_id: string, state: Outgoing['state']): Outgoing => ({
  client_id,
  member_id: 'me',
  chat_id: 'c',
  text: 'new',
  at: Date.parse('2026-03-02T12:00:00'),
  state,
});

/** The items of all blocks, cut where a new day begins. */
const daysOf = (blocks: readonly Block[]) => {
  const days: Block['items'][number][][] = [];
  for (const item of blocks.flatMap(({ items }) => items)) {
    if (item.day) days.push([]);
    days.at(-1)?.push(item);
  }
  return days;
};

describe('the conversation as it is read', () => {
  const answer = {
    messages: [message(1, 'me', '2026-03-01T10:00:00'), message(2, 'anna', '2026-03-01T10:01:00'), message(3, 'me', '2026-03-02T09:00:00')],
    last_seq: 3,
    read_by_them: 1,
    delivered_to_them: 1,
    older_hidden: false,
  };
  const thread = openThread(answer);

  it('stands under its days, and each own message says whether it was read', () => {
    const blocks = timeline(thread, [], 'me');
    expect(daysOf(blocks).map((day) => day.map(({ bubble }) => bubble.state))).toEqual([['read', 'received'], ['sent']]);
  });

  it('says that a message arrived, until it was read, and no more than "sent" where one of the two keeps such marks back [#E16]', () => {
    const statesWith = (marks: object) =>
      timeline(openThread({ ...answer, ...marks }), [], 'me').flatMap(({ items }) => items.map(({ bubble }) => bubble.state));
    expect(statesWith({ delivered_to_them: 3 })).toEqual(['read', 'received', 'delivered']);
    expect(statesWith({ read_by_them: null, delivered_to_them: 2 })).toEqual(['delivered', 'received', 'sent']);
    expect(statesWith({ read_by_them: null, delivered_to_them: null })).toEqual(['sent', 'received', 'sent']);
  });

  it('says what the house says once, below the message after which it was said, whatever came later', () => {
    const note = { state: 'found', at: '2026-03-01T12:00:00Z', after_seq: 2, credits: true } as const;
    const blocks = timeline(thread, [outgoing('new', 'failed')], 'me', null, note);
    const notes = blocks.flatMap(({ items }) => items.map((item) => item.note?.state));
    expect(notes).toEqual([undefined, 'found', undefined, undefined]);
    const cleared = timeline(thread, [], 'me', null, { ...note, state: 'cleared', at: '2026-03-03T12:00:00Z', after_seq: 3 });
    expect(cleared.flatMap(({ items }) => items.map((item) => item.note?.state))).toEqual([undefined, undefined, 'cleared']);
  });

  it('shows a message on its way once, also when the server has it already', () => {
    const blocks = timeline(thread, [outgoing('id-3', 'sending'), outgoing('new', 'failed')], 'me');
    expect(
      daysOf(blocks)
        .at(-1)
        ?.map(({ bubble }) => [bubble.key, bubble.state]),
    ).toEqual([
      ['id-3', 'sent'],
      ['new', 'failed'],
    ]);
  });
});

describe('a long conversation', () => {
  const day = '2026-03-01T10:00:00';
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_one, index) => message(first + index, (first + index) % 2 ? 'anna' : 'me', day));
  const page = (messages: readonly MessageView[]) => ({
    messages: [...messages],
    last_seq: 100,
    read_by_them: 0,
    delivered_to_them: 0,
    older_hidden: false,
  });

  it('is drawn in pieces: what comes in above or below leaves the others as they were', () => {
    const thread = openThread(page(from(61, 100)));
    const before = timeline(thread, [], 'me');
    expect(before.map(({ items }) => items.length)).toEqual([5, 6, 6, 6, 6, 6, 5]);
    const above = timeline(withOlder(thread, page(from(21, 60))), [], 'me');
    for (const [index, block] of before.slice(1).entries()) expect(above.slice(-6)[index]).toBe(block);
    const below = timeline(withMessage(thread, message(101, 'anna', day)), [], 'me');
    for (const index of [0, 1, 2, 3, 4, 5]) expect(below[index]).toBe(before[index]);
    expect(below[6]).not.toBe(before[6]);
  });

  it('is compared in chapters: of what comes in above or below only the chapter at that end is another one', () => {
    const thread = openThread(page(from(301, 700)));
    const blocks = timeline(thread, [], 'me');
    const before = chaptersOf(blocks);
    expect(before.flatMap(({ blocks: its }) => its)).toEqual(blocks);
    expect(before.map(({ key, blocks: its }) => [key, its.length])).toEqual([
      [2, 10],
      [3, 20],
      [4, 20],
      [5, 17],
    ]);
    const longer = withOlder(thread, page(from(261, 300)));
    const above = chaptersOf(timeline(longer, [], 'me'));
    expect(above.map((chapter, index) => chapter === before[index])).toEqual([false, true, true, true]);
    const below = chaptersOf(timeline(withMessage(longer, message(701, 'anna', day)), [], 'me'));
    expect(below.map((chapter, index) => chapter === above[index])).toEqual([true, true, true, false]);
  });

  it('has a line above the first message that was not read, wherever that stands [#68]', () => {
    const messages = from(1, 10);
    expect(firstUnread(messages, 'me', 10, 2)).toBe(7);
    expect(firstUnread(messages, 'me', 8, 1)).toBe(7);
    expect([firstUnread(messages, 'me', 10, 0), firstUnread(messages.slice(6), 'me', 10, 5)]).toEqual([null, null]);
    const items = timeline(openThread(page(messages)), [], 'me', 7).flatMap((block) => block.items);
    expect(items.filter(({ isFirstNew }) => isFirstNew).map(({ bubble }) => bubble.key)).toEqual(['7']);
  });

  it('counts what the other wrote after a number', () => {
    expect([countAfter(from(1, 10), 'me', 4), countAfter(from(1, 10), 'me', 10)]).toEqual([3, 0]);
  });
});

describe('the length of a message', () => {
  it('T18 counts characters as people see them stored, not units of the machine [#131]', () => {
    expect(lengthOf('🌷🌷', 2)).toEqual({ left: 0, over: false, near: true });
    expect(lengthOf('🌷🌷a', 2).over).toBe(true);
  });

  it('shows the counter only near the limit', () => {
    expect([lengthOf('a', 1000).near, lengthOf('a'.repeat(900), 1000).near]).toEqual([false, true]);
  });
});
