import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OrderBody, OrderView } from '#contracts';
import { getOrder, placeOrder } from '../api/orders';
import { endAttempt, keyFor, lastOrderId, noteOrder } from '../state/attempt';
import { orderKey } from './use-order';

async function orderOnce(body: OrderBody): Promise<OrderView> {
  const order = await placeOrder(body, keyFor(body));
  noteOrder(order.payment_id);
  return order;
}

/** Orders. A repeat of an attempt that failed or was cancelled meanwhile is a new order. */
export async function order(body: OrderBody): Promise<OrderView> {
  const first = await orderOnce(body);
  if (first.state !== 'failed' && first.state !== 'cancelled') return first;
  endAttempt(first.payment_id);
  return orderOnce(body);
}

/** Orders and leaves for the page of the provider; without one, for the page of the order. */
export function useCheckout() {
  const go = useNavigate();
  const queries = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  // The page may stand there as it was left, when Back leads to it from the provider.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      void queries.invalidateQueries();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [queries]);
  const mutation = useMutation({ mutationFn: order });
  const place = async (body: OrderBody) => {
    if (mutation.isPending || isLeaving) return;
    const made = await mutation.mutateAsync(body);
    queries.setQueryData(orderKey(made.payment_id), made);
    if (!made.checkout_url) {
      await go(`/transactions/${made.payment_id}`);
      return;
    }
    setLeaving(true);
    window.location.assign(made.checkout_url);
  };
  return { place, busy: mutation.isPending || isLeaving };
}

/** The order of the last attempt, when it can still be paid. */
export function useOpenOrder(): OrderView | null {
  const id = lastOrderId();
  const { data } = useQuery({
    queryKey: orderKey(id ?? ''),
    queryFn: ({ signal }) => getOrder(id ?? '', signal),
    enabled: id !== null,
    staleTime: 0,
  });
  const isOver = data && data.state !== 'pending';
  useEffect(() => {
    if (isOver) endAttempt(data.payment_id);
  }, [isOver, data]);
  // An announced debit waits for its day, not for the member.
  return data?.state === 'pending' && !data.debit ? data : null;
}
