import type { OpenOrder, OrderView } from '#contracts';

type Holder = OpenOrder & { readonly code: string };

/** The order that holds a code, if one does. */
export const holderOf = (orders: readonly OpenOrder[]): Holder | null =>
  orders.find((order): order is Holder => order.code !== null) ?? null;

/** The order whose transfer nobody has made yet, if there is one. */
export const awaitedOf = (orders: readonly OpenOrder[]): OpenOrder | null => orders.find(({ method }) => method === 'banktransfer') ?? null;

export const toOpenOrder = ({ payment_id, at, credits, amount, method, discount }: OrderView): OpenOrder => ({
  payment_id,
  at,
  credits,
  amount,
  method,
  code: discount?.code ?? null,
});
