import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PricesQuery, PricesView } from '#contracts';
import { serverNow } from '#kit';
import { getPrices } from '../api/prices';

export const pricesKey = ['prices'] as const;
/** What the server tells of its time may be as much behind. */
const graceMs = 2_000;

/** What credits cost now. When the discount ends, the prices without it are asked for: what stands there can be bought. */
export const usePrices = (query: PricesQuery) =>
  useQuery({
    queryKey: [...pricesKey, query],
    queryFn: ({ signal }) => getPrices(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => untilEnd(state.data),
  });

function untilEnd(prices: PricesView | undefined): number | false {
  const ends = prices?.discount?.ends_at;
  return ends ? Math.max(new Date(ends).getTime() - serverNow(), 0) + graceMs : false;
}
