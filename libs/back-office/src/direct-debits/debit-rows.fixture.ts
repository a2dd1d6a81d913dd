import { randomBytes, randomUUID } from 'node:crypto';
import { sealedBox } from '#config';
import type { DebitForm, DebitState } from '#contracts';
import type { DebitBlockKind } from '#contracts-admin';
import type { TestMember, World } from '#testing';

/** What nobody of the staff reads but by asking for it. */
export const form: DebitForm = {
  holder: 'A. Kanarie',
  iban: 'NL91ABNA0417164300',
  street: 'Kanariestraat',
  house_number: '7',
  zip: '3512 AB',
  city: 'Utrecht',
  phone: '+31612345678',
};

interface MandateChanges {
  readonly reference?: string;
  readonly signedAt?: string;
  readonly usedAt?: string | null;
  readonly revokedAt?: string | null;
  readonly ibanKey?: Buffer;
}
interface DebitChanges {
  readonly state?: DebitState;
  readonly reason?: string | null;
  readonly collectOn?: string;
  readonly country?: string;
}
interface BlockChanges {
  readonly kind?: DebitBlockKind;
  readonly key?: Buffer;
  readonly orderId?: string | null;
  readonly since?: string;
}

/** Mandates, debits and blocks as they rest, without the way that leads there. */
export class DebitRows {
  constructor(private readonly world: World) {}

  async mandate(member: TestMember, changes: MandateChanges = {}): Promise<string> {
    const { reference = `M-${randomUUID().slice(0, 8).toUpperCase()}`, signedAt = new Date().toISOString(), usedAt = null } = changes;
    const sealed = sealedBox(this.world.config.appSecret, 'payments-debit-form').seal(JSON.stringify(form), reference);
    return this.one(
      `insert into payments.mandate (id, member_id, site_id, reference, creditor_id, creditor_name, form_sealed, iban_hmac, phone_hmac, iban_ends_in,
         phone_ends_in, locale, text_version, signed_at, signed_network, last_used_at, revoked_at, psp_customer_id, psp_mandate_id)
       values (uuidv7(), $1, $2, $3, 'NL22ZZZ000000000000', 'Second Spring B.V.', $4, $5, $6, '4300', '678', 'nl', '2026-11', $7, '192.0.2.77', $8, $9,
         'cst_1', 'mdt_1') returning id`,
      [
        member.id,
        member.siteId,
        reference,
        sealed,
        changes.ibanKey ?? randomBytes(32),
        randomBytes(32),
        signedAt,
        usedAt,
        changes.revokedAt ?? null,
      ],
    );
  }

  /** Of an order of 50 credits for 40.00 euros; answers the id of both. */
  async debit(member: TestMember, mandateId: string, changes: DebitChanges = {}): Promise<string> {
    const { state = 'announced', reason = null, collectOn = '2026-12-03', country = 'NL' } = changes;
    const isPaid = state === 'paid';
    const id = await this.one(
      `insert into payments.orders (id, member_id, idempotency_key, body_hash, site_id, return_origin, company, locale, country, country_evidence,
         bundle_id, credits, price_minor, payable_minor, currency, vat_bps, vat_minor, method, state, psp, psp_id, granted_credits, consent_version,
         refund_days, created_at, paid_at)
       values (uuidv7(), $1, gen_random_uuid(), '', $2, 'http://localhost', '{"id": "00000000-0000-7000-8000-0000000000c1", "name": "Second Spring B.V."}', 'nl',
         $3, '{"profile": "NL", "network": null}', gen_random_uuid(), 50, 4000, 4000, 'EUR', 2100, 694, 'directdebit', $4, 'mollie',
         'tr_' || gen_random_uuid(), $5, 'b', 14, now(), $6) returning id`,
      [member.id, member.siteId, country, isPaid ? 'paid' : 'pending', isPaid ? 50 : 0, isPaid ? new Date() : null],
    );
    await this.world.rows(
      `insert into payments.debit (order_id, member_id, mandate_id, amount_minor, currency, collect_on, credits_at_once, state, reason, created_at, sent_at,
         ended_at)
       values ($1, $2, $3, 4000, 'EUR', $4, 31, $5, $6, now() - interval '3 days', case when $5 <> 'announced' then now() - interval '2 days' end,
         case when $5 in ('paid', 'returned', 'cancelled') then now() - interval '1 day' end)`,
      [id, member.id, mandateId, collectOn, state, reason],
    );
    return id;
  }

  block(member: TestMember, { kind = 'account', key = randomBytes(32), orderId = null, since }: BlockChanges = {}): Promise<string> {
    return this.one(
      `insert into payments.debit_block (kind, key, member_id, order_id, reason, since) values ($1, $2, $3, $4, 'MD06', coalesce($5::timestamptz, now()))
       returning id`,
      [kind, key, member.id, orderId, since ?? null],
    );
  }

  private async one(sql: string, parameters: unknown[]): Promise<string> {
    const [made] = await this.world.rows<{ id: string }>(sql, parameters);
    return made?.id ?? '';
  }
}
