import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { SendingService } from '#chats';
import { AppError } from '#contracts';
import { moneyRequestsAnswer, officeOrderPage, officeOrdersAnswer, paymentIssuesAnswer, type StaffRole } from '#contracts-admin';
import { Clock, Transactions } from '#database';
import type { Claim } from '#events';
import { CheckoutService, InvoiceIssuing, PaymentProvider, PricesService, ProviderError, SettlementService } from '#payments';
import { ScriptedProvider, World, type TestMember } from '#testing';
import {
  BackOfficeModule,
  MemberPageService,
  MoneyRequestsOfficeService,
  OrdersOfficeService,
  PapersOfficeService,
  PaymentIssuesOfficeService,
  type StaffActor,
} from '../index.js';

const firstPage = { page: 1, per_page: 25 };
const claim = { settle: async () => true } as unknown as Claim;
let world: World;
let provider: ScriptedProvider;
let anna: TestMember;
let finance: StaffActor;
let support: StaffActor;

async function staff(name: string, ...roles: StaffRole[]): Promise<StaffActor> {
  const id = randomUUID();
  await world.rows(`insert into auth.staff (id, email, name, password_hash, totp_secret, roles) values ($1, $2, $3, '', '', $4::text[])`, [
    id,
    `${id}@staff.example`,
    name,
    roles,
  ]);
  return { id, roles, ip: '192.0.2.1' };
}

beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
});
beforeEach(async () => {
  await world.empty();
  await world.rows(`delete from auth.staff`);
  provider = new ScriptedProvider(() => world.get(Clock).now());
  const { createPayment, findPayment, createRefund, listRefunds } = provider;
  const listPayments: PaymentProvider['listPayments'] = (since, patience) => provider.listPayments(since, patience);
  Object.assign(world.get(PaymentProvider), { createPayment, findPayment, createRefund, listRefunds, listPayments });
  anna = await world.member('Anna');
  await world.rows(`update auth.account set created_at = now() - interval '1 year' where id = $1`, [anna.id]);
  [finance, support] = [await staff('Fien', 'finance'), await staff('Sam', 'support')];
});
afterAll(async () => {
  await world.rows(`delete from auth.staff`);
  await world.close();
});

const orders = () => world.get(OrdersOfficeService);
const issues = () => world.get(PaymentIssuesOfficeService);
const requests = () => world.get(MoneyRequestsOfficeService);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
/** What the people of this test did. */
const acts = async () =>
  (await world.rows<{ act: string }>(`select act from audit.entry where staff_id in (select id from auth.staff) order by at, id`)).map(
    ({ act }) => act,
  );

/** An order that waits at the provider; `paymentId` there. */
async function ordered(member = anna): Promise<{ readonly id: string; readonly paymentId: string }> {
  const { bundles, consent } = await world.get(PricesService).of(member.id, {});
  const bundle = bundles.find(({ credits }) => credits === 50);
  if (!bundle) throw new Error('there is no such bundle');
  const body = { bundle_id: bundle.id, method: 'ideal', expected: bundle.payable, consent } as const;
  const caller = { memberId: member.id, networkCountry: null, origin: 'http://localhost:3000' };
  const { orderId } = await world.get(CheckoutService).order(caller, body, randomUUID());
  const payment = [...provider.payments.values()].find((one) => one.orderId === orderId);
  return { id: orderId, paymentId: payment?.id ?? '' };
}
async function bought(member = anna) {
  const order = await ordered(member);
  provider.say(order.paymentId, { status: 'paid' });
  await world.get(SettlementService).sync(order.id);
  await world.get(InvoiceIssuing).issueInvoice(claim, order.id);
  return order;
}
const idsOf = async (query: object) =>
  officeOrdersAnswer.parse(await orders().list(finance, { ...firstPage, ...query })).rows.map(({ id }) => id);

describe('the orders of the house', () => {
  it('are found by their id, their member, the number of a paper and the payment of the provider, and by what they are', async () => {
    const [paid, open] = [await bought(), await ordered(await world.member('Bert'))];
    const { number } = (await orders().open(finance, paid.id)).papers[0] ?? { number: '' };
    expect(await idsOf({})).toEqual([open.id, paid.id]);
    for (const q of [paid.id, anna.id, number, number.replace(/-0+/, '-'), paid.paymentId]) expect(await idsOf({ q })).toEqual([paid.id]);
    expect(await idsOf({ q: 'tr_nothing' })).toEqual([]);
    for (const query of [{ state: 'paid' }, { member_id: anna.id }, { state: 'paid', method: 'ideal', country: 'NL' }])
      expect(await idsOf(query)).toEqual([paid.id]);
    const today = new Date().toISOString().slice(0, 10);
    expect([await idsOf({ from: today, to: today }), await idsOf({ to: '2020-01-01' })]).toEqual([[open.id, paid.id], []]);
    const { rows, total, more } = await orders().list(finance, { ...firstPage, state: 'paid' });
    expect([total, more, rows]).toMatchObject([
      1,
      false,
      [{ member: { name: 'Anna' }, amount: { minor: 4_000, currency: 'EUR' }, returned_minor: 0, number, issues: 0 }],
    ]);
  });

  it('have something to look at when an issue is open, the country is not clear, or the member may not buy', async () => {
    const [calm, issue, country, blocked] = [await bought(), await bought(), await bought(), await bought()];
    await world.rows(
      `insert into payments.recon_issue (kind, subject, order_id, found_at, seen_at) values ('amount_drift', $1::uuid::text, $1::uuid, now(), now())`,
      [issue.id],
    );
    await world.rows(`update payments.orders set country_unclear = id = $1, blocks_buying = id = $2`, [country.id, blocked.id]);
    expect(await idsOf({ open: true })).toEqual([blocked.id, country.id, issue.id]);
    expect(await idsOf({ open: false })).toEqual([calm.id]);
  });

  it('tell on one page what was agreed, what happened with the money, and how it stands in both books', async () => {
    const { id, paymentId } = await bought();
    await requests().refund(finance, id, { key: randomUUID(), minor: 1_000, reason: 'goodwill', note: 'Sorry' });
    const page = await orders().open(finance, id);
    expect(officeOrderPage.parse(page)).toEqual(page);
    expect(page).toMatchObject({
      member: { id: anna.id, name: 'Anna' },
      state: 'paid',
      credits: 50,
      unused: 50,
      left_minor: 3_000,
      provider: { id: paymentId },
      evidence: { profile: 'NL', unclear: false },
      refunds: [{ cause: 'staff', state: 'requested', credits: 13 }],
      ledger: [{ kind: 'purchase', amount: 50, balance_after: 50 }],
    });
    expect(page.events.map(({ kind }) => kind)).toEqual(['ordered', 'paid', 'invoice', 'refund_asked']);
    expect(page.consent.words).toHaveLength(2);
    expect(page.money.reduce((sum, { minor }) => sum + minor, 0)).toBe(4_000);
    const [paper] = page.papers;
    const file = await world.get(PapersOfficeService).open(finance, paper?.path.split('/').at(-1) ?? '');
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await acts()).toEqual(['order.refund_asked', 'order.opened', 'order.paper_opened']);
  });

  it('are asked about at the provider at this moment, and settled by what it says', async () => {
    const { id, paymentId } = await ordered();
    provider.say(paymentId, { status: 'paid' });
    const { order, provider: there } = await orders().ask(support, id);
    expect([order.state, there]).toMatchObject(['paid', { id: paymentId, status: 'paid', refunded_minor: 0 }]);
    provider.faults.push(new ProviderError('unavailable', 'away'));
    expect(await codeOf(orders().ask(support, id))).toBe('payments_unavailable');
    expect(await codeOf(orders().ask(support, randomUUID()))).toBe('not_found');
    expect(await acts()).toEqual(['order.provider_asked']);
  });

  it('of a member with whom child material was found are in the sight of the owner alone', async () => {
    const [{ id }, owner] = [await bought(), await staff('Olga', 'owner')];
    await world.rows(
      `insert into moderation.child_material (reference, at, found_by, member_id, site_id, state, keep_until, sealed)
       values ('x', now(), gen_random_uuid(), $1, $2, 'sealed', now() + interval '1 year', '')`,
      [anna.id, anna.siteId],
    );
    expect([await idsOf({}), (await orders().list(owner, firstPage)).rows.map((row) => row.id)]).toEqual([[], [id]]);
    const asked = { key: randomUUID(), minor: 100, reason: 'goodwill', note: '' } as const;
    for (const refused of [
      async () => orders().open(finance, id),
      async () => orders().ask(finance, id),
      async () => requests().refund(finance, id, asked),
    ])
      expect(await codeOf(refused())).toBe('not_found');
    expect(await world.rows(`select from payments.refund`)).toEqual([]);
    expect((await orders().open(owner, id)).id).toBe(id);
    await world.rows(`delete from moderation.child_material`);
  });

  it('are nothing for whoever has no right to them', async () => {
    const { id } = await bought();
    const moderator = await staff('Mo', 'moderator');
    for (const refused of [
      async () => orders().list(moderator, firstPage),
      async () => orders().open(moderator, id),
      async () => orders().ask(moderator, id),
      async () => issues().list(support, { ...firstPage, closed: false }),
    ])
      expect(await codeOf(refused())).toBe('forbidden');
  });
});

describe('why was I charged', () => {
  it('is answered line by line: for whom, for which order, and what the credits had cost; no word of a message is told', async () => {
    await world.get(Transactions).run((tx) => tx.query(`select payments.credit($1, 1, 'signup_bonus', $1)`, [anna.id]));
    const { id: orderId } = await bought();
    const bert = await world.member('Bert');
    const chat = await world.chatBetween(anna, bert);
    await world.rows(`update chats.inbox set free_left = 0 where member_id = $1`, [anna.id]);
    for (const text of ['A secret', 'Another secret']) await send(anna, chat, text);
    const { money } = await world.get(MemberPageService).openMember(support, anna.id);
    expect(JSON.stringify(money)).not.toContain('secret');
    const used = money?.ledger.filter(({ kind }) => kind === 'message') ?? [];
    const about = { kind: 'message', id: chat };
    // The bonus is used first; a bought credit cost 80 cents.
    expect(used.map((line) => ({ about: line.about, with: line.with, price: line.price }))).toEqual([
      { about, with: { id: bert.id, name: 'Bert' }, price: { minor: -80, currency: 'EUR' } },
      { about, with: { id: bert.id, name: 'Bert' }, price: null },
    ]);
    expect(money?.ledger.find(({ kind }) => kind === 'purchase')).toMatchObject({
      about: { kind: 'order', id: orderId },
      price: { minor: 4_000, currency: 'EUR' },
    });
  });

  it('is not answered to whoever has no right to money', async () => {
    await bought();
    const moderator = await staff('Mo', 'moderator');
    expect((await world.get(MemberPageService).openMember(moderator, anna.id)).money).toBeNull();
    const { photos, signals } = await world.get(MemberPageService).openMember(support, anna.id);
    expect([photos, signals]).toEqual([null, null]);
  });
});

describe('what does not agree', () => {
  it('is taken on, noted and closed with a reason, and the list knows whose it is', async () => {
    const { id: orderId } = await bought();
    await world.rows(
      `insert into payments.recon_issue (kind, subject, order_id, found_at, seen_at) values ('amount_drift', $1::uuid::text, $1::uuid, now(), now())`,
      [orderId],
    );
    const list = async (actor: StaffActor, query: object = {}) =>
      paymentIssuesAnswer.parse(await issues().list(actor, { ...firstPage, closed: false, ...query })).rows;
    const [issue] = await list(finance);
    expect(issue).toMatchObject({ kind: 'amount_drift', order_id: orderId, member_id: anna.id, taken_by: null, is_mine: false });
    const id = issue?.id ?? '';
    await issues().take(finance, id, {});
    await issues().take(finance, id, {});
    await issues().note(finance, id, { note: 'Asked the bank' });
    const other = await staff('Fred', 'finance');
    expect([await list(finance, { mine: true }), await list(other, { mine: true })]).toMatchObject([
      [{ is_mine: true, taken_by: 'Fien', note: 'Asked the bank' }],
      [],
    ]);
    expect((await orders().open(finance, orderId)).issues).toMatchObject([{ id }]);
    await issues().close(finance, id, { reason: 'Written off' });
    expect([await codeOf(issues().close(finance, id, { reason: 'Again' })), await codeOf(issues().take(other, id, {}))]).toEqual([
      'not_found',
      'not_found',
    ]);
    expect([await list(finance), await list(finance, { closed: true })]).toMatchObject([[], [{ closed_because: 'Written off' }]]);
    expect((await acts()).filter((act) => act.startsWith('payment_issue.'))).toEqual([
      'payment_issue.taken',
      'payment_issue.noted',
      'payment_issue.closed',
    ]);
  });
});

describe('money that waits for a second person', () => {
  const decidable = async (actor: StaffActor) =>
    moneyRequestsAnswer.parse(await requests().list(actor, firstPage)).rows.map((row) => row.decidable);

  it('is decided by finance that did not ask for it; support asks and does not decide', async () => {
    const { request } = await requests().adjust(support, anna.id, {
      key: randomUUID(),
      credits: 201,
      reason: 'complaint',
      note: '',
    });
    expect(request).toMatchObject({ state: 'waiting', credits: 201, asked_by: 'Sam', decided_by: null, member: { name: 'Anna' } });
    expect([await decidable(support), await decidable(finance)]).toEqual([[false], [true]]);
    const yes = { reason: 'Looked at both' };
    expect(await codeOf(requests().confirm(support, request.id, yes))).toBe('forbidden');
    expect((await requests().confirm(finance, request.id, yes)).request).toMatchObject({ state: 'done', decided_by: 'Fien' });
    expect(await decidable(finance)).toEqual([false]);
    expect((await acts()).filter((act) => /credits|request\./.test(act))).toEqual(['member.credits_asked', 'money_request.confirmed']);
  });

  it('is not decided by whoever asked for it, unless nobody else may', async () => {
    const owner = await staff('Olga', 'owner');
    const { request } = await requests().adjust(owner, anna.id, { key: randomUUID(), credits: 201, reason: 'complaint', note: '' });
    expect([await decidable(owner), await codeOf(requests().confirm(owner, request.id, { reason: 'Mine' }))]).toEqual([
      [false],
      'second_person_needed',
    ]);
    await world.rows(`update auth.staff set active = false where id = $1`, [finance.id]);
    expect([await decidable(owner), await codeOf(requests().confirm(owner, request.id, { reason: 'Alone' }))]).toEqual([[true], 'done']);
  });
});

const send = (from: TestMember, chat: string, text: string) =>
  world.get(SendingService).sendMessage({ id: from.id, siteId: from.siteId }, chat as never, { client_id: randomUUID(), text });
