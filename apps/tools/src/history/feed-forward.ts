import type { Contradiction } from './contradiction.js';
import { groupBy, withHighestBefore } from './grouping.js';
import { ofKind, type History } from './operation.js';
import { looks } from './sightings.js';

const rule = 'feed forward';

/** What a member was shown is never taken back: neither the cursor of their news nor the end of a conversation goes backwards. */
export function findStepsBack(history: History): Contradiction[] {
  return [...ofCursors(history), ...ofConversations(history)];
}

function ofCursors(history: History): Contradiction[] {
  return [...groupBy(ofKind(history, 'feed'), ({ who }) => who).values()].flatMap((feeds) => {
    // One that was cut off by its length ends with what it showed.
    const whole = feeds.filter(({ more }) => !more);
    return [...withHighestBefore(whole, whole, ({ cursor }) => cursor)].flatMap(([feed, before]) =>
      feed.cursor >= before.cursor
        ? []
        : [{ rule, text: `the cursor went from ${before.cursor} to ${feed.cursor}`, operations: [before, feed] }],
    );
  });
}

function ofConversations(history: History): Contradiction[] {
  return [...groupBy(looks(history), ({ who, chat }) => `${who} ${chat}`).values()].flatMap((own) =>
    [...withHighestBefore(own, own, ({ last }) => last)].flatMap(([look, before]) =>
      look.last >= before.last
        ? []
        : [{ rule, text: `the conversation ended with ${before.last}, then with ${look.last}`, operations: [before.by, look.by] }],
    ),
  );
}
