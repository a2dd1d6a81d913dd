import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import type { StaffRole } from '#contracts-admin';
import { Transactions } from '#database';
import { demoIds } from '#site';
import { World, type TestMember } from '#testing';
import { BackOfficeModule, EvidenceOfficeService, type StaffActor } from '../index.js';
import { evidenceSheet } from './evidence-sheet.js';
import { EvidenceRepository } from './evidence.repository.js';
import { OrderPages } from './order-pages.service.js';

let world: World;
let anna: TestMember;
let bert: TestMember;
let orderId: string;
beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
});
beforeEach(async () => {
  await world.empty();
  [anna, bert] = [await world.member('Anna', { email: 'anna@mail.example' }), await world.member('Bert')];
  const [row] = await world.rows<{ id: string }>(
    `insert into payments.orders (id, member_id, idempotency_key, body_hash, site_id, return_origin, company, locale, country, country_evidence,
       bundle_id, credits, price_minor, payable_minor, currency, vat_bps, vat_minor, method, state, psp, psp_id, granted_credits, consent_version,
       consent, refund_days, created_at, paid_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), '', $2, 'http://localhost', '{"name": "Second Spring B.V."}', 'nl', 'NL',
       '{"profile": "NL", "network": "NL", "payment": "BE"}', gen_random_uuid(), 50, 4000, 4000, 'EUR', 2100, 694, 'creditcard', 'paid', 'mollie', 'tr_7',
       50, 'b', $3, 14, now() - interval '1 hour', now() - interval '1 hour') returning id`,
    [anna.id, demoIds.site, { language: 'nl', startAtOnce: 'Ik wil de credits meteen.', payForUse: 'Ik betaal wat ik gebruik.' }],
  );
  orderId = row?.id ?? '';
});
afterAll(() => world.close());

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
const uses = (memberId: string, credits: number, ago: string) =>
  world
    .rows(
      `with line as (select payments.credit($1, $2, 'adjustment', gen_random_uuid())), used as (select payments.debit($1, $2, 'message', gen_random_uuid()) from line)
     select * from used`,
      [memberId, credits],
    )
    .then(() =>
      world.rows(
        `update payments.ledger_entry set at = now() - $2::interval where member_id = $1 and amount < 0 and at > now() - interval '1 second'`,
        [memberId, ago],
      ),
    );
const sheet = () =>
  world.get(Transactions).read(async (tx) => {
    const evidence = world.get(EvidenceRepository);
    const order = await world.get(OrderPages).of(tx, orderId, randomUUID());
    return evidenceSheet({
      order,
      buyer: await evidence.buyer(tx, anna.id),
      uses: await evidence.uses(tx, anna.id, new Date(order.paid_at ?? 0)),
      visits: await evidence.visits(tx, anna.id),
      writtenAt: new Date(),
    });
  });
const partOf = async (title: string) => (await sheet()).sections.find((section) => section.title === title);

describe('the evidence for a dispute', () => {
  it('holds what was agreed to, in the words that the buyer saw', async () => {
    expect((await partOf('What was agreed to with the order'))?.paragraphs).toEqual([
      'Ik wil de credits meteen.',
      'Ik betaal wat ik gebruik.',
    ]);
  });

  it('says who bought what, where from, and that it was delivered', async () => {
    const facts = [...((await partOf('The order'))?.facts ?? []), ...((await partOf('The buyer'))?.facts ?? [])];
    expect(Object.fromEntries(facts)).toMatchObject({
      'Sold by': 'Second Spring B.V.',
      'Payment at the provider': 'mollie tr_7',
      Amount: '€40.00',
      Delivered: 'Nothing',
      'E-mail address': 'anna@mail.example',
      'Country of the network': 'NL',
      'Country of the payment': 'BE',
    });
  });

  it('counts what the buyer used since the payment, and nothing of before or of somebody else', async () => {
    await uses(anna.id, 3, '30 minutes');
    await uses(anna.id, 2, '2 hours');
    await uses(bert.id, 5, '30 minutes');
    const facts = (await partOf('What the account sent for credits since the payment'))?.facts ?? [];
    expect(facts.map(([name, value]) => [name, value.split(',').slice(0, 2).join(',')])).toEqual([['Messages sent', '1, for 3 credits']]);
  });

  it('takes credits that were taken back for no use', async () => {
    await world.rows(`select payments.credit($1, 50, 'adjustment', gen_random_uuid())`, [anna.id]);
    await world.rows(`select payments.debit($1, 50, 'adjustment', gen_random_uuid())`, [anna.id]);
    expect(await partOf('What the account sent for credits since the payment')).toMatchObject({
      facts: [],
      paragraphs: ['Nothing was sent for credits.'],
    });
  });

  it('tells each movement of the money once, and of a chargeback that it was given back', async () => {
    await world.rows(
      `insert into payments.refund (order_id, member_id, cause, amount_minor, currency, credits, state, created_at, done_at)
       values ($1, $2, 'chargeback', 4000, 'EUR', 50, 'failed', '2026-11-01T10:00Z', '2026-11-09T10:00Z'),
              ($1, $2, 'staff', 500, 'EUR', 5, 'done', '2026-11-02T10:00Z', '2026-11-03T10:00Z')`,
      [orderId, anna.id],
    );
    const { facts = [] } = (await partOf('Money that went back')) ?? {};
    expect(facts).toEqual([
      ['Charged back', '€40.00, 2026-11-01 10:00 UTC, given back on 2026-11-09 10:00 UTC'],
      ['Refund', '€5.00, 2026-11-02 10:00 UTC, done'],
    ]);
  });

  it('names the browsers of the account, and nobody whom the buyer wrote to', async () => {
    await world.rows(
      `insert into auth.known_device (member_id, token_hash, user_agent, first_seen_at, last_seen_at)
       values ($1, '\\x01', 'Mozilla/5.0 (Windows NT 10.0) Firefox/130.0', '2026-11-01T10:00:00Z', '2026-11-02T11:00:00Z')`,
      [anna.id],
    );
    expect(await partOf('Browsers that logged in to the account')).toMatchObject({
      facts: [['firefox, windows', 'from 2026-11-01 10:00 UTC to 2026-11-02 11:00 UTC']],
    });
    expect(JSON.stringify(await sheet())).not.toContain('Bert');
  });

  it('is a PDF, and whoever takes it is written down', async () => {
    const actor = staff('finance');
    const bytes = await world.get(EvidenceOfficeService).open(actor, orderId);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const log = await world.rows(`select act, subject_id from audit.entry where staff_id = $1`, [actor.id]);
    expect(log).toEqual([{ act: 'order.evidence_taken', subject_id: orderId }]);
  });

  it('is for nobody without the right, and of no order that is not there', async () => {
    const open = (actor: StaffActor, id: string) => world.get(EvidenceOfficeService).open(actor, id);
    await expect(open(staff('moderator'), orderId)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(open(staff('finance'), randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('does not show a member with child material to whoever may not see that', async () => {
    await world.rows(
      `insert into moderation.child_material (reference, at, found_by, member_id, site_id, state, keep_until, sealed)
       values ('x', now(), gen_random_uuid(), $1, $2, 'sealed', now() + interval '1 year', '')`,
      [anna.id, anna.siteId],
    );
    await expect(world.get(EvidenceOfficeService).open(staff('finance'), orderId)).rejects.toMatchObject({ code: 'not_found' });
    await world.rows(`delete from moderation.child_material`);
  });
});
