import { randomUUID } from 'node:crypto';
import { sealedBox } from '#config';
import { demoIds } from '#site';
import type { Case, Scene } from './scene.fixture.js';

const form = {
  holder: 'A. de Vries',
  iban: 'NL91ABNA0417164300',
  street: 'Singel',
  house_number: '12',
  zip: '3511 AA',
  city: 'Utrecht',
  phone: '+31612345678',
};

const company = {
  id: demoIds.site,
  name: 'Second Spring B.V.',
  address: 'Keizersgracht 1',
  city: 'Amsterdam',
  country: 'NL',
  kvk: '1',
  vatNumbers: [],
};

/** A debit of 50.00 euros whose day has come. */
async function dueDebit({ worker: { world }, anna }: Scene): Promise<Readonly<Record<'orderId' | 'mandateId', string>>> {
  const [mandateId, reference] = [randomUUID(), 'M-CRASH'];
  const sealed = sealedBox(world.config.appSecret, 'payments-debit-form').seal(JSON.stringify(form), reference);
  await world.rows(
    `insert into payments.mandate (id, member_id, site_id, reference, creditor_id, creditor_name, form_sealed, iban_hmac, phone_hmac, iban_ends_in,
        phone_ends_in, locale, text_version, signed_at, last_used_at)
     values ($1, $2, $3, $4, 'NL13ZZZ123456780000', 'Second Spring B.V.', $5, 'iban', 'phone', '4300', '678', 'en', '2026-12', now(), now())`,
    [mandateId, anna.id, anna.siteId, reference, sealed],
  );
  const [debit] = await world.rows<{ orderId: string }>(
    `with o as (
       insert into payments.orders
         (id, member_id, idempotency_key, body_hash, site_id, return_origin, company, locale, country, country_evidence, bundle_id, credits, price_minor,
          payable_minor, currency, vat_bps, vat_minor, method, state, psp, consent_version, refund_days, created_at)
       values (gen_random_uuid(), $1, gen_random_uuid(), '', $2, 'http://localhost:3000', $4, 'en', 'NL', '{}',
          gen_random_uuid(), 500, 5000, 5000, 'EUR', 2100, 868, 'directdebit', 'pending', 'mollie', '1', 14, now())
       returning id)
     insert into payments.debit (order_id, member_id, mandate_id, amount_minor, currency, collect_on, credits_at_once, state, created_at)
     select id, $1, $3, 5000, 'EUR', current_date - 1, 250, 'announced', now() from o
     returning order_id as "orderId"`,
    [anna.id, anna.siteId, mandateId, company],
  );
  return { orderId: debit?.orderId ?? '', mandateId };
}

const ordered: Case = async (scene) => ({ orderId: (await dueDebit(scene)).orderId });

export const debitCases = {
  'payment.collect-debits': async (scene: Scene) => void (await dueDebit(scene)),
  'payment.end-mandates': async (scene: Scene) => {
    const { orderId, mandateId } = await dueDebit(scene);
    const { world } = scene.worker;
    await world.rows(`update payments.debit set state = 'paid' where order_id = $1`, [orderId]);
    await world.rows(
      `update payments.mandate set psp_customer_id = 'cst_1', psp_mandate_id = 'mdt_1', member_erased_at = now() where id = $1`,
      [mandateId],
    );
  },
  'mail.debit-announced': ordered,
  'mail.debit-returned': async (scene: Scene) => ({ key: randomUUID(), orderId: (await dueDebit(scene)).orderId }),
  'mail.mandate-revoked': async (scene: Scene) => {
    const { mandateId } = await dueDebit(scene);
    await scene.worker.world.rows(`update payments.mandate set revoked_at = now() where id = $1`, [mandateId]);
    return { mandateId };
  },
};
