import type { Contradiction } from './contradiction.js';
import { groupBy } from './grouping.js';
import { endOf, type History, type Send } from './operation.js';
import { acknowledgementOf, firstOf, sightings, triesOf, type Sighting, type Taken } from './sightings.js';

const rule = 'one order';

/** A number of a conversation is one message for everybody, a message has one number, and what was taken before another was sent stands before it. */
export function findDisorder(history: History): Contradiction[] {
  return [...twoInOnePlace(history), ...oneInTwoPlaces(history), ...turnedRound(history)];
}

function twoInOnePlace(history: History): Contradiction[] {
  return differing(
    history,
    ({ chat, seq }) => `${chat} ${seq}`,
    ({ message }) => message,
    ({ seq }) => `number ${seq} is two messages`,
  );
}

function oneInTwoPlaces(history: History): Contradiction[] {
  return differing(
    history,
    ({ message }) => message,
    ({ chat, seq }) => `${chat} ${seq}`,
    () => 'a message has two numbers',
  );
}

/** Where the same key is seen with another value than the first time. */
function differing(
  history: History,
  keyOf: (sighting: Sighting) => string,
  valueOf: (sighting: Sighting) => string,
  toText: (sighting: Sighting) => string,
): Contradiction[] {
  const known = new Map<string, Sighting>();
  const found: Contradiction[] = [];
  for (const sighting of sightings(history)) {
    const first = known.get(keyOf(sighting));
    if (!first) known.set(keyOf(sighting), sighting);
    else if (valueOf(first) !== valueOf(sighting)) found.push({ rule, text: toText(sighting), operations: [first.by, sighting.by] });
  }
  return found;
}

interface Sent {
  readonly first: Send;
  readonly acknowledged: Taken;
}

function turnedRound(history: History): Contradiction[] {
  const sent = [...triesOf(history).values()].flatMap((tries): Sent[] => {
    const [first, acknowledged] = [firstOf(tries), acknowledgementOf(tries)];
    return first && acknowledged ? [{ first, acknowledged }] : [];
  });
  return [...groupBy(sent, ({ first }) => first.chat).values()].flatMap((messages) => {
    let latest: Sent | undefined;
    return messages
      .toSorted((one, other) => one.acknowledged.seq - other.acknowledged.seq)
      .flatMap((one) => {
        const before = latest;
        if (!latest || one.first.start > latest.first.start) latest = one;
        if (!before || endOf(one.acknowledged) >= before.first.start) return [];
        const text = `number ${one.acknowledged.seq} was taken before number ${before.acknowledged.seq} was sent`;
        return [{ rule, text, operations: [one.acknowledged, before.first, before.acknowledged] }];
      });
  });
}
