import { setTimeout as sleep } from 'node:timers/promises';
import type { Bank } from './bank.js';
import type { Journal } from './journal.js';
import type { TaskRecord } from './records.js';
import { laterTask } from './tasks.js';

const TICK_MS = 50;
const CALL_MS = 15_000;
const ATTEMPTS = 10;
/** Mollie tries for a day; a demo is not that patient. */
const pauseAfter = (attempt: number): number => Math.min(60_000, 500 * 2 ** attempt);

type CallShop = (url: string, paymentId: string, ending: AbortSignal) => Promise<number | 'lost' | null>;

/** Does what is due, also what became due while the sandbox was away. */
export class Agenda {
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly ending = new AbortController();
  private running: Promise<void> | undefined;

  /** `now`: milliseconds, as `Date.now` tells them. `callShop`: tells a shop of a payment, and how it answered; `lost`: it will never hear of it. */
  constructor(
    private readonly journal: Journal,
    private readonly bank: Bank,
    private readonly now: () => number,
    private readonly callShop: CallShop = post,
  ) {}

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await this.running;
    await Promise.all(this.underWay.values());
  }

  /** Does what is due by now, and what becomes due by that. */
  async catchUp(): Promise<void> {
    while (!this.ending.signal.aborted && this.beginDue() > 0) await Promise.all(this.underWay.values());
  }

  private async run(): Promise<void> {
    while (!this.ending.signal.aborted) {
      this.beginDue();
      await sleep(TICK_MS, undefined, { signal: this.ending.signal }).catch(() => undefined);
    }
  }

  private beginDue(): number {
    const now = this.now();
    const due = this.journal.all('task').filter(({ id, at, done }) => !done && at <= now && !this.underWay.has(id));
    for (const task of due) this.begin(task);
    return due.length;
  }

  private begin(task: TaskRecord): void {
    const doing = this.act(task).finally(() => this.underWay.delete(task.id));
    this.underWay.set(task.id, doing);
  }

  private async act(task: TaskRecord): Promise<void> {
    const { action } = task;
    if (action.do === 'call') return this.call(task, action.paymentId, action.attempt);
    this.play(action);
    this.journal.put({ ...task, done: true });
  }

  /** A kill may have come before it was noted as done: what was played is played again, and changes nothing. */
  private play(action: Exclude<TaskRecord['action'], { do: 'call' }>): void {
    switch (action.do) {
      case 'move':
        return this.bank.moveOnce(action.paymentId, action.status, action.webhook);
      case 'expire':
        return this.bank.expire(action.paymentId);
      case 'settle':
        return this.bank.returns.settleRefund(action.refundId);
      case 'collect':
        return this.bank.collect(action.paymentId);
      case 'take back':
        return this.bank.takeBack(action.paymentId);
      case 'reverse':
        return this.bank.returns.reverseOnce(action.chargebackId);
    }
  }

  /** Calls with the id and nothing more, as Mollie does, and again after growing pauses until somebody takes the call. */
  private async call(task: TaskRecord, paymentId: string, attempt: number): Promise<void> {
    const { webhookUrl } = this.bank.payment(paymentId);
    const answer = webhookUrl ? await this.callShop(webhookUrl, paymentId, this.ending.signal) : null;
    if (this.ending.signal.aborted) return; // it stays due
    const at = this.now();
    const status = answer === 'lost' ? null : answer;
    const isTaken = status !== null && status >= 200 && status < 300;
    const isLast = isTaken || answer === 'lost' || attempt >= ATTEMPTS;
    const next = isLast ? [] : [laterTask(at + pauseAfter(attempt), { do: 'call', paymentId, attempt: attempt + 1 })];
    this.journal.put({ kind: 'call', id: task.id, paymentId, status, at }, { ...task, done: true }, ...next);
  }
}

export async function post(url: string, id: string, ending: AbortSignal): Promise<number | null> {
  try {
    const signal = AbortSignal.any([ending, AbortSignal.timeout(CALL_MS)]);
    const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ id }), redirect: 'manual', signal });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}
