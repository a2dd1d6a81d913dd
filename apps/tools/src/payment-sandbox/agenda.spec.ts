import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Agenda } from './agenda.js';
import { Bank } from './bank.js';
import { Journal } from './journal.js';
import type { PaymentRecord } from './records.js';
import { ManualClock } from './sandbox-clock.fixture.js';
import { outcomeWish, type NewPaymentWish, type OutcomeWish } from './wishes.js';

let folder: string;
let clock: ManualClock;
let journal: Journal;
let bank: Bank;
let agenda: Agenda;
/** What the shop answers to its next calls; 200 when nothing is left. */
let answers: (number | 'lost' | null)[];
/** Seconds after the beginning of each call, and what the payment was then. */
let calls: { second: number; status: string }[];
let begunAt: number;

/** The sandbox as it is after a start: everything that it knows comes from its folder. */
function begin(): void {
  journal = new Journal(folder, clock.now);
  bank = new Bank(journal, clock.now);
  agenda = new Agenda(journal, bank, clock.now, async (_url, id) => {
    calls.push({ second: (clock.now() - begunAt) / 1_000, status: bank.payment(id).status });
    return answers.length > 0 ? (answers.shift() ?? null) : 200;
  });
}
/** Second by second, as the loop would see it. */
async function passSeconds(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    clock.pass({ seconds: 1 });
    await agenda.catchUp();
  }
}
const pay = (wish: Partial<NewPaymentWish> = {}): PaymentRecord =>
  bank.createPayment({
    amount: { currency: 'EUR', value: '29.95' },
    description: '50 credits',
    method: 'ideal',
    redirectUrl: 'https://shop.example/back',
    webhookUrl: 'https://shop.example/webhook',
    metadata: null,
    ...wish,
  });
const decide = async (id: string, wish: Partial<OutcomeWish> = {}): Promise<void> => {
  bank.decide(id, outcomeWish.parse({ status: 'paid', ...wish }));
  await agenda.catchUp();
};
const seconds = (): number[] => calls.map(({ second }) => second);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agenda-'));
  clock = new ManualClock();
  begunAt = clock.now();
  [answers, calls] = [[], []];
  begin();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the webhook', () => {
  it('is called once, at once', async () => {
    await decide(pay().id);
    await passSeconds(60);
    expect(calls).toEqual([{ second: 0, status: 'paid' }]);
  });

  it('is called again after growing pauses until the shop takes the call', async () => {
    answers = [null, 500, 302, 404, 204];
    await decide(pay().id);
    await passSeconds(120);
    expect(seconds()).toEqual([0, 1, 3, 7, 15]);
    expect(journal.all('call').map(({ status }) => status)).toEqual([null, 500, 302, 404, 204]);
  });

  it('is given up in the end', async () => {
    answers = Array.from({ length: 20 }, () => 503);
    await decide(pay().id);
    await passSeconds(600);
    const pauses = seconds().map((second, index) => second - (seconds()[index - 1] ?? 0));
    expect(pauses).toEqual([0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  });

  it('that gets lost on its way is not called again', async () => {
    answers = ['lost'];
    await decide(pay().id);
    await passSeconds(600);
    expect(seconds()).toEqual([0]);
    expect(journal.all('call').map(({ status }) => status)).toEqual([null]);
  });

  it('is called twice, late or never, as it was wished', async () => {
    await decide(pay().id, { webhook: 'twice' });
    expect(seconds()).toEqual([0, 0]);
    calls = [];
    await decide(pay().id, { webhook: 'late' });
    await decide(pay().id, { webhook: 'never' });
    await passSeconds(60);
    expect(seconds()).toEqual([20]);
  });

  it('is not called for a payment that names none', async () => {
    await decide(pay({ webhookUrl: null }).id);
    expect(calls).toEqual([]);
  });
});

describe('what happens later', () => {
  it('leaves a payment pending for a minute, and pays it then', async () => {
    await decide(pay().id, { status: 'pending_paid' });
    await passSeconds(59);
    expect(calls).toEqual([{ second: 0, status: 'pending' }]);
    await passSeconds(1);
    expect(calls.slice(1)).toEqual([{ second: 60, status: 'paid' }]);
  });

  it('pays a payment that had expired', async () => {
    const { id } = pay();
    await decide(id, { status: 'expired_paid' });
    await passSeconds(20);
    expect(calls).toEqual([
      { second: 0, status: 'expired' },
      { second: 20, status: 'paid' },
    ]);
    expect(bank.payment(id).paidAt).toBe(clock.now());
  });

  it.each([
    ['ideal', { minutes: 15 }],
    ['banktransfer', { days: 14 }],
  ])('lets an open payment by %s expire after %j', async (method, time) => {
    const { id } = pay({ method });
    clock.pass({ ...time, seconds: -1 });
    await agenda.catchUp();
    expect(bank.payment(id).status).toBe('open');
    await passSeconds(1);
    expect(bank.payment(id).status).toBe('expired');
    expect(calls).toHaveLength(1);
  });

  it('lets no payment expire that was paid', async () => {
    const { id } = pay();
    await decide(id);
    clock.pass({ minutes: 15 });
    await agenda.catchUp();
    expect(bank.payment(id).status).toBe('paid');
  });

  it('pays a refund back after two seconds, and tells the shop both times', async () => {
    const { id } = pay();
    await decide(id);
    const refund = bank.returns.createRefund(id, { amount: { currency: 'EUR', value: '10.00' }, description: '', metadata: null });
    await agenda.catchUp();
    expect(bank.returns.refund(refund.id).status).toBe('queued');
    await passSeconds(2);
    expect(bank.returns.refund(refund.id).status).toBe('refunded');
    expect(seconds()).toEqual([0, 0, 2]);
  });
});

describe('a sandbox that was away', () => {
  it('does what became due meanwhile, and nothing a second time', async () => {
    const { id } = pay();
    await decide(id, { status: 'pending_paid' });
    clock.pass({ minutes: 5 });
    begin();
    await agenda.catchUp();
    expect(bank.payment(id)).toMatchObject({ status: 'paid', paidAt: clock.now() });
    begin();
    await agenda.catchUp();
    expect(calls.map(({ status }) => status)).toEqual(['pending', 'paid']);
  });

  it('goes on calling a shop that did not answer', async () => {
    answers = [null, 200];
    await decide(pay().id);
    begin();
    await passSeconds(1);
    expect(seconds()).toEqual([0, 1]);
  });

  it('makes a call anew that was under way when it ended', async () => {
    const { id } = pay();
    const interrupted = new Agenda(journal, bank, clock.now, async (_url, _id, ending) => {
      await once(ending, 'abort');
      return 200;
    });
    bank.decide(id, outcomeWish.parse({ status: 'paid' }));
    const calling = interrupted.catchUp();
    await Promise.all([interrupted.stop(), calling]);
    begin();
    await agenda.catchUp();
    expect(seconds()).toEqual([0]);
  });

  it('does not pay twice what it paid right before a kill', async () => {
    const { id } = pay();
    await decide(id, { status: 'pending_paid', webhook: 'once' });
    clock.pass({ minutes: 1 });
    bank.moveOnce(id, 'paid', 'once');
    begin();
    await agenda.catchUp();
    expect(calls.map(({ status }) => status)).toEqual(['pending', 'paid']);
  });

  it('reads a journal whose last line was cut', () => {
    const { id } = pay();
    appendFileSync(join(folder, 'journal.jsonl'), '{"kind":"payment","id":"tr_half');
    begin();
    expect(bank.payments().map((payment) => payment.id)).toEqual([id]);
    const next = pay();
    begin();
    expect(bank.payments().map((payment) => payment.id)).toEqual([next.id, id]);
  });
});
