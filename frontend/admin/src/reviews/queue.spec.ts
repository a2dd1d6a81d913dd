import { describe, expect, it } from '@jest/globals';
import type { ReviewItem } from '#contracts-admin';
import {
  emptyQueue,
  focused,
  inView,
  moved,
  openGroups,
  pageSize,
  waits,
  withDecision,
  withItems,
  withoutGroup,
  withRefusal,
  type Decided,
  type Queue,
} from './queue';

const item = (n: number): ReviewItem => ({ id: `item ${n}` }) as ReviewItem;
const items = (count: number) => Array.from({ length: count }, (_, n) => item(n + 1));
const filled = (count: number): Queue => withItems(emptyQueue, items(count));
const decided = (group: number, act: Decided['act'] = 'approve'): Decided => ({ act, reason: '', group, until: 10_000 });
const decide = (queue: Queue, group: number, act: Decided['act'] = 'approve'): Queue =>
  withDecision(queue, [queue.focus ?? 0], decided(group, act));
const at = (queue: Queue): string | undefined => focused(queue)?.item.id;

describe('the queue of the review', () => {
  it('begins at the first, and each decision leads to the next that waits', () => {
    let queue = filled(3);
    expect(at(queue)).toBe('item 1');
    queue = decide(queue, 1);
    expect(at(queue)).toBe('item 2');
    queue = decide(moved(queue, 1), 2);
    expect(at(queue)).toBe('item 2');
    queue = decide(queue, 3);
    expect(inView(queue).filter(waits)).toEqual([]);
  });

  it('shows the next page as soon as nothing waits on this one, without asking anybody', () => {
    let queue = filled(pageSize + 2);
    for (let n = 1; n <= pageSize; n++) queue = decide(queue, n);
    expect([queue.page, at(queue)]).toEqual([1, `item ${pageSize + 1}`]);
  });

  it('adds what is new behind, and nothing twice', () => {
    const queue = decide(filled(2), 1);
    expect(withItems(queue, items(3)).entries.map(({ item: { id } }) => id)).toEqual(['item 1', 'item 2', 'item 3']);
  });

  it('shows what was passed over once more, on a later page', () => {
    let queue = decide(filled(pageSize + 1), 1, 'skip');
    expect(withItems(queue, [item(1)]).entries).toHaveLength(pageSize + 1);
    for (let n = 2; n <= pageSize; n++) queue = decide(queue, n);
    queue = withItems(queue, [item(1)]);
    expect(queue.entries).toHaveLength(pageSize + 2);
    expect(withItems(queue, [item(1)]).entries).toHaveLength(pageSize + 2);
  });

  it('takes the last decision back, also from the page before, and only while there is time', () => {
    let queue = filled(pageSize + 1);
    for (let n = 1; n <= pageSize; n++) queue = decide(queue, n);
    expect(openGroups(queue, 10_000)).toEqual([]);
    const [last] = openGroups(queue, 9_999);
    expect(last?.entries.map(({ item: { id } }) => id)).toEqual([`item ${pageSize}`]);
    queue = withoutGroup(queue, last?.group ?? 0);
    expect([queue.page, at(queue), inView(queue).filter(waits).length]).toEqual([0, `item ${pageSize}`, 1]);
  });

  it('takes back any that still waits, not only the last', () => {
    let queue = decide(decide(decide(filled(3), 1), 2, 'skip'), 3);
    expect(openGroups(queue, 0).map(({ group, entries }) => [group, entries[0]?.item.id])).toEqual([
      [3, 'item 3'],
      [2, 'item 2'],
      [1, 'item 1'],
    ]);
    queue = withoutGroup(queue, 1);
    expect([at(queue), inView(queue).filter(waits).length]).toEqual(['item 1', 1]);
    expect(openGroups(queue, 0).map(({ group }) => group)).toEqual([3, 2]);
  });

  it('takes back together what was approved together', () => {
    const queue = filled(3);
    const all = withDecision(
      queue,
      queue.entries.map(({ key }) => key),
      decided(7),
    );
    expect(openGroups(all, 0)[0]?.entries).toHaveLength(3);
    expect(withoutGroup(all, 7).entries.filter(waits)).toHaveLength(3);
  });

  it('brings back what the server did not hear of, and leaves what is gone', () => {
    let queue = filled(pageSize + 1);
    for (let n = 1; n <= pageSize; n++) queue = decide(queue, n);
    const back = withRefusal(queue, 'item 3', false);
    expect([
      back.page,
      inView(back)
        .filter(waits)
        .map(({ item: { id } }) => id),
    ]).toEqual([0, ['item 3']]);
    const gone = withRefusal(queue, 'item 3', true);
    expect([gone.page, at(gone), gone.entries[2]?.isGone]).toEqual([1, `item ${pageSize + 1}`, true]);
  });

  it('moves along the page, and not beyond its ends', () => {
    const queue = filled(3);
    expect([at(moved(queue, 2)), at(moved(queue, 9)), at(moved(queue, -1))]).toEqual(['item 3', 'item 3', 'item 1']);
  });
});
