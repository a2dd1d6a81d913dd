import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { locales, type Locale } from '#contracts';
import { OutboxStore } from '#events';
import { Mailer, type OutgoingMail } from '#mail';
import { dayText, wordsFor } from '#i18n';
import { setLogLevel } from '#observability';
import { bankAccountKeyOf, InvoiceIssuing, withdrawalKeyOf } from '#payments';
import { World, type TestMember } from '#testing';
import { MessagesService, NotificationsModule } from '../index.js';
import { readable } from './readable.fixture.js';

setLogLevel('silent');
const taken: OutgoingMail[] = [];
const mailer: Mailer = {
  send: async (mail) => {
    taken.push(mail);
  },
};
@Global()
@Module({ providers: [{ provide: Mailer, useValue: mailer }], exports: [Mailer] })
class FakeMailModule {}

let world: World;
let messages: MessagesService;
beforeAll(async () => {
  world = await World.open([FakeMailModule, NotificationsModule]);
  messages = world.get(MessagesService);
});
beforeEach(async () => {
  await world.empty();
  taken.length = 0;
});
afterAll(() => world.close());

const aClaim = () => world.get(OutboxStore).claim(randomUUID());
const transfer = { bank: 'ING', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', holder: 'Second Spring', reference: 'RF12-3456' };
const company = {
  id: randomUUID(),
  name: 'Second Spring B.V.',
  address: 'Keizersgracht 1',
  city: 'Amsterdam',
  country: 'NL',
  kvk: '1',
  vatNumbers: [],
};

/** Read in German, whatever the buyer's language is now. */
const agreed = { language: 'de', startAtOnce: 'Sofort beginnen.', payForUse: 'Wenn ich widerrufe, bezahle ich.' };

/** 500 credits for 50.00 euros: paid at noon of 25 November, or awaited by bank transfer. */
async function order({ id: memberId, siteId, language }: TestMember, isPaid = true, consent: object | null = agreed): Promise<string> {
  const [row] = await world.rows<{ id: string }>(
    `insert into payments.orders
       (id, member_id, idempotency_key, body_hash, site_id, return_origin, company, locale, country, country_evidence, bundle_id, credits, price_minor,
        payable_minor, currency, vat_bps, vat_minor, method, state, psp, transfer, granted_credits, consent_version, consent, terms_version, refund_days,
        created_at, paid_at, withdraw_until)
     values (gen_random_uuid(), $1, gen_random_uuid(), '', $2, 'http://localhost:3000', $3, $4, 'NL', '{}', gen_random_uuid(), 500, 5000, 5000, 'EUR', 2100, 868,
        'banktransfer', case when $5 then 'paid' else 'pending' end, 'test', $6, case when $5 then 500 else 0 end, '2026-11', $7, '2023-12-01T12:00:00Z', 14, '2026-11-25T11:58:00Z',
        case when $5 then timestamptz '2026-11-25T12:00:00Z' end, case when $5 then date '2026-12-09' end)
     returning id`,
    [memberId, siteId, company, language, isPaid, transfer, consent],
  );
  return row?.id ?? '';
}
async function refundOf(
  { id }: TestMember,
  orderId: string,
  amountMinor = 4_000,
  cause: 'withdrawal' | 'chargeback' = 'withdrawal',
): Promise<string> {
  const [row] = await world.rows<{ id: string }>(
    `insert into payments.refund (order_id, member_id, cause, amount_minor, currency, credits, state, psp_refund_id, created_at)
     values ($1, $2, $4, $3, 'EUR', 400, 'done', gen_random_uuid(), '2026-11-26T09:30:00Z') returning id`,
    [orderId, id, amountMinor, cause],
  );
  return row?.id ?? '';
}
const last = () => taken.at(-1);
const forms = () => [last()?.html ?? '', last()?.text ?? ''].map(readable);
const dayIn = (language: Locale, day: string) => readable(dayText(day, language));
const fiftyIn: Partial<Record<Locale, string>> = { en: '€50.00', nl: '€ 50,00', pl: '50,00 €' };

describe.each(locales)('the mails about money, in %s [#E24] [#E2]', (language) => {
  it('tell every fact, lead to the order, and carry the paper', async () => {
    const anna = await world.member('Anna', { language });
    const orderId = await order(anna);
    const refundId = await refundOf(anna, orderId);
    const open = await order(anna, false);
    await world.get(InvoiceIssuing).issueCreditNote(aClaim(), refundId);

    expect(await messages.answer('mail.receipt', aClaim(), { orderId })).toEqual({ kind: 'done' });
    expect(last()?.attachments?.map(({ filename, contentType }) => [filename.replace(/\d{4}-/, ''), contentType])).toEqual([
      ['invoice-000001.pdf', 'application/pdf'],
    ]);
    const key = withdrawalKeyOf(world.config.appSecret, orderId);
    for (const form of forms()) {
      expect(form).toContain(`http://localhost:3000/transactions/${orderId}/withdraw?key=${key}`);
      if (fiftyIn[language]) expect(form).toContain(fiftyIn[language]);
      expect(form).toMatch(/9\b.*2026/);
    }

    expect(await messages.answer('mail.order-received', aClaim(), { orderId: open })).toEqual({ kind: 'done' });
    for (const form of forms())
      for (const fact of ['NL91 ABNA 0417 1643 00', 'ABNANL2A', 'Second Spring', 'RF12-3456']) expect(form).toContain(fact);

    expect(await messages.answer('mail.refund', aClaim(), { refundId })).toEqual({ kind: 'done' });
    expect(last()?.attachments?.[0]?.filename).toMatch(/^credit-note-C\d{4}-000001\.pdf$/);

    expect(await messages.answer('mail.withdrawal-receipt', aClaim(), { refundId })).toEqual({ kind: 'done' });
    expect(last()?.lane).toBe('critical');
    for (const form of forms()) for (const fact of ['10', '30', '00', '400', orderId]) expect(form).toContain(fact);

    const refundMail = taken.at(-2);
    const chargebackId = await refundOf(anna, orderId, 1_000, 'chargeback');
    await world.get(InvoiceIssuing).issueCreditNote(aClaim(), chargebackId);
    expect(await messages.answer('mail.refund', aClaim(), { refundId: chargebackId })).toEqual({ kind: 'done' });
    expect(last()?.attachments?.[0]?.filename).toMatch(/^credit-note-C\d{4}-000002\.pdf$/);
    expect(last()?.subject).toContain('10');
    expect(last()?.subject.replace('10', '40')).not.toBe(refundMail?.subject);

    const moved = { key: randomUUID(), orderId, amountMinor: 1_000 };
    expect(await messages.answer('mail.double-payment', aClaim(), moved)).toEqual({ kind: 'done' });
    for (const form of forms()) for (const fact of ['10', orderId]) expect(form).toContain(fact);
    expect(await messages.answer('mail.chargeback-reversed', aClaim(), { ...moved, credits: 123 })).toEqual({ kind: 'done' });
    for (const form of forms()) for (const fact of ['10', '123', orderId]) expect(form).toContain(fact);

    await world.rows(`update payments.refund set state = 'failed' where id = $1`, [refundId]);
    expect(await messages.answer('mail.bank-account-request', aClaim(), { refundId })).toEqual({ kind: 'done' });
    const given = bankAccountKeyOf(world.config.appSecret, orderId);
    for (const form of forms())
      for (const fact of [`http://localhost:3000/transactions/${orderId}/bank-account?key=${given}`, 'IBAN', '40'])
        expect(form).toContain(fact);

    expect(taken).toHaveLength(8);
    for (const { html, text, subject } of taken) expect(`${html}${text}${subject}`).not.toMatch(/\{\w+\}|undefined/);
    for (const { text } of taken.slice(0, -1)) expect(text).toMatch(/http:\/\/localhost:3000\/transactions\/[0-9a-f-]{36}\n/);
  });
});

describe.each(locales)('what a buyer keeps of a contract, in %s', (language) => {
  const { contract, payments } = wordsFor(language);
  const seller = ['Second Spring B.V.', 'Keizersgracht 1', 'hello@lente.example'];

  it('stands in the receipt itself: both consents with their time, the terms, the right to withdraw and the form for it', async () => {
    const orderId = await order(await world.member('Anna', { language }));
    await world.get(InvoiceIssuing).issueInvoice(aClaim(), orderId);
    await messages.answer('mail.receipt', aClaim(), { orderId });
    const { instruction, to, statement, ordered, name, address, signature, date, footnote } = contract.form;
    for (const form of forms()) {
      for (const fact of [agreed.startAtOnce, agreed.payForUse, '2026-11', ...seller]) expect(form).toContain(fact);
      expect(form).toMatch(/12[:.]58[:.]00/);
      for (const day of ['2023-12-01', '2026-11-25', '2026-12-09']) expect(form).toContain(dayIn(language, day));
      for (const line of [instruction, to, statement, ordered, name, address, signature, date, footnote])
        expect(form).toContain(readable(line));
      for (const words of [contract.form.title, contract.withdrawal.how, contract.withdrawal.money])
        expect(form).toContain(readable(words));
    }
    expect(last()?.html).toMatch(/<ul[^>]*lang="de-DE"/);
  });

  it('stands in the receipt of a withdrawal: from what, when, what was paid, and who sold it', async () => {
    const anna = await world.member('Anna', { language });
    const orderId = await order(anna);
    await messages.answer('mail.withdrawal-receipt', aClaim(), { refundId: await refundOf(anna, orderId) });
    for (const form of forms()) {
      for (const fact of ['500', orderId, '50', '40', ...seller]) expect(form).toContain(fact);
      expect(form).toContain(readable(contract.labels.withdrawnFrom));
      expect(form).toContain(dayIn(language, '2026-11-25'));
      expect(form).toContain(readable(payments.labels.withdrawnAt));
    }
  });
});

describe('the mails about money [#E24] [#E2]', () => {
  let anna: TestMember;
  let refundId: string;
  beforeEach(async () => {
    anna = await world.member('Anna');
    refundId = await refundOf(anna, await order(anna));
  });

  it.each([
    ['wants no other mails', `update auth.account set notifications_disabled = '{unsubscribed}' where id = $1`],
    ['is banned', `update auth.account set status = 'banned' where id = $1`],
    ['has an address that a mail came back from', `update auth.account set notifications_disabled = '{bounced}' where id = $1`],
    ['is leaving', `update auth.account set status = 'deleted' where id = $1`],
  ])('go out when the member %s', async (_, change) => {
    await world.rows(change, [anna.id]);
    expect(await messages.answer('mail.withdrawal-receipt', aClaim(), { refundId })).toEqual({ kind: 'done' });
    expect(await messages.answer('mail.withdrawal-receipt', aClaim(), { refundId })).toMatchObject({ kind: 'skipped' });
    expect(taken).toHaveLength(1);
    // It was taken: nothing says any more that the address does not exist.
    expect(await world.rows(`select from auth.account where 'bounced' = any (notifications_disabled)`)).toEqual([]);
  });

  it.each([['the member was erased', `delete from auth.account where id = $1`]])('stay away when %s', async (_, change) => {
    await world.rows(change, [anna.id]);
    expect(await messages.answer('mail.withdrawal-receipt', aClaim(), { refundId })).toMatchObject({ kind: 'skipped' });
    expect(taken).toEqual([]);
  });

  it('say so when all credits were used and nothing comes back', async () => {
    await messages.answer('mail.withdrawal-receipt', aClaim(), { refundId: await refundOf(anna, await order(anna), 0) });
    expect(last()?.text).toContain('you get no money back');
    expect(last()?.text).toContain('€0.00');
  });

  it('say once that a second payment goes back, and that a chargeback was reversed, whole or in part', async () => {
    const orderId = await order(anna);
    const moved = { key: randomUUID(), orderId, amountMinor: 1_000 };
    expect(await messages.answer('mail.double-payment', aClaim(), moved)).toEqual({ kind: 'done' });
    expect(await messages.answer('mail.double-payment', aClaim(), moved)).toMatchObject({ kind: 'skipped' });
    expect(last()?.text).toContain('second payment of €10.00');

    await messages.answer('mail.chargeback-reversed', aClaim(), { ...moved, key: randomUUID(), credits: 0 });
    expect(last()?.text).toContain('works as before');
    expect(last()?.text).not.toContain('Credits back in your balance');
    await world.rows(`update payments.orders set charged_back_minor = 3000 where id = $1`, [orderId]);
    await messages.answer('mail.chargeback-reversed', aClaim(), { ...moved, key: randomUUID(), credits: 80 });
    expect(last()?.text).toContain('paid €10.00 of it to us again');
    expect(last()?.text).not.toContain('works as before');
  });

  it('say of an order that was withdrawn from before it was paid what comes back of it, and never that its credits are ready', async () => {
    const open = await order(anna, false);
    const withdrawn = await refundOf(anna, open, 0);
    expect(await messages.answer('mail.withdrawal-receipt', aClaim(), { refundId: withdrawn })).toEqual({ kind: 'done' });
    await world.rows(
      `update payments.orders set state = 'paid', paid_at = '2026-11-27T12:00:00Z', granted_credits = credits where id = $1`,
      [open],
    );
    await world.rows(`update payments.refund set amount_minor = 5000, state = 'requested' where id = $1`, [withdrawn]);
    expect(await messages.answer('mail.receipt', aClaim(), { orderId: open })).toMatchObject({ kind: 'skipped' });
    expect(await messages.answer('mail.withdrawal-receipt', aClaim(), { refundId: withdrawn })).toEqual({ kind: 'done' });
    expect(last()?.text).toContain('We will pay €50.00 back to you');
    expect(await messages.answer('mail.withdrawal-receipt', aClaim(), { refundId: withdrawn })).toMatchObject({ kind: 'skipped' });
  });

  it('say of money that finance paid that it came another way than it went', async () => {
    await world.get(InvoiceIssuing).issueCreditNote(aClaim(), refundId);
    await world.rows(`update payments.refund set psp_refund_id = null where id = $1`, [refundId]);
    expect(await messages.answer('mail.refund', aClaim(), { refundId })).toEqual({ kind: 'done' });
    expect(last()?.text).toContain('transferred €40.00 to your bank account');
    expect(last()?.text).not.toContain('same way you paid.');
  });

  it('ask for a bank account whenever a contract ended, also by a ban, and not for what somebody at the provider paid back', async () => {
    const asked = async (cause: string) => {
      await world.rows(`update payments.refund set state = 'failed', failed_transfers = failed_transfers + 1, cause = $2 where id = $1`, [
        refundId,
        cause,
      ]);
      return (await messages.answer('mail.bank-account-request', aClaim(), { refundId })).kind;
    };
    expect([await asked('ban'), await asked('withdrawal'), await asked('provider')]).toEqual(['done', 'done', 'skipped']);
  });

  it('stay away when there is nothing to tell', async () => {
    const open = await order(anna, false);
    expect(await messages.answer('mail.receipt', aClaim(), { orderId: open })).toMatchObject({ kind: 'skipped' });
    expect(await messages.answer('mail.order-received', aClaim(), { orderId: await order(anna) })).toMatchObject({ kind: 'skipped' });
    expect(await messages.answer('mail.refund', aClaim(), { refundId: randomUUID() })).toMatchObject({ kind: 'skipped' });
    expect(await messages.answer('mail.bank-account-request', aClaim(), { refundId })).toMatchObject({ kind: 'skipped' });
    for (const job of ['mail.double-payment', 'mail.chargeback-reversed'] as const) {
      const moved = { key: randomUUID(), orderId: randomUUID(), amountMinor: 1_000, credits: 1 };
      expect(await messages.answer(job, aClaim(), moved)).toMatchObject({ kind: 'skipped' });
    }
    expect(await messages.answer('mail.withdrawal-receipt', aClaim(), { refundId: randomUUID() })).toMatchObject({ kind: 'skipped' });
    expect(taken).toEqual([]);
  });

  it('claim no words for an order of which only the version is known', async () => {
    const orderId = await order(anna, true, null);
    await world.get(InvoiceIssuing).issueInvoice(aClaim(), orderId);
    await messages.answer('mail.receipt', aClaim(), { orderId });
    const { agreed: words, form } = wordsFor('en').contract;
    expect(last()?.text).not.toContain(words.title);
    expect(last()?.text).toContain(form.title);
  });

  it('wait for their paper', async () => {
    const paid = await order(anna);
    await expect(messages.answer('mail.receipt', aClaim(), { orderId: paid })).rejects.toThrow('not issued');
    expect(taken).toEqual([]);
  });
});
