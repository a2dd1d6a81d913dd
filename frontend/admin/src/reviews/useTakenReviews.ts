import { useCallback, useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { OfficeDataProvider } from '../dataProvider';
import { emptyQueue, pageSize, waits, withItems } from './queue';

/** What this moderator has taken from the queue: the next ones are here before they are needed, as long as there are any. */
export function useTakenReviews() {
  const dataProvider = useDataProvider<OfficeDataProvider>();
  const [queue, setQueue] = useState(emptyQueue);
  const [waiting, setWaiting] = useState(0);
  const [isLoading, setLoading] = useState(true);
  const [error, setError] = useState<unknown>();
  const [isDry, setDry] = useState(false);

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

  /** What is decided makes room for others. */
  const askForMore = useCallback(() => setDry(false), []);
  return { queue, setQueue, waiting, setWaiting, isLoading, error, load, askForMore };
}
