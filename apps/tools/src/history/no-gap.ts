import type { Contradiction } from './contradiction.js';
import { groupBy, withHighestBefore } from './grouping.js';
import { endOf, ofKind, type Feed, type History, type Operation, type Page } from './operation.js';
import { looks, sightings, type Look } from './sightings.js';

const rule = 'no gap';

/** A look at a conversation leaves nothing out, and the news of a member leave out no conversation that has some. */
export function findGaps(history: History): Contradiction[] {
  return [...inPages(history), ...inFeeds(history)];
}

function inPages(history: History): Contradiction[] {
  return [...groupBy(ofKind(history, 'page'), ({ chat }) => chat).values()].flatMap((pages) => {
    const oldest = Math.min(...pages.flatMap(({ messages }) => messages[0]?.[0] ?? []));
    return pages.flatMap((page) => {
      const missing = missingIn(page, oldest);
      return missing === undefined ? [] : [{ rule, text: `number ${missing} is missing`, operations: [page] }];
    });
  });
}

/** `oldest`: with which number the conversation begins for those from whom older ones are hidden. */
function missingIn({ after, limit, last, hidesOlder, messages }: Page, oldest: number): number | undefined {
  let next = hidesOlder ? Math.max(after + 1, oldest) : after + 1;
  for (const [seq] of messages) {
    if (seq !== next) return next;
    next += 1;
  }
  return messages.length < limit && next <= last ? next : undefined;
}

/** What was there before the question, and was not told before the cursor, is in the answer. */
function inFeeds(history: History): Contradiction[] {
  const seen = [...sightings(history)].map(({ chat, seq, by }): Seen => ({ who: by.who, start: by.start, end: by.end, chat, seq, by }));
  const seenIn = groupBy(seen, ({ chat }) => chat);
  const told = looks(history).filter(({ by }) => by.kind === 'feed');
  const hearings = groupBy(told, ({ who, chat }) => keyOf(who, chat));
  const chatsOf = groupBy([...seen, ...told], ({ who }) => who);
  const blocks = groupBy(ofKind(history, 'block'), ({ chat }) => chat);
  return [...groupBy(ofKind(history, 'feed'), ({ who }) => who)].flatMap(([who, feeds]) =>
    [...new Set(chatsOf.get(who)?.map(({ chat }) => chat))].flatMap((chat) => {
      // A block takes the conversation out of the news.
      const blockedAt = Math.min(...(blocks.get(chat) ?? []).map(({ start }) => start));
      const open = feeds.filter((feed) => endOf(feed) < blockedAt);
      return leftOut(chat, open, seenIn.get(chat) ?? [], hearings.get(keyOf(who, chat)) ?? []);
    }),
  );
}

interface Seen {
  readonly who: string;
  readonly start: number;
  readonly end: number | null;
  readonly chat: string;
  readonly seq: number;
  readonly by: Operation;
}

const keyOf = (who: string, chat: string): string => `${who} ${chat}`;

function leftOut(chat: string, feeds: readonly Feed[], seen: readonly Seen[], told: readonly Look[]): Contradiction[] {
  const toldBefore = new Map([...withHighestBefore(told, feeds, ({ last }) => last)].map(([feed, { last }]) => [feed, last]));
  return [...withHighestBefore(seen, feeds, ({ seq }) => seq)].flatMap(([feed, { seq, by }]) => {
    const isTold = feed.more || seq <= (toldBefore.get(feed) ?? 0) || feed.chats.some(([listed]) => listed === chat);
    return isTold ? [] : [{ rule, text: `the news leave out number ${seq}, which was there before`, operations: [by, feed] }];
  });
}
