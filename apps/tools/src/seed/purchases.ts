import type pg from 'pg';
import { methodsFor, VatTable, type DatedRate } from '#payments';
import { defaultBundlesFor, demoIds, exampleCompany } from '#site';
import type { blockTables } from './block-tables.js';
import type { Purchase } from './books.js';
import type { DemoMember } from './demo-member.js';

const DAY = 86_400_000;
const REFUND_DAYS = 14;
const time = (at: number): string => new Date(at).toISOString();
const day = (at: number): string => time(at).slice(0, 10);
const company = JSON.stringify({ id: demoIds.company, ...exampleCompany });

/** The VAT of each country, as the database knows it. */
export async function readVat(client: pg.ClientBase): Promise<VatTable> {
  const { rows } = await client.query<DatedRate>(
    `select country, from_day::text as "fromDay", basis_points as "basisPoints" from payments.vat_rate where withdrawn_at is null`,
  );
  return new VatTable(rows);
}

/** An order that was paid, in both books: reconciliation finds nothing in a demo. */
export function addPurchase(
  tables: Pick<ReturnType<typeof blockTables>, 'order' | 'lot' | 'money'>,
  { siteId, vat }: { readonly siteId: string; readonly vat: VatTable },
  { id: memberId, town: { country }, language }: DemoMember,
  { orderId, credits, at }: Purchase,
): void {
  const bundle = defaultBundlesFor(country).find((one) => one.credits === credits);
  if (!bundle) throw new Error(`nobody sells ${credits} credits in ${country}`);
  const { minor, currency } = bundle.price;
  const { basisPoints, vatMinor } = vat.of(country, new Date(at), minor);
  const [method = 'creditcard'] = methodsFor(country, currency);
  const evidence = JSON.stringify({ profile: country, network: null });
  tables.order.add(
    orderId,
    memberId,
    orderId,
    '\\x00',
    siteId,
    'http://localhost:3000',
    company,
    language,
    country,
    evidence,
    bundle.id,
    credits,
    minor,
    minor,
    currency,
    basisPoints,
    vatMinor,
    method,
    'paid',
    'mollie',
    credits,
    true,
    '2026-11',
    REFUND_DAYS,
    time(at),
    time(at),
    day(at + REFUND_DAYS * DAY),
  );
  tables.lot.add(memberId, 0, credits, orderId, minor, credits, currency);
  tables.money.add(orderId, 'provider', 'revenue', minor - vatMinor, currency, 'payment', orderId, time(at));
  if (vatMinor > 0) tables.money.add(orderId, 'provider', 'vat', vatMinor, currency, 'payment_vat', orderId, time(at));
}
