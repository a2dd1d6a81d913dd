import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isValidIBAN } from 'ibantools';
import { Agenda } from './agenda.js';
import { Bank } from './bank.js';
import { Journal } from './journal.js';
import type { PaymentRecord } from './records.js';
import { ManualClock } from './sandbox-clock.fixture.js';
import { outcomeWish, type OutcomeWish } from './wishes.js';

let folder: string;
let clock: ManualClock;
let journal: Journal;
let bank: Bank;
let agenda: Agenda;
let begunAt: number;
/** Seconds after the beginning of each call of the shop, and what it then finds. */
let calls: (readonly [second: number, status: string, reason: string | null])[];

/** The sandbox as it is after a start: everything that it knows comes from its folder. */
function begin(): void {
  journal = new Journal(folder, clock.now);
  bank = new Bank(journal, clock.now);
  agenda = new Agenda(journal, bank, clock.now, async (_url, id) => {
    calls.push([(clock.now() - begunAt) / 1_000, ...stateOf(id)]);
    return 200;
  });
}
const stateOf = (id: string): readonly [status: string, reason: string | null] => {
  const payment = bank.payment(id);
  return [payment.status, bank.returns.bankReasonOf(payment)];
};
async function passSeconds(seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    clock.pass({ seconds: 1 });
    await agenda.catchUp();
  }
}
function collect(iban: string): PaymentRecord {
  const { id: customerId } = bank.mandates.createCustomer({ name: 'T. de Vries' });
  const mandate = { method: 'directdebit', consumerName: 'T. de Vries', consumerAccount: iban, mandateReference: 'SITE-1' } as const;
  return bank.createPayment({
    amount: { currency: 'EUR', value: '29.95' },
    description: 'The site 0193abcd',
    sequenceType: 'recurring',
    customerId,
    mandateId: bank.mandates.createMandate(customerId, mandate).id,
    webhookUrl: 'https://shop.example/webhook',
    metadata: null,
  });
}
const decide = (id: string, wish: Partial<OutcomeWish>): PaymentRecord => bank.decide(id, outcomeWish.parse(wish));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'debits-'));
  clock = new ManualClock();
  begunAt = clock.now();
  calls = [];
  begin();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As `apps/tools/README.md` has them. */
const agreed = {
  any: ['NL69TEST0000000001', 'DE97500105170000000001', 'AT741904300000000001', 'NL17RABO0213698412'],
  9901: ['NL04TEST0000009901', 'DE32500105170000009901', 'AT091904300000009901', 'BE43539000229901'],
  9902: ['NL74TEST0000009902', 'DE05500105170000009902', 'AT791904300000009902', 'BE32539000879902'],
  9903: ['NL47TEST0000009903', 'DE75500105170000009903', 'AT521904300000009903', 'BE21539000559903'],
  9904: ['NL20TEST0000009904', 'DE48500105170000009904', 'AT251904300000009904', 'BE10539000239904'],
  9905: ['NL90TEST0000009905', 'DE21500105170000009905', 'AT951904300000009905', 'BE96539000889905'],
  9906: ['NL63TEST0000009906', 'DE91500105170000009906', 'AT681904300000009906', 'BE85539000569906'],
};

describe('what the bank of an account does by itself', () => {
  it.each(agreed.any)('is to pay after 20 seconds (%s)', async (iban) => {
    const { id } = collect(iban);
    await passSeconds(19);
    expect([stateOf(id), calls]).toEqual([['pending', null], []]);
    await passSeconds(100);
    expect(calls).toEqual([[20, 'paid', null]]);
    expect(bank.payment(id).paidAt).toBe(begunAt + 20_000);
  });

  it.each([
    ['AM04', 'there is not enough money', agreed[9901]],
    ['AC04', 'the account is closed', agreed[9902]],
  ])('is to refuse with %s: %s', async (code, _why, ibans) => {
    for (const iban of ibans) collect(iban);
    await passSeconds(100);
    expect(calls).toEqual(ibans.map(() => [20, 'failed', code]));
  });

  it.each(agreed[9903])('is to pay, and to take it back 20 seconds later (%s)', async (iban) => {
    const { id } = collect(iban);
    await passSeconds(100);
    expect(calls).toEqual([
      [20, 'paid', null],
      [40, 'paid', 'MD06'],
    ]);
    expect(bank.returns.chargedBack(bank.payment(id)).value).toBe('29.95');
  });

  it.each(agreed[9904])('is to take back what it paid, and to pay it all the same (%s)', async (iban) => {
    const { id } = collect(iban);
    await passSeconds(200);
    expect(calls).toEqual([
      [20, 'paid', null],
      [40, 'paid', 'MD06'],
      [60, 'paid', null],
    ]);
    expect(bank.returns.chargedBack(bank.payment(id)).value).toBe('0.00');
  });

  it.each(agreed[9905])('is nothing until somebody decides (%s)', async (iban) => {
    const { id } = collect(iban);
    clock.pass({ days: 30 });
    await agenda.catchUp();
    expect([stateOf(id), calls]).toEqual([['pending', null], []]);
    decide(id, { status: 'paid' });
    await agenda.catchUp();
    expect(stateOf(id)).toEqual(['paid', null]);
  });

  it.each(agreed[9906])('is to know no mandate (%s)', (iban) => {
    expect(() => collect(iban)).toThrow('no such mandate');
    expect(journal.all('mandate')).toMatchObject([{ consumerAccount: iban, status: 'invalid' }]);
  });

  it('is agreed with accounts that can be', () => {
    for (const iban of Object.values(agreed).flat()) expect([iban, isValidIBAN(iban)]).toEqual([iban, true]);
  });
});

describe('what somebody decides about a debit', () => {
  it.each([
    ['paid', {}, null],
    ['failed', { bank_reason: 'MS02' }, 'MS02'],
    ['failed', {}, 'MS03'],
    ['canceled', {}, null],
  ] as const)('holds: it is %s with %j, and its bank does nothing more by itself', async (status, rest, reason) => {
    const { id } = collect('NL69TEST0000000001');
    decide(id, { status, ...rest });
    await passSeconds(100);
    expect([stateOf(id), calls]).toEqual([[status, reason], [[1, status, reason]]]);
  });

  it('is not overtaken by a bank that would take it back', async () => {
    const { id } = collect('NL47TEST0000009903');
    decide(id, { status: 'failed', bank_reason: 'AC06' });
    await passSeconds(100);
    expect(stateOf(id)).toEqual(['failed', 'AC06']);
  });

  it('is not taken back once more by a bank, after it was taken back and paid again', async () => {
    const { id } = collect('NL47TEST0000009903');
    await passSeconds(25);
    bank.returns.reverseChargeback(bank.returns.chargeBack(id).id);
    await passSeconds(100);
    expect([stateOf(id), bank.returns.chargebacksOf(id).length]).toEqual([['paid', null], 1]);
  });

  it('is that a refusal was a mistake', async () => {
    const { id } = collect('NL04TEST0000009901');
    await passSeconds(20);
    decide(id, { status: 'paid' });
    await passSeconds(100);
    expect(stateOf(id)).toEqual(['paid', null]);
  });

  it('is why the bank takes it back, else at the wish of its holder', async () => {
    const { id } = collect('NL69TEST0000000001');
    decide(id, { status: 'paid', webhook: 'never' });
    const first = bank.returns.chargeBack(id, { amount: { currency: 'EUR', value: '10.00' } });
    expect(stateOf(id)).toEqual(['paid', 'MD06']);
    bank.returns.chargeBack(id, { reason: 'MD01' });
    expect(stateOf(id)).toEqual(['paid', 'MD01']);
    bank.returns.reverseChargeback(bank.returns.chargebacksOf(id)[0]?.id ?? '');
    expect(stateOf(id)).toEqual(['paid', 'MD06']);
    bank.returns.reverseChargeback(first.id);
    expect(stateOf(id)).toEqual(['paid', null]);
  });

  it('is nothing that a bank says of a card', () => {
    const { id } = bank.createPayment({
      amount: { currency: 'EUR', value: '29.95' },
      description: '50 credits',
      method: 'creditcard',
      redirectUrl: 'https://shop.example/back',
      metadata: null,
    });
    decide(id, { status: 'failed', bank_reason: 'AM04' });
    expect(stateOf(id)).toEqual(['failed', null]);
    decide(id, { status: 'paid' });
    expect(bank.returns.chargeBack(id, { reason: 'AM04' }).bankReason).toBeNull();
  });
});

describe('a sandbox that was away', () => {
  it('has banks do what became due meanwhile, and nothing a second time', async () => {
    const { id } = collect('NL20TEST0000009904');
    for (let step = 0; step < 4; step += 1) {
      clock.pass({ seconds: 20 });
      begin();
      await agenda.catchUp();
    }
    expect(calls.map(([, status, reason]) => [status, reason])).toEqual([
      ['paid', null],
      ['paid', 'MD06'],
      ['paid', null],
    ]);
    expect(bank.returns.chargebacksOf(id)).toHaveLength(1);
  });

  it('does not do again what it did right before a kill', async () => {
    const { id } = collect('NL20TEST0000009904');
    for (const act of [
      () => bank.collect(id),
      () => bank.takeBack(id),
      () => bank.returns.reverseOnce(bank.returns.chargebacksOf(id)[0]?.id ?? ''),
    ]) {
      clock.pass({ seconds: 20 });
      act(); // and is killed before it notes that this is done
      begin();
      await agenda.catchUp();
    }
    expect(calls.map(([second]) => second)).toEqual([20, 40, 60]);
    expect(bank.returns.chargebacksOf(id)).toHaveLength(1);
  });

  it('reads what it wrote when it knew nothing of debits', () => {
    const old = { kind: 'payment', id: 'tr_old', token: 't1', mode: 'test', status: 'paid', amount: { currency: 'EUR', value: '29.95' } };
    const rest = { description: '50 credits', method: 'ideal', locale: null, metadata: null, redirectUrl: 'https://shop.example/back' };
    const times = { cancelUrl: null, webhookUrl: null, failureReason: null, createdAt: 1, expiresAt: 2, paidAt: 3, endedAt: null };
    const chargeback = { kind: 'chargeback', id: 'chb_old', paymentId: 'tr_old', amount: old.amount, createdAt: 4, reversedAt: null };
    appendFileSync(join(folder, 'journal.jsonl'), `${JSON.stringify({ ...old, ...rest, ...times })}\n${JSON.stringify(chargeback)}\n`);
    begin();
    expect(bank.payment('tr_old')).toMatchObject({ status: 'paid', mandateId: null, bankReason: null });
    expect(bank.returns.chargebacksOf('tr_old')).toMatchObject([{ id: 'chb_old', bankReason: null }]);
  });
});
