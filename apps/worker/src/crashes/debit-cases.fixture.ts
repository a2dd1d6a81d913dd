import { randomUUID } from 'node:crypto';
import { sealedBox } from '#config';
import { DebitReader, Mandates, type DebitAnnouncement } from '#payments';
import type { Case, Payload, Scene } from './scene.fixture.js';

const form = {
  holder: 'A. de Vries',
  iban: 'NL91ABNA0417164300',
  street: 'Singel',
  house_number: '12',
  zip: '3511 AA',
  city: 'Utrecht',
  phone: '+31612345678',
};

/** A debit of 50.00 euros whose day has come. */
export const dueDebit: Case = async ({ worker: { world }, anna }) => {
  const [mandateId, reference] = [randomUUID(), 'M-CRASH'];
  const sealed = sealedBox(world.config.appSecret, 'payments-debit-form').seal(JSON.stringify(form), reference);
  await world.rows(
    `insert into payments.mandate (id, member_id, site_id, reference, creditor_id, creditor_name, form_sealed, iban_hmac, phone_hmac, iban_ends_in,
        phone_ends_in, locale, text_version, signed_at, last_used_at)
     values ($1, $2, $3, $4, 'NL13ZZZ123456780000', 'Second Spring B.V.', $5, 'iban', 'phone', '4300', '678', 'en', '2026-12', now(), now())`,
    [mandateId, anna.id, anna.siteId, reference, sealed],
  );
  await world.rows(
    `with o as (
       insert into payments.orders
         (id, member_id, idempotency_key, body_hash, site_id, return_origin, company, locale, country, country_evidence, bundle_id, credits, price_minor,
          payable_minor, currency, vat_bps, vat_minor, method, state, psp, consent_version, refund_days, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), '', $2::uuid, 'http://localhost:3000', jsonb_build_object('id', $2::uuid), 'en', 'NL', '{}',
          gen_random_uuid(), 500, 5000, 5000, 'EUR', 2100, 868, 'directdebit', 'pending', 'mollie', '1', 14, now())
       returning id)
     insert into payments.debit (order_id, member_id, mandate_id, amount_minor, currency, collect_on, credits_at_once, state, created_at)
     select id, $1, $3, 5000, 'EUR', current_date - 1, 250, 'announced', now() from o`,
    [anna.id, anna.siteId, mandateId],
  );
};

/** What the mails about a debit ask, answered for this order: they read, and write nothing but themselves. */
function knowDebit({ worker: { world }, anna }: Scene, orderId: string): string {
  const debit: DebitAnnouncement = {
    memberId: anna.id,
    orderId,
    mandateId: randomUUID(),
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
  Object.assign(world.get(DebitReader), {
    announcementOf: async () => debit,
    mandateOf: async () => ({ ...debit, revokedAt: new Date(), paper: {} }),
  });
  Object.assign(world.get(Mandates), { paperOf: async () => ({ name: 'mandate.pdf', bytes: Buffer.from('%PDF-1.7') }) });
  return debit.mandateId;
}

export function debitTold(scene: Scene, orderId: string): Payload {
  knowDebit(scene, orderId);
  return { orderId };
}

export const mandateTold = (scene: Scene): Payload => ({ mandateId: knowDebit(scene, randomUUID()) });
