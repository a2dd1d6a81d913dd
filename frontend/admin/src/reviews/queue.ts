import type { ReviewItem } from '#contracts-admin';

/** So many are in view at once. */
export const pageSize = 12;

export type ReviewAct = 'approve' | 'reject' | 'escalate' | 'skip';
export interface Decided {
  readonly act: ReviewAct;
  /** What was chosen, in words. */
  readonly reason: string;
  /** Those that are taken back together. */
  readonly group: number;
  readonly until: number;
}
export interface Entry {
  /** What was passed over can come back: the same item, another entry. */
  readonly key: number;
  readonly item: ReviewItem;
  readonly decided: Decided | null;
  /** Somebody else decided it, or its owner changed it meanwhile. */
  readonly isGone: boolean;
}
export interface Queue {
  readonly entries: readonly Entry[];
  readonly page: number;
  /** The key of the entry that keys act on. */
  readonly focus: number | null;
  readonly nextKey: number;
}

export const emptyQueue: Queue = { entries: [], page: 0, focus: null, nextKey: 1 };

export const waits = ({ decided, isGone }: Entry): boolean => decided === null && !isGone;
const pageOf = (index: number): number => Math.floor(index / pageSize);
export const inView = ({ entries, page }: Queue): readonly Entry[] => entries.slice(page * pageSize, (page + 1) * pageSize);
export const focused = ({ entries, focus }: Queue): Entry | undefined => entries.find(({ key }) => key === focus);

/** What came from the server, behind what is here; an item that is here and undecided is not shown twice. */
export function withItems(queue: Queue, items: readonly ReviewItem[]): Queue {
  const [first, last] = [queue.page * pageSize, (queue.page + 1) * pageSize];
  const isKnown = ({ id }: ReviewItem): boolean =>
    queue.entries.some(
      (entry, index) => entry.item.id === id && (entry.decided?.act !== 'skip' || (index >= first && index < last) || waits(entry)),
    );
  const fresh = items.filter((item) => !isKnown(item));
  const entries = [...queue.entries, ...fresh.map((item, index) => ({ key: queue.nextKey + index, item, decided: null, isGone: false }))];
  return settled({ ...queue, entries, nextKey: queue.nextKey + fresh.length });
}

/** Decided here at once; the answer of the server is not waited for. The next one that waits has the focus. */
export function withDecision(queue: Queue, keys: readonly number[], decided: Decided): Queue {
  const entries = queue.entries.map((entry) => (keys.includes(entry.key) && waits(entry) ? { ...entry, decided } : entry));
  return settled({ ...queue, entries });
}

/** The group as it was before, in view again, with the focus on its first. */
export function withoutGroup(queue: Queue, group: number): Queue {
  const first = queue.entries.findIndex(({ decided }) => decided?.group === group);
  if (first < 0) return queue;
  const entries = queue.entries.map((entry) => (entry.decided?.group === group ? { ...entry, decided: null } : entry));
  return { ...queue, entries, page: pageOf(first), focus: entries[first]?.key ?? null };
}

/** The server refused it: for good, or so that it waits again. */
export function withRefusal(queue: Queue, id: string, isGone: boolean): Queue {
  const entries = queue.entries.map((entry) => (entry.item.id === id && entry.decided ? { ...entry, decided: null, isGone } : entry));
  const back = entries.findIndex((entry) => entry.item.id === id && waits(entry));
  return settled({ ...queue, entries, page: back < 0 ? queue.page : Math.min(queue.page, pageOf(back)) });
}

export function withFocus(queue: Queue, key: number): Queue {
  return { ...queue, focus: key };
}

/** Along the page, not beyond its ends. */
export function moved(queue: Queue, by: number): Queue {
  const view = inView(queue);
  const at = view.findIndex(({ key }) => key === queue.focus);
  const next = view[Math.max(0, Math.min(view.length - 1, at + by))];
  return next ? { ...queue, focus: next.key } : queue;
}

/** What is taken back together. */
export interface Group {
  readonly group: number;
  readonly decided: Decided;
  readonly entries: readonly Entry[];
}

/** All that can still be taken back, the newest first. */
export function openGroups({ entries }: Queue, now: number): readonly Group[] {
  const groups = new Map<number, Group>();
  for (const entry of entries) {
    const { decided } = entry;
    if (decided === null || decided.until <= now) continue;
    const { group } = decided;
    groups.set(group, { group, decided, entries: [...(groups.get(group)?.entries ?? []), entry] });
  }
  return [...groups.values()].toSorted((one, other) => other.group - one.group);
}

/** The focus goes on to the next that waits, on this page or the first one after it. */
function settled(queue: Queue): Queue {
  const { entries, page } = queue;
  const now = focused(queue);
  if (now && waits(now)) return queue;
  const at = now ? entries.indexOf(now) : page * pageSize - 1;
  const view = inView(queue).filter(waits);
  const next =
    view.find((entry) => entries.indexOf(entry) > at) ?? view[0] ?? entries.find((entry, index) => pageOf(index) > page && waits(entry));
  return next ? { ...queue, focus: next.key, page: pageOf(entries.indexOf(next)) } : queue;
}
