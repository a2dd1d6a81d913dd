import { endOf, type Operation } from './operation.js';

/** In groups of the same key, in the order in which they came. */
export function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

type Timed = Pick<Operation, 'start' | 'end'>;

/** Each of `later` with the highest of those of `earlier` that were over before it began. */
export function* withHighestBefore<Earlier extends Timed, Later extends Timed>(
  earlier: readonly Earlier[],
  later: readonly Later[],
  heightOf: (one: Earlier) => number,
): Generator<readonly [later: Later, highest: Earlier]> {
  const ended = earlier.toSorted((one, other) => endOf(one) - endOf(other));
  let next = 0;
  let highest: Earlier | undefined;
  for (const one of later.toSorted((first, second) => first.start - second.start)) {
    for (let candidate = ended[next]; candidate && endOf(candidate) < one.start; candidate = ended[(next += 1)])
      if (!highest || heightOf(candidate) > heightOf(highest)) highest = candidate;
    if (highest) yield [one, highest];
  }
}
