import type { OrderAnswer, OrderBody, OrdersAnswer, OrderView } from '#contracts';
import { api } from '#kit';

const pathOf = (id: string) => `/api/orders/${encodeURIComponent(id)}`;

/** A repeat with the same key gives the first order. */
export const placeOrder = async (body: OrderBody, idempotencyKey: string): Promise<OrderView> =>
  (await api.post<OrderAnswer>('/api/orders', body, { idempotencyKey })).payment;

export const listOrders = (after: string | null, signal?: AbortSignal): Promise<OrdersAnswer> =>
  api.get<OrdersAnswer>('/api/orders', { query: { after }, signal });

export const getOrder = async (id: string, signal?: AbortSignal): Promise<OrderView> =>
  (await api.get<OrderAnswer>(pathOf(id), { signal })).payment;

/** Calls off an order that is not paid yet. */
export const cancelOrder = async (id: string): Promise<OrderView> =>
  (await api.post<OrderAnswer>(`${pathOf(id)}/cancel`, {}, { repeatable: true })).payment;

/** Has the server ask the provider now. */
export const checkOrder = async (id: string): Promise<OrderView> =>
  (await api.post<OrderAnswer>(`${pathOf(id)}/check`, {}, { repeatable: true })).payment;
