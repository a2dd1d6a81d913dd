import type { MessagesAnswer, MessageView } from '#contracts';

/**
 * What one device knows of a conversation. `messages` has no gaps: it runs up to `lastSeq`. Messages that came too early wait in `early`
 * until the ones before them are there.
 */
export interface Thread {
  readonly messages: readonly MessageView[];
  readonly early: readonly MessageView[];
  readonly lastSeq: number;
  /** How far the other has read, and a device of theirs has received; null: one of the two keeps such marks back. */
  readonly readByThem: number | null;
  readonly deliveredToThem: number | null;
  /** Nothing older can be fetched: the first message is there, or the rest is hidden because of its age. */
  readonly complete: boolean;
  /** The server keeps older messages, and shows them no more because of their age. */
  readonly olderHidden: boolean;
  /** How often something was taken out of it, or given back, when it was read. */
  readonly rewritten: number;
}

/** A message from before is missing: fetch what is after `lastSeq`. */
export const hasGap = (thread: Thread): boolean => thread.early.length > 0;

/** Older messages exist, but are not shown any more. */
export const hidesOlder = (thread: Thread): boolean => thread.complete && thread.olderHidden;

export function openThread(answer: MessagesAnswer): Thread {
  const messages = [...answer.messages].sort((a, b) => a.seq - b.seq);
  const lastSeq = messages.at(-1)?.seq ?? answer.last_seq;
  return {
    messages,
    early: [],
    lastSeq,
    readByThem: answer.read_by_them,
    deliveredToThem: answer.delivered_to_them,
    complete: (messages[0]?.seq ?? 1) === 1,
    olderHidden: answer.older_hidden,
    rewritten: answer.rewritten ?? 0,
  };
}

/** The one rule of hints: the next message is applied, a known one dropped, a later one waits. */
export function withMessage(thread: Thread, message: MessageView): Thread {
  if (message.seq <= thread.lastSeq) return thread;
  if (message.seq > thread.lastSeq + 1) {
    if (thread.early.some(({ seq }) => seq === message.seq)) return thread;
    return { ...thread, early: [...thread.early, message].sort((a, b) => a.seq - b.seq) };
  }
  const messages = [...thread.messages, message];
  let lastSeq = message.seq;
  for (const next of thread.early) {
    if (next.seq !== lastSeq + 1) continue;
    messages.push(next);
    lastSeq = next.seq;
  }
  return { ...thread, messages, lastSeq, early: thread.early.filter(({ seq }) => seq > lastSeq) };
}

export const withRead = (thread: Thread, readByThem: number): Thread =>
  readByThem > (thread.readByThem ?? 0) ? { ...thread, readByThem } : thread;

export const withDelivered = (thread: Thread, deliveredToThem: number): Thread =>
  deliveredToThem > (thread.deliveredToThem ?? 0) ? { ...thread, deliveredToThem } : thread;

/** A hint may have come after the answer was made, so marks never go back; but what is kept back from now on is shown no more. */
const withMarks = (thread: Thread, { read_by_them, delivered_to_them }: MessagesAnswer): Thread => ({
  ...thread,
  readByThem: read_by_them === null ? null : Math.max(read_by_them, thread.readByThem ?? 0),
  deliveredToThem: delivered_to_them === null ? null : Math.max(delivered_to_them, thread.deliveredToThem ?? 0),
});

/**
 * What the server says comes after `lastSeq`. When it does not begin with the next number, what lies between was deleted by the member on
 * another device: the conversation begins anew.
 */
export function withNewer(thread: Thread, answer: MessagesAnswer): Thread {
  const newer = answer.messages.filter(({ seq }) => seq > thread.lastSeq).sort((a, b) => a.seq - b.seq);
  const start =
    newer[0] && newer[0].seq > thread.lastSeq + 1 ? { ...thread, messages: [], lastSeq: newer[0].seq - 1, complete: true } : thread;
  return withMarks(newer.reduce(withMessage, { ...start, olderHidden: answer.older_hidden }), answer);
}

/** A page of history: what comes before the first message that is known. */
export function withOlder(thread: Thread, answer: MessagesAnswer): Thread {
  const first = thread.messages[0]?.seq ?? thread.lastSeq + 1;
  const older = answer.messages.filter(({ seq }) => seq < first).sort((a, b) => a.seq - b.seq);
  const complete = older.length === 0 || older[0]?.seq === 1;
  return { ...thread, messages: [...older, ...thread.messages], complete, olderHidden: answer.older_hidden };
}
