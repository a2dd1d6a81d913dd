import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { locales } from '#contracts';
import { OutboxStore } from '#events';
import { dayText, moneyText, wordsFor } from '#i18n';
import { Mailer, type OutgoingMail } from '#mail';
import { setLogLevel } from '#observability';
import { DebitReader, Mandates, type DebitAnnouncement } from '#payments';
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
let anna: TestMember;
/** What the payments know of the debit; null: nothing. */
let debit: DebitAnnouncement | null;
let revokedAt: Date | null;
const mandateId = randomUUID();

beforeAll(async () => {
  world = await World.open([FakeMailModule, NotificationsModule]);
  messages = world.get(MessagesService);
  Object.assign(world.get(DebitReader), {
    announcementOf: async () => debit,
    mandateOf: async () => debit && { ...debit, revokedAt, paper: {} },
  });
  Object.assign(world.get(Mandates), {
    paperOf: async (memberId: string, id: string) => {
      if (memberId !== anna.id || id !== mandateId) throw new Error('another mandate');
      return { name: 'M-2A3B.pdf', bytes: Buffer.from('%PDF-1.7') };
    },
  });
});
beforeEach(async () => {
  await world.empty();
  taken.length = 0;
  revokedAt = new Date();
});
afterAll(() => world.close());

const aClaim = () => world.get(OutboxStore).claim(randomUUID());
const company = {
  id: randomUUID(),
  name: 'Second Spring B.V.',
  address: 'Keizersgracht 1',
  city: 'Amsterdam',
  country: 'NL',
  kvk: '1',
  vatNumbers: [],
};

/** 500 credits for 50.00 euros by direct debit, on 9 December. */
async function ordered(member: TestMember, state: 'pending' | 'paid' | 'cancelled' = 'pending'): Promise<string> {
  const [row] = await world.rows<{ id: string }>(
    `insert into payments.orders
       (id, member_id, idempotency_key, body_hash, site_id, return_origin, company, locale, country, country_evidence, bundle_id, credits, price_minor,
        payable_minor, currency, vat_bps, vat_minor, method, state, psp, granted_credits, consent_version, consent, terms_version, refund_days, created_at, paid_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), '', $2, 'http://localhost:3000', $3, $4, 'NL', '{}', gen_random_uuid(), 500, 5000, 5000, 'EUR', 2100, 868,
        'directdebit', $5, 'test', case when $5 = 'paid' then 500 else 0 end, '2026-11', $6, '2023-12-01T12:00:00Z', 14, '2026-12-01T11:58:00Z', case when $5 = 'paid' then timestamptz '2026-12-09T12:00:00Z' end)
     returning id`,
    [
      member.id,
      member.siteId,
      company,
      member.language,
      state,
      { language: 'de', startAtOnce: 'Sofort beginnen.', payForUse: 'Wenn ich widerrufe.' },
    ],
  );
  const orderId = row?.id ?? '';
  debit = {
    memberId: member.id,
    orderId,
    mandateId,
    reference: 'M-2A3B4C5D6E7F8G9H',
    creditorId: 'NL00ZZZ000000000000',
    creditorName: 'Second Spring B.V.',
    holder: 'Anna de Vries',
    ibanEndsIn: '4300',
    amount: { minor: 5_000, currency: 'EUR' },
    collectOn: '2026-12-09',
    creditsAtOnce: 250,
    creditsLater: 250,
  };
  return orderId;
}
const last = () => taken.at(-1);
const forms = () => [last()?.html ?? '', last()?.text ?? ''].map(readable);

describe.each(locales)('the mails about a direct debit, in %s', (language) => {
  beforeEach(async () => {
    anna = await world.member('Anna', { language });
  });
  const facts = ['M-2A3B4C5D6E7F8G9H', 'NL00ZZZ000000000000', 'Second Spring B.V.', '4300'];

  it('tell how much is collected and when, by which mandate from which account, with the mandate and the contract [#129]', async () => {
    const orderId = await ordered(anna);
    expect(await messages.answer('mail.debit-announced', aClaim(), { orderId })).toEqual({ kind: 'done' });
    const [amount, day] = [readable(moneyText({ minor: 5_000, currency: 'EUR' }, language)), readable(dayText('2026-12-09', language))];
    for (const form of forms()) {
      for (const fact of [...facts, amount, day, '250', orderId, 'Sofort beginnen.', readable(wordsFor(language).contract.title)])
        expect(form).toContain(fact);
      expect(form).toContain(`http://localhost:3000/transactions/${orderId}`);
    }
    expect([readable(last()?.subject ?? '').includes(amount), readable(last()?.subject ?? '').includes(day)]).toEqual([true, true]);
    expect(last()?.attachments).toEqual([{ filename: 'M-2A3B.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }]);
  });

  it('tell that it was returned and that the mandate is revoked, and leave no word to fill in', async () => {
    const orderId = await ordered(anna, 'cancelled');
    expect(await messages.answer('mail.debit-returned', aClaim(), { key: randomUUID(), orderId })).toEqual({ kind: 'done' });
    for (const form of forms()) for (const fact of [...facts, orderId]) expect(form).toContain(fact);
    expect(await messages.answer('mail.mandate-revoked', aClaim(), { mandateId })).toEqual({ kind: 'done' });
    for (const form of forms()) for (const fact of [...facts, 'http://localhost:3000/settings/spending']) expect(form).toContain(fact);
    for (const { html, text, subject } of taken) expect(`${html}${text}${subject}`).not.toMatch(/\{\w+\}|undefined/);
  });
});

describe('the mails about a direct debit', () => {
  beforeEach(async () => {
    anna = await world.member('Anna');
  });

  it('go out once each, to the banned too', async () => {
    const orderId = await ordered(anna);
    await world.rows(`update auth.account set status = 'banned' where id = $1`, [anna.id]);
    for (const [job, payload] of [
      ['mail.debit-announced', { orderId }],
      ['mail.debit-returned', { key: orderId, orderId }],
      ['mail.mandate-revoked', { mandateId }],
    ] as const) {
      expect(await messages.answer(job, aClaim(), payload)).toEqual({ kind: 'done' });
      expect(await messages.answer(job, aClaim(), payload)).toMatchObject({ kind: 'skipped' });
    }
    // A bank that gives it back once more is told of once more.
    expect(await messages.answer('mail.debit-returned', aClaim(), { key: mandateId, orderId })).toEqual({ kind: 'done' });
    expect(taken).toHaveLength(4);
  });

  it('do not announce a debit that was called off, or whose money is there', async () => {
    for (const state of ['cancelled', 'paid'] as const)
      expect(await messages.answer('mail.debit-announced', aClaim(), { orderId: await ordered(anna, state) })).toMatchObject({
        kind: 'skipped',
      });
    expect(taken).toEqual([]);
  });

  it('say nothing of credits that come later where all came at once', async () => {
    const orderId = await ordered(anna);
    debit = debit && { ...debit, creditsAtOnce: 500, creditsLater: 0 };
    await messages.answer('mail.debit-announced', aClaim(), { orderId });
    expect(last()?.text).toContain('Credits at once: 500');
    expect(last()?.text).not.toContain('Credits when your bank has paid');
  });

  it('stay away when there is nothing to tell, or nobody', async () => {
    const orderId = await ordered(anna);
    revokedAt = null;
    expect(await messages.answer('mail.mandate-revoked', aClaim(), { mandateId })).toMatchObject({ kind: 'skipped' });
    debit = null;
    expect(await messages.answer('mail.debit-announced', aClaim(), { orderId })).toMatchObject({ kind: 'skipped' });
    expect(await messages.answer('mail.debit-returned', aClaim(), { key: orderId, orderId })).toMatchObject({ kind: 'skipped' });
    await ordered(anna);
    revokedAt = new Date();
    await world.rows(`delete from auth.account where id = $1`, [anna.id]);
    expect(await messages.answer('mail.mandate-revoked', aClaim(), { mandateId })).toMatchObject({ kind: 'skipped' });
    expect(taken).toEqual([]);
  });
});
