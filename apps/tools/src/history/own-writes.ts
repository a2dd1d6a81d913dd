import type { Contradiction } from './contradiction.js';
import { groupBy, withHighestBefore } from './grouping.js';
import { ofKind, type History } from './operation.js';
import { isTaken, looks } from './sightings.js';

const rule = 'own writes';

/** Whoever was told that a message was taken finds it from then on. */
export function findLostWrites(history: History): Contradiction[] {
  const taken = groupBy(ofKind(history, 'send').filter(isTaken), ({ who, chat }) => `${who} ${chat}`);
  return [...groupBy(looks(history), ({ who, chat }) => `${who} ${chat}`)].flatMap(([key, own]) =>
    [...withHighestBefore(taken.get(key) ?? [], own, ({ seq }) => seq)].flatMap(([look, send]) =>
      look.last >= send.seq
        ? []
        : [
            {
              rule,
              text: `the own message ${send.seq} was taken, and then the conversation ends with ${look.last}`,
              operations: [send, look.by],
            },
          ],
    ),
  );
}
