import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentEnvironment } from '#config';
import type { DebitRequestAnswer, DirectDebitAnswer, OrderAnswer, OrderView, PricesAnswer } from '#contracts';
import type { StaffRole } from '#contracts-admin';
import { codeIn, eventually, mailsTo, PaymentSandbox, Product, productUrls, type Answer, type Caller, type Member } from '#testing-product';
import { inDatabase, inLogs, inMailbox, inRedis, type Traces } from './support/left-behind.js';
import { OfficeStaff } from './support/office-staff.js';
import { allOperations } from './support/operations.js';

/** Of a bank that waits until it is told what to do (`9905`); nobody else has these digits. */
const BRANCH = `TEST${randomInt(600_000, 700_000)}`;
const SUBSCRIBER = `6${randomInt(81_000_000, 84_000_000)}`;
const iban = withCheckDigits('NL', `${BRANCH}9905`);
const holder = 'K. Pimpelmees';
const account = {
  holder,
  // As people type it.
  iban: `${iban.slice(0, 4)} ${iban.slice(4, 8)} ${iban.slice(8, 12)} ${iban.slice(12, 16)} ${iban.slice(16)}`.toLowerCase(),
  street: 'Kanariepad',
  house_number: '12',
  zip: '3512 AB',
  city: 'Utrecht',
  phone: `0${SUBSCRIBER.slice(0, 1)} ${SUBSCRIBER.slice(1, 5)} ${SUBSCRIBER.slice(5)}`,
};

/** However it is parted: spaced, unspaced, in small letters, in an address. More than its last four signs or three digits is all of it. */
const spread = (signs: string): string => [...signs].join('(?:[ .+/-]|%20)*');
const hexOf = (text: string): string => Buffer.from(text).toString('hex');
const patterns = {
  IBAN: [spread(BRANCH), hexOf(BRANCH), hexOf(BRANCH.toLowerCase())].join('|'),
  phone: [spread(`0${SUBSCRIBER}`), spread(`31${SUBSCRIBER}`), hexOf(SUBSCRIBER)].join('|'),
} as const;
const found = (traces: ReadonlyMap<string, string>): string[] =>
  [...traces].flatMap(([where, text]) =>
    Object.entries(patterns).flatMap(([what, pattern]) => (new RegExp(pattern, 'i').test(text) ? [`${what} in ${where}`] : [])),
  );

let product: Product;
let anna: Member;
let client: Caller;
let office: OfficeStaff;
let order: OrderView;
/** What her own calls were answered. */
const answers: Traces = new Map();
const sandbox = new PaymentSandbox();

beforeAll(async () => {
  product = new Product();
  const { APP_SECRET = '' } = currentEnvironment();
  office = new OfficeStaff(
    { rows: (sql, parameters) => product.sql(sql, parameters), config: { appSecret: APP_SECRET } },
    productUrls[0] ?? '',
  );
  anna = await product.member({ language: 'nl' });
  client = product.signedIn(anna);
  order = await payByDebit();
});
afterAll(async () => {
  await sandbox.fault({ next: 0, kind: '500' });
  await product.close();
});

const told = <Body>(name: string, answer: Answer<Body>): Body => {
  answers.set(name, `${JSON.stringify(answer.headers)} ${answer.text}`);
  return answer.body;
};

/** The whole way, with what goes wrong on it: mistyped, a wrong code, a provider in trouble, a bank that takes the money back. */
async function payByDebit(): Promise<OrderView> {
  const { prices } = told('prices', (await client.get('/api/prices')) as Answer<PricesAnswer>);
  const [bundle] = prices.bundles;
  const wish = { bundle_id: bundle?.id, expected: bundle?.payable, authorised: true };
  const ask = (changes: Partial<typeof account>) =>
    client.post('/api/direct-debit/requests').send({ ...wish, account: { ...account, ...changes } });
  expect((await ask({ phone: '030 231 23 45' })).status).toBe(422);
  expect((await ask({ iban: 'NL00TEST0000000000' })).status).toBe(422);
  await product.visitor().get('/directdebit').query({ iban: account.iban, phone: account.phone });
  const asked = (await ask({})) as Answer<DebitRequestAnswer>;
  expect(asked.status).toBe(201);
  const { request } = told('request', asked);
  const otp = await eventually(20, async () => {
    const [sms] = await mailsTo(`+31${SUBSCRIBER}`);
    return sms && codeIn(sms);
  });
  const verify = (code: string) => client.post(`/api/direct-debit/requests/${request.id}/verify`).send({ otp: code });
  expect((await verify(otp === '000000' ? '000001' : '000000')).status).toBe(422);
  expect((await verify(otp)).status).toBe(200);
  const body = {
    bundle_id: bundle?.id,
    expected: bundle?.payable,
    method: 'directdebit',
    consent: prices.consent,
    debit_request: request.id,
  };
  const ordered = (await client.post('/api/orders').set('idempotency-key', randomUUID()).send(body)) as Answer<OrderAnswer>;
  expect(ordered.status).toBe(201);
  const { payment } = told('order', ordered);
  const id = payment.payment_id;

  await sandbox.fault({ next: 1, kind: '500', method: 'POST', path: '/mandates' });
  await product.sql(`update payments.debit set collect_on = (public.app_now() at time zone 'Europe/Amsterdam')::date where order_id = $1`, [
    id,
  ]);
  await product.sql(`update events.schedule set next_run_at = now(), leased_until = null where name = 'payment.collect-debits'`);
  const state = async () => (await product.sql<{ state: string }>(`select state from payments.debit where order_id = $1`, [id]))[0]?.state;
  await eventually(
    90,
    async () => (await product.sql(`select from payments.orders where id = $1 and psp_id is not null`, [id])).length === 1,
  );
  await sandbox.pay(id);
  await eventually(60, async () => (await state()) === 'paid');
  await sandbox.returnDebit(id, 'MD06');
  await eventually(60, async () => (await state()) === 'returned');
  const mailed = async () => (await mailsTo(anna.email)).filter(({ text }) => text.includes('9905')).length >= 2;
  await eventually(90, mailed);
  return payment;
}

const mandate = async () => {
  const { direct_debit: view } = told('direct debits', (await client.get('/api/direct-debit')) as Answer<DirectDebitAnswer>);
  const [one] = view.mandates;
  if (!one) throw new Error('nothing was authorised');
  return one;
};

/** Every list of the office, and every page of what she authorised and paid. */
async function officeAnswers(role: StaffRole): Promise<Traces> {
  const staff = await office.signedIn(role);
  const { id } = await mandate();
  const seen: Traces = new Map();
  for (const { name, method, path } of allOperations()) {
    if (method !== 'GET' || !path.startsWith('/api/admin/') || path.includes('/photos/') || path.includes('/selfie')) continue;
    const about = path.includes('/mandates/') ? id : path.includes('/debits/') || path.includes('/orders/') ? order.payment_id : anna.id;
    const { headers, text } = await staff.get(path.replace('{id}', about));
    seen.set(name, `${JSON.stringify(headers)} ${text}`);
  }
  return seen;
}

describe('the account and the phone of who pays by direct debit', () => {
  it('are found however they are written, so that this spec would find them elsewhere', () => {
    const forms = {
      typed: account.iban,
      electronic: `{"iban":"${iban}"}`,
      address: `/x?iban=${encodeURIComponent(account.iban)}`,
      bytes: hexOf(iban),
      national: `0${SUBSCRIBER}`,
      'E.164': `+31${SUBSCRIBER}`,
      spaced: `+31 6 ${SUBSCRIBER.slice(1, 5)}-${SUBSCRIBER.slice(5)}`,
    };
    expect(found(new Map(Object.entries(forms))).map((where) => where.replace(/^.* in /, ''))).toEqual(Object.keys(forms));
    expect(found(new Map([['last', `•••• •••• ${iban.slice(-4)}, a phone ending in ${SUBSCRIBER.slice(-3)}`]]))).toEqual([]);
  });

  it('stand in no line of a log of any process, though its work failed on the way', () => {
    const logs = inLogs();
    expect([...logs.keys()].join()).toMatch(/api-0.*worker/);
    expect([...logs.values()].join('\n')).toContain('payment.collect-debits');
    expect(found(logs)).toEqual([]);
  });

  it('stand in no address that the provider was asked at, which was told both all the same', async () => {
    const asked = await sandbox.asked();
    expect(found(new Map([['asked', asked.join('\n')]]))).toEqual([]);
    expect(asked).toEqual(expect.arrayContaining(['POST /v2/customers', expect.stringMatching(/^POST .*\/mandates$/)]));
  });

  it('stand in no mail, push or SMS, nor in the paper that the mails carry', async () => {
    expect(found(inMailbox())).toEqual([]);
    const file = await client.get((await mandate()).path).buffer();
    const bytes = file.body as Buffer;
    // What it says to screen readers stands in it as it is, in one byte or in two.
    const text = bytes.toString('latin1').replaceAll('\0', '');
    expect(text).toContain(holder);
    expect(text).toContain('9905');
    expect(found(new Map([['paper', text]]))).toEqual([]);
    const attached = (await mailsTo(anna.email)).flatMap(({ attachments }) => attachments);
    expect(attached).toContainEqual(expect.objectContaining({ type: 'application/pdf', bytes: bytes.length }));
  });

  it('stand in no key and no value of any database of Redis', async () => {
    const redis = await inRedis(product);
    expect([...redis.keys()].join()).toContain('limit:debitSmsByPhone');
    expect(found(redis)).toEqual([]);
  });

  it('come to her in no answer, and to staff in no list and on no page: four digits of the account, three of the phone', async () => {
    expect((await mandate()).iban_ends_in).toBe('9905');
    expect(found(answers)).toEqual([]);
    for (const role of ['finance', 'support', 'owner'] as const) {
      const seen = await officeAnswers(role);
      for (const name of ['GET /api/admin/debits', 'GET /api/admin/mandates', 'GET /api/admin/mandates/{id}'])
        expect([role, name, seen.get(name)?.includes('9905')]).toEqual([role, name, true]);
      expect([role, found(seen)]).toEqual([role, []]);
    }
  });

  it('are shown to finance for a reason, and stand in no row of any table afterwards: no outbox, no dead letter, no audit log', async () => {
    const finance = await office.signedIn('finance');
    const { id } = await mandate();
    const shown = await finance.post(`/api/admin/mandates/${id}/account`).send({ reason: 'The bank asks for it' });
    expect([shown.status, shown.body]).toEqual([200, expect.objectContaining({ iban, phone: `+31${SUBSCRIBER}` })]);
    expect(await product.sql(`select from audit.entry where subject_id = $1 and act = 'mandate.account_shown'`, [id])).toHaveLength(1);
    expect(found(await inDatabase(product, Object.values(patterns)))).toEqual([]);
    expect(found(inLogs())).toEqual([]);
  });
});

function withCheckDigits(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((sign) => Number.parseInt(sign, 36)).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}
