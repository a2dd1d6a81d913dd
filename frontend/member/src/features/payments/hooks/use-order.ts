import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OrderView } from '#contracts';
import { userKey } from '#member/shared/api/user';
import { onCatchUp, onHint } from '#member/shared/state/hints';
import { checkOrder, getOrder } from '../api/orders';
import { pauseAfter } from '../model/poll';
import { endAttempt } from '../state/attempt';
import { pricesKey } from './use-prices';

export const orderKey = (id: string) => ['order', id] as const;

/** A debit that is announced waits for a day: the provider knows nothing of it yet. */
const waitsForAnswer = (order: OrderView | undefined): boolean => order?.state === 'pending' && order.debit?.state !== 'announced';

/** One order, as it is now: while it waits for the money, the provider is asked once, and then the server again and again; a hint is quicker. */
export function useOrder(id: string) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => getOrder(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (waitsForAnswer(state.data) ? pauseAfter(state.dataUpdateCount - 1) : false),
  });
  const state = query.data?.state;
  const bookedAtOnce = query.data?.debit?.credits_at_once ?? 0;
  const isPending = waitsForAnswer(query.data);

  useEffect(() => {
    if (!isPending) return;
    // The poll goes on when the provider does not answer.
    checkOrder(id).then(
      (order) => queries.setQueryData(orderKey(id), order),
      () => undefined,
    );
  }, [id, isPending, queries]);

  useEffect(() => {
    const ask = () => void queries.invalidateQueries({ queryKey: orderKey(id) });
    const stops = [onHint('payment.changed', ({ payment_id: changed }) => changed === id && ask()), onCatchUp(ask)];
    return () => stops.forEach((stop) => stop());
  }, [id, queries]);

  useEffect(() => {
    if (!state || (state === 'pending' && !bookedAtOnce)) return;
    endAttempt(id);
    // Credits, premium and the welcome discount hang on it.
    void queries.invalidateQueries({ queryKey: userKey });
    void queries.invalidateQueries({ queryKey: pricesKey });
  }, [id, state, bookedAtOnce, queries]);

  return query;
}
