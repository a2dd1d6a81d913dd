import { randomInt } from 'node:crypto';
import type { PaymentRecord, TaskRecord, WebhookWay } from './records.js';

export const LATE_MS = 20_000;

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
export const newId = (prefix: string): string =>
  `${prefix}_${Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;

export const laterTask = (at: number, action: TaskRecord['action']): TaskRecord => ({
  kind: 'task',
  id: newId('task'),
  at,
  done: false,
  action,
});

/** The calls of the webhook that a change of a payment makes. */
export function webhookCalls({ id: paymentId, webhookUrl }: PaymentRecord, way: WebhookWay, now: number): TaskRecord[] {
  if (!webhookUrl || way === 'never') return [];
  const call = (at: number) => laterTask(at, { do: 'call', paymentId, attempt: 1 });
  if (way === 'late') return [call(now + LATE_MS)];
  return way === 'twice' ? [call(now), call(now)] : [call(now)];
}
