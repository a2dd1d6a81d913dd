import type { Contradiction } from './contradiction.js';
import { groupBy, withHighestBefore } from './grouping.js';
import { endOf, ofKind, type History } from './operation.js';
import { firstOf, looks, sightings, triesOf } from './sightings.js';

const rule = 'told after the commit';

/** A message that a socket told of is there for whoever looks from then on; and nobody is told of one that was not sent yet, or was refused. */
export function findEarlyTellings(history: History): Contradiction[] {
  return [...beforeTheCommit(history), ...beforeTheSending(history), ...ofRefused(history)];
}

function beforeTheCommit(history: History): Contradiction[] {
  const told = groupBy(ofKind(history, 'hint'), ({ chat }) => chat);
  return [...groupBy(looks(history), ({ chat }) => chat)].flatMap(([chat, all]) =>
    [...withHighestBefore(told.get(chat) ?? [], all, ({ seq }) => seq)].flatMap(([look, hint]) =>
      look.last >= hint.seq
        ? []
        : [{ rule, text: `number ${hint.seq} was told, and later the conversation ended with ${look.last}`, operations: [hint, look.by] }],
    ),
  );
}

function beforeTheSending(history: History): Contradiction[] {
  const tries = triesOf(history);
  return [...sightings(history)].flatMap(({ message, by }) => {
    const first = firstOf(tries.get(message) ?? []);
    if (!first || endOf(by) >= first.start) return [];
    return [{ rule, text: 'a message was told before it was sent', operations: [by, first] }];
  });
}

function ofRefused(history: History): Contradiction[] {
  const tries = triesOf(history);
  return [...sightings(history)].flatMap(({ message, by }) => {
    const all = tries.get(message) ?? [];
    // A try without an answer may have been taken.
    const refused = all.every((one) => one.refused !== null) ? all[0] : undefined;
    return refused ? [{ rule, text: 'a message was refused, and told all the same', operations: [refused, by] }] : [];
  });
}
