import type { DiscountCodeView } from '#contracts';
import { api } from '#kit';

/** The discount that the signed-in member has without typing a code; null when there is none. */
export const loadDiscount = (signal: AbortSignal): Promise<DiscountCodeView | null> =>
  api.get<DiscountCodeView | null>('/api/discountcode', { query: { welcome: true }, signal });
