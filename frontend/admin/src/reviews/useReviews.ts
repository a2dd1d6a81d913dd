import { useCallback, useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { undoSeconds } from '#contracts-admin';
import { carryOut, type Outcome } from '../commands/carryOut';
import type { OfficeDataProvider } from '../dataProvider';
import { openGroups, waits, withDecision, withoutGroup, withRefusal, type Entry, type Queue } from './queue';
import { saidOf } from './said';
import { sendReview, type Wish } from './sendReview';
import { useTakenReviews } from './useTakenReviews';
import { reviewWords } from './words';

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
 * The batch of this moderator. What is decided is shown as decided at once; the server is asked behind it, and whatever it refuses comes
 * back.
 */
export function useReviews(): Reviews {
  const dataProvider = useDataProvider<OfficeDataProvider>();
  const notify = useNotify();
  const { queue, setQueue, waiting, setWaiting, askForMore, ...taken } = useTakenReviews();
  const [said, setSaid] = useState('');
  const groups = useRef(0);
  const asked = useRef(new Map<string, Promise<unknown>>());
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const ask = useCallback(
    async (id: string, wish: Wish): Promise<void> => {
      const outcome: Outcome<unknown> = await carryOut(() => sendReview(dataProvider, id, wish), null, { notify, ...screen });
      if (outcome.kind === 'refused') notify(outcome.refusal.text, { type: 'error' });
      if (outcome.kind !== 'done') setQueue((now) => withRefusal(now, id, outcome.kind === 'over'));
      if (outcome.kind === 'done' && wish.act !== 'skip') setWaiting((count) => Math.max(0, count - 1));
    },
    [dataProvider, notify, setQueue, setWaiting],
  );

  const decide = useCallback(
    (entries: readonly Entry[], wish: Wish, reason: string) => {
      const open = entries.filter(waits);
      if (open.length === 0) return;
      groups.current += 1;
      const decided = { act: wish.act, reason, group: groups.current, until: Date.now() + undoSeconds * 1_000 };
      const keys = open.map(({ key }) => key);
      setQueue((now) => withDecision(now, keys, decided));
      askForMore();
      setSaid(saidOf(wish.act, open));
      for (const { item } of open) {
        // One after the other, in the order of the keys.
        last.current = last.current.then(() => ask(item.id, wish));
        asked.current.set(item.id, last.current);
      }
    },
    [ask, askForMore, setQueue],
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
    [queue, dataProvider, notify, setQueue, setWaiting],
  );

  return { ...taken, queue, waiting, said, change: setQueue, decide, undo };
}
