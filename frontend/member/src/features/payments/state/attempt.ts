import type { OrderBody } from '#contracts';

// One attempt to buy: the same question asked again, after a second press, a lost answer or a way back from the provider, is the same order.
// It lies in the storage of the tab, because paying leaves the page.

export interface Attempt {
  /** What was ordered: another bundle, price, way to pay or code is another attempt. */
  readonly of: string;
  readonly key: string;
  readonly orderId: string | null;
}

const name = 'order-attempt';
let inMemory: Attempt | null = null;

function read(): Attempt | null {
  try {
    const text = window.sessionStorage.getItem(name);
    return text ? (JSON.parse(text) as Attempt) : inMemory;
  } catch {
    return inMemory; // Storage may be forbidden: the attempt then lives as long as the page.
  }
}

function write(attempt: Attempt | null): void {
  inMemory = attempt;
  try {
    if (attempt) window.sessionStorage.setItem(name, JSON.stringify(attempt));
    else window.sessionStorage.removeItem(name);
  } catch {
    // See above.
  }
}

/** The key of this order: the one of before when nothing has changed. */
export function keyFor(body: OrderBody): string {
  const of = JSON.stringify(body);
  const last = read();
  if (last?.of === of) return last.key;
  const key = crypto.randomUUID();
  write({ of, key, orderId: null });
  return key;
}

/** Which order came of the attempt. */
export function noteOrder(orderId: string): void {
  const last = read();
  if (last) write({ ...last, orderId });
}

/** The order of the last attempt in this tab, if there is one. */
export const lastOrderId = (): string | null => read()?.orderId ?? null;

/** It is paid, or cannot be paid any more: the next press is a new order. */
export function endAttempt(orderId: string): void {
  if (read()?.orderId === orderId) write(null);
}
