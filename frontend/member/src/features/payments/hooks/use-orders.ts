import { useInfiniteQuery } from '@tanstack/react-query';
import type { OrdersAnswer } from '#contracts';
import { listOrders } from '../api/orders';

export const useOrders = () =>
  useInfiniteQuery({
    queryKey: ['orders'],
    queryFn: ({ pageParam, signal }) => listOrders(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: OrdersAnswer) => next,
    staleTime: 0,
  });
