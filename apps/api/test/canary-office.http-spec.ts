import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentEnvironment, sealedBox } from '#config';
import { staffRoles, type StaffRole } from '#contracts-admin';
import { Product, productUrls, type Answer, type Caller, type Member } from '#testing-product';
import { OfficeStaff } from './support/office-staff.js';
import { standsIn } from '../../tools/src/attack/answer-faults.js';
import { allOperations } from './support/operations.js';

const BIRTH = '1949-02-13';
const CREDITS = 734_219;
const TOWN = 2_759_661;
/** More than stand around a reported message. */
const FAR = 60;

/** Nobody else is called so: other files have canaries of their own in the same community. */
const NAME = 'Citroenvlinder';
let product: Product;
let vera: Member;
let anna: Member;
let caseId: string;
let debit: { readonly order: string; readonly mandate: string };
const staff = new Map<StaffRole, Caller>();
/** What no work of the back office needs, each with the name of what it is. */
let secrets: Readonly<Record<string, string>>;

beforeAll(async () => {
  product = new Product();
  vera = await product.member({ name: NAME, date_of_birth: BIRTH, town_id: TOWN, credits: CREDITS, paid: true });
  [anna] = [await product.member({ paid: true })];
  const other = await product.member({ gender: 'male', paid: true });
  const [reported, quiet] = [await product.chatOf(anna, vera), await product.chatOf(other, vera)];
  await product.send(other, quiet, 'Kanarie in een gesprek dat niemand meldde');
  await product.send(vera, quiet, 'Antwoord van de kanarie, ook daar');
  await product.send(anna, reported, 'Kanarie van lang geleden');
  for (let n = 0; n < FAR; n += 1) await product.send(n % 2 ? anna : vera, reported, `Bericht ${n}`);
  await product.send(vera, reported, 'Kun je mij geld lenen?');
  await product.sql(`update profiles.profile set sexuality = 'bi', sexuality_consent_at = now() where member_id = $1`, [vera.id]);
  const { body } = (await product.signedIn(anna).get(`/api/chats/${reported}/messages`)) as Answer<{ last_seq: number }>;
  await product.signedIn(anna).post('/api/reports').send({ profile: vera.id, reason: 'money', chat: reported, seq: body.last_seq });
  const [row] = await product.sql<Record<string, string>>(
    `select c.id, a.password_hash, encode(s.token_hash, 'hex') as token_hash, t.lat::text, t.lon::text
       from moderation."case" c join auth.account a on a.id = c.subject_id join auth.session s on s.member_id = a.id, site.town t
      where c.subject_id = $1 and t.id = $2`,
    [vera.id, TOWN],
  );
  caseId = row?.['id'] ?? '';
  debit = await aDebitOf(vera);
  secrets = {
    'chat that nobody reported': 'Kanarie in een gesprek dat niemand meldde',
    'answer in it': 'Antwoord van de kanarie, ook daar',
    'message far from the reported one': 'Kanarie van lang geleden',
    'birth date': BIRTH,
    balance: String(CREDITS),
    sexuality: '"sexuality"',
    latitude: row?.['lat']?.slice(0, 6) ?? '',
    longitude: row?.['lon']?.slice(0, 6) ?? '',
    'session token': vera.cookie.split('=')[1] ?? '',
    'hash of the token': row?.['token_hash'] ?? '',
    'hash of the password': row?.['password_hash'] ?? '',
    'address of the reporter': anna.email,
    'number of the bank account': account.iban,
    'holder of the bank account': account.holder,
    'address of the holder': account.street,
    'phone of the holder': account.phone,
  };
  const { APP_SECRET = '' } = currentEnvironment();
  const office = new OfficeStaff(
    { rows: (sql, parameters) => product.sql(sql, parameters), config: { appSecret: APP_SECRET } },
    productUrls[0] ?? '',
  );
  for (const role of staffRoles) staff.set(role, await office.signedIn(role));
});
afterAll(() => product.close());

const account = {
  holder: 'K. Geelvink',
  iban: 'NL20INGB0001234567',
  street: 'Kanariepad',
  house_number: '12',
  zip: '3512 AB',
  city: 'Utrecht',
  phone: '+31655500199',
};

/** One that was called off: nobody collects it and nobody looks for its money. */
async function aDebitOf({ id }: Member): Promise<typeof debit> {
  const { APP_SECRET = '' } = currentEnvironment();
  const reference = `M-KANARIE-${id.slice(-8).toUpperCase()}`;
  const sealed = sealedBox(APP_SECRET, 'payments-debit-form').seal(JSON.stringify(account), reference);
  const [mandate] = await product.sql<{ id: string }>(
    `insert into payments.mandate (id, member_id, site_id, reference, creditor_id, creditor_name, form_sealed, iban_hmac, phone_hmac, iban_ends_in,
       phone_ends_in, locale, text_version, signed_at)
     select uuidv7(), a.id, a.site_id, $2, 'NL22ZZZ000000000000', 'Second Spring B.V.', $3, '', '', '4567', '199', 'nl', 'b', now()
       from auth.account a where a.id = $1 returning id`,
    [id, reference, sealed],
  );
  const [order] = await product.sql<{ id: string }>(
    `insert into payments.orders (id, member_id, idempotency_key, body_hash, site_id, return_origin, company, locale, country, country_evidence,
       bundle_id, credits, price_minor, payable_minor, currency, vat_bps, vat_minor, method, state, psp, granted_credits, consent_version, refund_days,
       created_at)
     select uuidv7(), a.id, gen_random_uuid(), '', a.site_id, 'http://localhost', '{"name": "Second Spring B.V."}', 'nl', 'NL',
       '{"profile": "NL", "network": null}', gen_random_uuid(), 50, 4000, 4000, 'EUR', 2100, 694, 'directdebit', 'cancelled', 'mollie', 0, 'b', 14, now()
       from auth.account a where a.id = $1 returning id`,
    [id],
  );
  await product.sql(
    `insert into payments.debit (order_id, member_id, mandate_id, amount_minor, currency, collect_on, credits_at_once, state, created_at, ended_at)
     values ($1, $2, $3, 4000, 'EUR', current_date, 31, 'cancelled', now(), now())`,
    [order?.id, id, mandate?.id],
  );
  return { order: order?.id ?? '', mandate: mandate?.id ?? '' };
}

/** Where the page of a path is not hers but of something that is about her. */
function idFor(path: string): string {
  if (path.includes('/cases/')) return caseId;
  if (path.includes('/mandates/')) return debit.mandate;
  return path.includes('/debits/') || path.includes('/orders/') ? debit.order : vera.id;
}

/** What a member of staff can read about her: every list narrowed to her, every page of hers, and the reported conversation. */
async function answersTo(role: StaffRole): Promise<Map<string, string>> {
  const caller = staff.get(role);
  if (!caller) throw new Error(`nobody is ${role}`);
  const seen = new Map<string, string>();
  const keep = (name: string, { text, headers }: Answer<unknown>) => seen.set(name, `${JSON.stringify(headers)} ${text}`);
  const post = async (name: string, path: string, body: object) => keep(name, await caller.post(path).send(body));
  await post('take', '/api/admin/cases/take', { case: caseId });
  for (const { name, method, path } of allOperations()) {
    if (method !== 'GET' || !path.startsWith('/api/admin/') || path.includes('/photos/') || path.includes('/selfie')) continue;
    const about = idFor(path);
    const query = path.endsWith('/statement')
      ? '?measure=warning&reason=money'
      : path.includes('/transparency')
        ? '?year=2026'
        : path === '/api/admin/members'
          ? `?q=${vera.id}`
          : '';
    keep(name, await caller.get(path.replace('{id}', about) + query));
  }
  await post('messages', `/api/admin/cases/${caseId}/messages`, { reason: 'report_about_it' });
  await post('let go', `/api/admin/cases/${caseId}/skip`, {});
  return seen;
}

const found = (traffic: ReadonlyMap<string, string>) =>
  [...traffic].flatMap(([name, text]) =>
    Object.entries(secrets).flatMap(([what, value]) => (value.length > 3 && standsIn(text, value) ? [`${what} in ${name}`] : [])),
  );

describe('what staff may not know of a member', () => {
  it('stands in no answer to a moderator, who reads what was reported', async () => {
    const seen = await answersTo('moderator');
    expect(seen.get('messages')).toContain('Kun je mij geld lenen?');
    expect(seen.get('GET /api/admin/members/{id}')).toContain(NAME);
    expect(found(seen)).toEqual([]);
  });

  it('is the balance for nobody but finance and the owner, who in turn have no part in conversations', async () => {
    const finance = await answersTo('finance');
    // What finance reads of her account at the bank are its last four digits.
    for (const name of ['GET /api/admin/debits/{id}', 'GET /api/admin/mandates/{id}', 'GET /api/admin/orders/{id}'])
      expect([name, finance.get(name)?.includes('4567')]).toEqual([name, true]);
    expect(found(finance)).toEqual(['balance in GET /api/admin/members/{id}']);
    expect(finance.get('messages')).not.toContain('Kun je mij geld lenen?');
    const helped = ['birth date in GET /api/admin/members/{id}', 'balance in GET /api/admin/members/{id}'];
    expect(found(await answersTo('owner'))).toEqual(helped);
  });

  it('is the date of birth for nobody but support and the owner, who correct it with proof', async () => {
    const support = await answersTo('support');
    expect(found(support)).toEqual(['birth date in GET /api/admin/members/{id}', 'balance in GET /api/admin/members/{id}']);
  });

  it.each(['content', 'ops'] as const)('is everything for %s: not even the name is told', async (role) => {
    const seen = await answersTo(role);
    expect(found(seen)).toEqual([]);
    expect([...seen].filter(([, text]) => text.includes(NAME)).map(([name]) => name)).toEqual([]);
  });
});
