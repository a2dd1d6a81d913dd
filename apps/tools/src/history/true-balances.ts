import type { Contradiction } from './contradiction.js';
import { groupBy } from './grouping.js';
import { endOf, type History } from './operation.js';
import { walletsOf, type Position, type Telling, type Wallet } from './wallet.js';

const rule = 'true balances';

/**
 * Every balance that was shown was true at a moment between question and answer, and no member sees an older one after a newer one. The ledger gives
 * the order of the movements, the clients give what they know of their moments: each balance takes the earliest place that fits, which leaves the
 * most room for those that follow.
 */
export function findFalseBalances(history: History): Contradiction[] {
  return walletsOf(history).flatMap((wallet) => [...inLedger(wallet), ...inTime(wallet), ...inTellings(wallet)]);
}

/** Each entry goes on from the balance of the one before. */
function inLedger({ positions }: Wallet): Contradiction[] {
  return positions.flatMap(({ entry }, place) => {
    const before = positions[place - 1]?.entry;
    if (!before || before.balance + entry.amount === entry.balance) return [];
    return [{ rule, text: `${before.balance} and ${entry.amount} are not ${entry.balance}`, operations: [before, entry] }];
  });
}

/** No entry was answered before the one in front of it was asked for. */
function inTime({ positions }: Wallet): Contradiction[] {
  let latestBegun: Position | undefined;
  return positions.flatMap((position) => {
    const before = latestBegun;
    if (!before || position.earliest > before.earliest) latestBegun = position;
    if (!before || position.latest >= before.earliest) return [];
    const operations = [before.entry, ...before.by, position.entry, ...position.by];
    return [{ rule, text: 'an entry was made before the one in front of it was asked for', operations }];
  });
}

interface Placed {
  readonly telling: Telling;
  readonly place: number;
}

function inTellings({ positions, tellings }: Wallet): Contradiction[] {
  const { begun, left } = boundsOf(positions);
  const placesOf = groupBy(positions.keys(), (place) => String(positions[place]?.entry.balance));
  const placeOf = new Map(positions.map(({ entry }, place) => [entry.cause, place]));
  const found: Contradiction[] = [];
  let [latest, open]: [Placed | undefined, Placed[]] = [undefined, []];
  for (const telling of tellings.toSorted((one, other) => one.by.start - other.by.start)) {
    const { by, balance, own } = telling;
    for (const one of open) if (endOf(one.telling.by) < by.start && one.place > (latest?.place ?? -1)) latest = one;
    open = open.filter((one) => endOf(one.telling.by) >= by.start);
    const first = Math.max(
      left.findIndex((moment) => moment >= by.start),
      latest?.place ?? 0,
      (own !== null && placeOf.get(own)) || 0,
    );
    const last = begun.findLastIndex((moment) => moment <= endOf(by));
    const place = placesOf.get(String(balance))?.find((one) => one >= first && one <= last);
    if (place === undefined) found.push(contradictionOf(telling, positions.slice(first, last + 1), latest?.telling));
    else open.push({ telling, place });
  }
  return found;
}

/** From when on each place may have been reached, and until when it may have held: both grow from place to place. */
function boundsOf(positions: readonly Position[]): { readonly begun: readonly number[]; readonly left: readonly number[] } {
  let [reached, next] = [0, Number.POSITIVE_INFINITY];
  const begun = positions.map(({ earliest }) => (reached = Math.max(reached, earliest)));
  const left = positions.toReversed().map(({ latest }) => {
    const until = next;
    next = Math.min(next, latest);
    return until;
  });
  return { begun, left: left.toReversed() };
}

const SHOWN = 5;

function contradictionOf({ by, balance }: Telling, possible: readonly Position[], before: Telling | undefined): Contradiction {
  const balances = [...new Set(possible.map(({ entry }) => entry.balance))].slice(0, SHOWN);
  const text = `${balance} credits were shown where there could be ${balances.join(' or ') || 'none that goes on from what was shown before'}`;
  return { rule, text, operations: [...(before ? [before.by] : []), by, ...possible.slice(0, SHOWN).map(({ entry }) => entry)] };
}
