import type pg from 'pg';
import { BOOKS_ZONE, type DatedRate, ExampleRateSource, methodsFor, VatTable } from '#payments';
import { defaultBundlesFor, demoIds, exampleCompany } from '#site';
import type { blockTables } from './copy-tables.js';
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
  const sale = [siteId, 'http://localhost:3000', company, language, country, evidence, bundle.id, credits] as const;
  const price = [minor, minor, currency, basisPoints, vatMinor, method, 'paid', 'mollie'] as const;
  const [paidAt, withdrawUntil] = [time(at), day(at + REFUND_DAYS * DAY)];
  const terms = [credits, true, '2026-11', REFUND_DAYS, paidAt, paidAt, withdrawUntil] as const;
  tables.order.add(orderId, memberId, orderId, '\\x00', ...sale, ...price, ...terms);
  tables.lot.add(memberId, 0, credits, orderId, minor, credits, currency);
  tables.money.add(orderId, 'provider', 'revenue', minor - vatMinor, currency, 'payment', orderId, time(at));
  if (vatMinor > 0) tables.money.add(orderId, 'provider', 'vat', vatMinor, currency, 'payment_vat', orderId, time(at));
}

/**
 * Gives the paid orders that have none their invoices, in the order of their payment, under the next numbers of company and year: what
 * `invoiceContent` writes for the orders of members. Nobody gets a mail. In one transaction with the orders: whoever gives numbers meanwhile waits.
 */
export async function insertInvoices(client: pg.ClientBase): Promise<void> {
  await insertEuroRates(client);
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended('payments.invoice ' || c.id || ' invoice', 0))
       from (select distinct company->>'id' as id from payments.orders order by 1) c`,
  );
  await client.query(
    // The numbers given so far are read once: asked for each row, the index leads through all the rows written before it.
    `with given as materialized (
       select company_id, year, max(number) as number from payments.invoice where kind = 'invoice' group by company_id, year)
     insert into payments.invoice (company_id, kind, year, number, order_id, member_id, ref, content, issued_at)
     select n.company_id, 'invoice', n.year,
            n.place + coalesce(g.number, 0),
            n.id, n.member_id, n.id,
            jsonb_build_object(
              'locale', n.locale, 'company', n.company, 'site', s.name, 'country', n.country, 'credits', n.credits, 'priceMinor', n.price_minor,
              'discountMinor', n.discount_minor, 'discountCode', n.discount_code, 'totalMinor', n.payable_minor, 'vatBps', n.vat_bps,
              'vatMinor', n.vat_minor, 'currency', n.currency, 'method', n.method, 'issuedOn', n.day::text, 'paidOn', n.day::text,
              'withdrawUntil', n.withdraw_until::text, 'invoiceNumber', null,
              'euro', case when n.currency <> 'EUR' and n.vat_minor > 0 then
                (select jsonb_build_object('vatMinor', round(n.vat_minor * 1000000.0 / r.per_euro_micros)::bigint,
                                           'perEuroMicros', r.per_euro_micros, 'day', r.day::text)
                   from payments.euro_rate r where r.currency = n.currency and r.day <= n.day order by r.day desc limit 1) end),
            n.paid_at
       from (select o.*, (o.company->>'id')::uuid as company_id, b.day, extract(year from b.day)::int as year,
                    row_number() over (partition by o.company->>'id', extract(year from b.day) order by o.paid_at, o.id)::int as place
               from payments.orders o, lateral (select (o.paid_at at time zone $1)::date as day) b
              where o.paid_at is not null and not exists (select from payments.invoice i where i.kind = 'invoice' and i.ref = o.id)) n
       join site.site s on s.id = n.site_id
       left join given g on g.company_id = n.company_id and g.year = n.year`,
    [BOOKS_ZONE],
  );
}

/** What a euro cost when the members of the demo paid. */
async function insertEuroRates(client: pg.ClientBase): Promise<void> {
  const days = await new ExampleRateSource({ now: () => new Date() }).read();
  const rows = days.flatMap(({ day, perEuroMicros }) => [...perEuroMicros].map(([currency, micros]) => ({ currency, day, micros })));
  await client.query(
    `insert into payments.euro_rate (currency, day, per_euro_micros, fetched_at)
     select r.currency, r.day, r.micros, now() from unnest($1::text[], $2::date[], $3::bigint[]) as r (currency, day, micros)
     on conflict do nothing`,
    [rows.map(({ currency }) => currency), rows.map(({ day }) => day), rows.map(({ micros }) => micros)],
  );
}
