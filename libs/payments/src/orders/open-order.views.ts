import type { OpenOrder } from '#contracts';
import type { Order } from './orders.repository.js';

export const toOpenOrder = ({ id, createdAt, credits, payableMinor: minor, currency, method, codeId, discountCode }: Order): OpenOrder => ({
  payment_id: id,
  at: createdAt.toISOString(),
  credits,
  amount: { minor, currency },
  method,
  code: codeId === null ? null : discountCode,
});
