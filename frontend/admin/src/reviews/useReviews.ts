import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { undoSeconds, type InputOf } from '#contracts-admin';
import { carryOut, type Outcome } from '../commands/carryOut';
import type { OfficeDataProvider } from '../dataProvider';
import {
  emptyQueue,
  openGroups,
  pageSize,
  waits,
  withDecision,
  withItems,
  withoutGroup,
  withRefusal,
  type Entry,
  type Queue,
} from './queue';
import { saidOf } from './said';
import { reviewWords } from './words';

export type RejectReason = InputOf<'reject_review'>['reason'];
export type EscalateReason = InputOf<'escalate_review'>['reason'];
/** What is done to one item, as the server is asked. */
export type Wish =
  | { readonly act: 'approve' | 'skip' }
  | { readonly act: 'reject'; readonly reason: RejectReason }
  | { readonly act: 'escalate'; readonly reason: EscalateReason };

export interface Reviews {
  readonly queue: Queue;
  readonly waiting: number;
  readonly isLoading: boolean;
  readonly error: unknown;
  /** What has just happened, for those who do not see it. */
  readonly said: string;
  readonly change: (change: (queue: Queue) => Queue) => void;
  readonly load: () => Promise<void>;
  readonly decide: (entries: readonly Entry[], wish: Wish, reason: string) => void;
  /** Takes one group back, or the last one. */
  readonly undo: (group?: number) => Promise<void>;
}

const screen = { refresh: () => undefined };

/**
 * The batch of this moderator. What is decided is shown as decided at once, and the next ones are here before they are needed; the server is
 * asked behind it, and whatever it refuses comes back.
 */
export function useReviews(): Reviews {
  const dataProvider = useDataProvider<OfficeDataProvider>();
  const notify = useNotify();
  const [queue, setQueue] = useState(emptyQueue);
  const [waiting, setWaiting] = useState(0);
  const [isLoading, setLoading] = useState(true);
  const [error, setError] = useState<unknown>();
  const [said, setSaid] = useState('');
  const [isDry, setDry] = useState(false);
  const groups = useRef(0);
  const asked = useRef(new Map<string, Promise<unknown>>());
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const load = useCallback(async () => {
    setLoading(true);
    try {
      const answer = await dataProvider.command('take_reviews', { input: {} });
      if (!answer.done) return;
      const { items, waiting: count } = answer.data;
      setError(undefined);
      setWaiting(count);
      setQueue((now) => {
        const next = withItems(now, items);
        setDry(next.entries.length === now.entries.length);
        return next;
      });
    } catch (failure) {
      setError(failure);
      setDry(true);
    } finally {
      setLoading(false);
    }
  }, [dataProvider]);

  const left = queue.entries.filter(waits).length;
  useEffect(() => void load(), [load]);
  useEffect(() => {
    if (left <= pageSize && !isLoading && !isDry) void load();
  }, [left, isLoading, isDry, load]);

  const ask = useCallback(
    async (id: string, wish: Wish): Promise<void> => {
      const outcome: Outcome<unknown> = await carryOut(() => send(dataProvider, id, wish), null, { notify, ...screen });
      if (outcome.kind === 'refused') notify(outcome.refusal.text, { type: 'error' });
      if (outcome.kind !== 'done') setQueue((now) => withRefusal(now, id, outcome.kind === 'over'));
      if (outcome.kind === 'done' && wish.act !== 'skip') setWaiting((count) => Math.max(0, count - 1));
    },
    [dataProvider, notify],
  );

  const decide = useCallback(
    (entries: readonly Entry[], wish: Wish, reason: string) => {
      const open = entries.filter(waits);
      const [first] = open;
      if (!first) return;
      groups.current += 1;
      const decided = { act: wish.act, reason, group: groups.current, until: Date.now() + undoSeconds * 1_000 };
      setQueue((now) =>
        withDecision(
          now,
          open.map(({ key }) => key),
          decided,
        ),
      );
      setDry(false);
      setSaid(saidOf(wish.act, open));
      for (const { item } of open) {
        // One after the other, in the order of the keys.
        last.current = last.current.then(() => ask(item.id, wish));
        asked.current.set(item.id, last.current);
      }
    },
    [ask],
  );

  const undo = useCallback(
    async (wanted?: number) => {
      const group = openGroups(queue, Date.now()).find(({ group: one }) => wanted === undefined || one === wanted);
      if (!group) return;
      const outcomes = await Promise.all(
        group.entries.map(async ({ item: { id } }) => {
          await asked.current.get(id);
          return carryOut(() => dataProvider.command('undo_review', { id, input: {} }), null, { notify, ...screen });
        }),
      );
      const count = outcomes.filter(({ kind }) => kind === 'done').length;
      for (const outcome of outcomes) if (outcome.kind === 'refused') notify(outcome.refusal.text, { type: 'error' });
      if (count === 0) return;
      setQueue((now) => withoutGroup(now, group.group));
      setWaiting((now) => now + (group.entries[0]?.decided?.act === 'skip' ? 0 : count));
      setSaid(reviewWords.tookBack(count));
    },
    [queue, dataProvider, notify],
  );

  const change = useCallback((next: (now: Queue) => Queue) => setQueue(next), []);
  return { queue, waiting, isLoading, error, said, change, load, decide, undo };
}

function send(dataProvider: OfficeDataProvider, id: string, wish: Wish) {
  switch (wish.act) {
    case 'approve':
      return dataProvider.command('approve_review', { id, input: {} });
    case 'skip':
      return dataProvider.command('skip_review', { id, input: {} });
    case 'reject':
      return dataProvider.command('reject_review', { id, input: { reason: wish.reason } });
    case 'escalate':
      return dataProvider.command('escalate_review', { id, input: { reason: wish.reason } });
  }
}
