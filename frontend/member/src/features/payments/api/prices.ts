import type { DiscountCodeView, PricesAnswer, PricesQuery, PricesView } from '#contracts';
import { api } from '#kit';

export const getPrices = async (query: PricesQuery, signal?: AbortSignal): Promise<PricesView> =>
  (await api.get<PricesAnswer>('/api/prices', { query: { ...query }, signal })).prices;

/** Refuses a code that does not count for this member, with the reason in their language. */
export const getDiscountCode = (code: string): Promise<DiscountCodeView> =>
  api.get<DiscountCodeView>('/api/discountcode', { query: { code } });
