import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { MessagesAnswer, MessageView } from '#contracts';
import { hasGap, hidesOlder, openThread, withDelivered, withMessage, withNewer, withOlder, withRead, type Thread } from './thread';

const message = (seq: number): MessageView =>
  ({
    chat_id: 'c',
    seq,
    client_id: `id-${seq}`,
    sender_id: seq % 2 ? 'anna' : 'bert',
    kind: 'text',
    text: `${seq}`,
    cost: 0,
    at: '',
  }) as MessageView;
const log = (length: number) => Array.from({ length }, (_, index) => message(index + 1));
const answerOf = (messages: MessageView[], last_seq: number, read_by_them = 0, older_hidden = false): MessagesAnswer => ({
  messages,
  last_seq,
  read_by_them,
  delivered_to_them: read_by_them,
  older_hidden,
});
const seqs = (thread: Thread) => thread.messages.map(({ seq }) => seq);

describe('a conversation on one device', () => {
  const opened = openThread(answerOf([message(3), message(4)], 4));

  it('applies the next message, drops a known one and keeps a later one until the gap is closed', () => {
    expect(seqs(withMessage(opened, message(5)))).toEqual([3, 4, 5]);
    expect(withMessage(opened, message(4))).toBe(opened);
    const early = withMessage(opened, message(6));
    expect([seqs(early), hasGap(early)]).toEqual([[3, 4], true]);
    const closed = withMessage(early, message(5));
    expect([seqs(closed), hasGap(closed)]).toEqual([[3, 4, 5, 6], false]);
  });

  it('puts history before the first message and knows when nothing older exists', () => {
    const older = withOlder(opened, answerOf([message(1), message(2)], 4));
    expect([seqs(older), older.complete, hidesOlder(older)]).toEqual([[1, 2, 3, 4], true, false]);
    const hidden = withOlder(opened, answerOf([], 4, 0, true));
    expect([hidden.complete, hidesOlder(hidden)]).toEqual([true, true]);
  });

  it('begins anew when the messages between were deleted on another device', () => {
    const again = withNewer(opened, answerOf([message(9), message(10)], 10));
    expect([seqs(again), again.lastSeq, hasGap(again)]).toEqual([[9, 10], 10, false]);
    // What was deleted is not hidden because of its age.
    expect(hidesOlder(again)).toBe(false);
  });

  it('never moves a mark back, but shows none any more that one of the two keeps back [#E16]', () => {
    expect(withRead(withRead(opened, 3), 2).readByThem).toBe(3);
    expect(withDelivered(withDelivered(opened, 3), 2).deliveredToThem).toBe(3);
    const marked = withDelivered(withRead(opened, 3), 4);
    const after = (answer: Partial<MessagesAnswer>) => {
      const { readByThem, deliveredToThem } = withNewer(marked, { ...answerOf([], 4, 1), ...answer });
      return [deliveredToThem, readByThem];
    };
    expect(after({})).toEqual([4, 3]);
    expect(after({ read_by_them: null })).toEqual([4, null]);
    expect(after({ delivered_to_them: null })).toEqual([null, 3]);
  });
});

/** What may happen to a device between two fetches, in any order and number. */
const steps = (length: number) =>
  fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('hint' as const), seq: fc.integer({ min: 1, max: length }) }),
      fc.record({ kind: fc.constant('read' as const), seq: fc.integer({ min: 0, max: length }) }),
      // A fetch sees the server as it was at some moment: `upTo`.
      fc.record({ kind: fc.constant('newer' as const), upTo: fc.integer({ min: 0, max: length }), limit: fc.integer({ min: 1, max: 7 }) }),
      fc.record({ kind: fc.constant('older' as const), limit: fc.integer({ min: 1, max: 7 }) }),
    ),
    { maxLength: 60 },
  );

const world = fc.integer({ min: 1, max: 30 }).chain((length) =>
  fc.record({
    length: fc.constant(length),
    first: fc.integer({ min: 0, max: length }),
    size: fc.integer({ min: 1, max: 10 }),
    steps: steps(length),
  }),
);

describe('hints that are lost, doubled or out of order', () => {
  it('T12 leave the same conversation as the server has, once what comes after the last message is fetched', () => {
    fc.assert(
      fc.property(world, ({ length, first, size, steps: happenings }) => {
        const server = log(length);
        const fetchAfter = (after: number, upTo: number, limit: number) =>
          answerOf(server.filter(({ seq }) => seq > after && seq <= upTo).slice(0, limit), upTo);
        let thread = openThread(answerOf(server.slice(Math.max(0, first - size), first), first));
        let read = 0;
        for (const step of happenings) {
          if (step.kind === 'hint') thread = withMessage(thread, message(step.seq));
          if (step.kind === 'read') {
            thread = withRead(thread, step.seq);
            read = Math.max(read, step.seq);
          }
          if (step.kind === 'newer')
            thread = withNewer(thread, fetchAfter(thread.lastSeq, Math.max(step.upTo, thread.lastSeq), step.limit));
          if (step.kind === 'older') {
            const from = thread.messages[0]?.seq ?? thread.lastSeq + 1;
            thread = withOlder(thread, answerOf(server.filter(({ seq }) => seq < from).slice(-step.limit), length));
          }
          // At every moment: no gap and no double among what is shown.
          expect(seqs(thread)).toEqual(seqs(thread).map((_, index) => (thread.messages[0]?.seq ?? 0) + index));
        }
        thread = withNewer(thread, { ...fetchAfter(thread.lastSeq, length, length), read_by_them: read, delivered_to_them: read });
        thread = withOlder(
          thread,
          answerOf(
            server.filter(({ seq }) => seq < (thread.messages[0]?.seq ?? 1)),
            length,
          ),
        );
        expect(thread).toEqual({
          messages: server,
          early: [],
          lastSeq: length,
          readByThem: read,
          deliveredToThem: read,
          complete: true,
          olderHidden: false,
          rewritten: 0,
        });
      }),
      { numRuns: 500 },
    );
  });
});
