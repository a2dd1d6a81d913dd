import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { AppError } from '#contracts';
import {
  debitBlocksAnswer,
  debitPage,
  debitsAnswer,
  heldByToken,
  mandateAccountAnswer,
  mandatePage,
  mandatesAnswer,
  officeOrderPage,
  type StaffRole,
} from '#contracts-admin';
import { Transactions } from '#database';
import { DebitBlocks } from '#payments';
import { World, type TestMember } from '#testing';
import {
  AuditLogService,
  BackOfficeModule,
  DebitBlocksOfficeService,
  DebitsOfficeService,
  MandatesOfficeService,
  OrdersOfficeService,
  type StaffActor,
} from '../index.js';
import { DebitRows, form } from './debit-rows.fixture.js';

const firstPage = { page: 1, per_page: 25 };
const why = { reason: 'The bank asks for it' };
let world: World;
let rows: DebitRows;
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
  rows = new DebitRows(world);
});
beforeEach(async () => {
  await world.empty();
  await world.rows(`delete from auth.staff`);
  anna = await world.member('Anna');
  [finance, support] = [await staff('Fien', 'finance'), await staff('Sam', 'support')];
});
afterAll(async () => {
  await world.rows(`delete from auth.staff`);
  await world.close();
});

const debits = () => world.get(DebitsOfficeService);
const mandates = () => world.get(MandatesOfficeService);
const blocks = () => world.get(DebitBlocksOfficeService);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const debitIds = async (query: object = {}, actor = finance) =>
  debitsAnswer.parse(await debits().list(actor, { ...firstPage, ...query })).rows.map(({ id }) => id);
const mandateIds = async (query: object = {}, actor = finance) =>
  mandatesAnswer.parse(await mandates().list(actor, { ...firstPage, ...query })).rows.map(({ id }) => id);
const blockIds = async (query: object = {}, actor = finance) =>
  debitBlocksAnswer.parse(await blocks().list(actor, { ...firstPage, ...query })).rows.map(({ id }) => id);
/** What the people of this test did, with their reasons. */
const log = () =>
  world.rows<{ act: string; subject_kind: string; subject_id: string | null; reason: string; facts: object }>(
    `select act, subject_kind, subject_id, reason, facts from audit.entry where staff_id in (select id from auth.staff) order by at, id`,
  );

describe('the direct debits of the house [#72] [#73]', () => {
  it('stand by the day of their collection, and are found by state, day, member, country, reference and ids', async () => {
    const bert = await world.member('Bert');
    const [hers, his] = [await rows.mandate(anna, { reference: 'M-HERS' }), await rows.mandate(bert, { reference: 'M-HIS' })];
    const soon = await rows.debit(anna, hers, { collectOn: '2026-12-03' });
    const late = await rows.debit(anna, hers, { collectOn: '2026-12-09', country: 'BE' });
    const back = await rows.debit(bert, his, { collectOn: '2026-12-01', state: 'returned', reason: 'AM04' });
    expect(await debitIds()).toEqual([late, soon, back]);
    expect(await debitIds({ page: 2, per_page: 2 })).toEqual([back]);
    for (const [query, found] of [
      [{ state: 'returned' }, [back]],
      [{ country: 'BE' }, [late]],
      [{ country: 'FR' }, []],
      [{ member_id: anna.id }, [late, soon]],
      [{ from: '2026-12-03', to: '2026-12-03' }, [soon]],
      [{ from: '2026-12-04' }, [late]],
      [{ q: 'm-his' }, [back]],
      [{ q: 'M-NONE' }, []],
      [{ q: soon }, [soon]],
      [{ q: hers }, [late, soon]],
      [{ q: bert.id }, [back]],
      [{ q: 'M-HERS', state: 'announced', country: 'BE' }, [late]],
    ] as const)
      expect([query, await debitIds(query)]).toEqual([query, found]);
    const { rows: shown, total, more } = await debits().list(finance, { ...firstPage, state: 'returned' });
    expect([total, more, shown]).toMatchObject([
      1,
      false,
      [
        {
          member: { id: bert.id, name: 'Bert' },
          mandate: { id: his, reference: 'M-HIS', iban_ends_in: '4300' },
          reason: 'AM04',
          amount: { minor: 4_000, currency: 'EUR' },
          collect_on: '2026-12-01',
        },
      ],
    ]);
  });

  it('tell on one page the order, what happened, the bank’s reason and what is blocked', async () => {
    const mandate = await rows.mandate(anna);
    const id = await rows.debit(anna, mandate, { state: 'returned', reason: 'MD06' });
    const block = await rows.block(anna, { kind: 'iban', orderId: id });
    const page = await debits().open(support, id);
    expect(debitPage.parse(page)).toEqual(page);
    expect(page).toMatchObject({
      id,
      state: 'returned',
      reason: 'MD06',
      order: { state: 'pending', provider: 'mollie' },
      credits_at_once: 31,
      credits_later: 19,
      blocks: [{ id: block, kind: 'iban', ends_in: '4300', lifted_at: null }],
    });
    expect(page.events.map(({ kind, about }) => [kind, about])).toEqual([
      ['debit_announced', '2026-12-03'],
      ['debit_sent', ''],
      ['debit_returned', 'MD06'],
      ['ordered', 'directdebit'],
      ['debit_blocked', 'iban'],
    ]);
    expect(await codeOf(debits().open(support, randomUUID()))).toBe('not_found');
    expect((await log()).map(({ act, subject_id }) => [act, subject_id])).toEqual([['debit.opened', id]]);
  });

  it('stand on the page of their order, and not on that of one that is paid in another way', async () => {
    const id = await rows.debit(anna, await rows.mandate(anna, { reference: 'M-HERS' }));
    const page = await world.get(OrdersOfficeService).open(support, id);
    expect(officeOrderPage.parse(page)).toEqual(page);
    expect(page.debit).toMatchObject({ id, state: 'announced', mandate: { reference: 'M-HERS' }, collect_on: '2026-12-03', blocks: [] });
    await world.rows(`delete from payments.debit where order_id = $1`, [id]);
    expect((await world.get(OrdersOfficeService).open(support, id)).debit).toBeNull();
  });

  it('are left out of the order for a system of the house that reads orders alone', async () => {
    const id = await rows.debit(anna, await rows.mandate(anna));
    const system = { ...finance, roles: heldByToken(['orders']) };
    expect((await world.get(OrdersOfficeService).open(system, id)).debit).toBeNull();
    expect(await codeOf((async () => debits().open(system, id))())).toBe('forbidden');
  });

  it('outlive their mandate, which is erased in its time, and the account of their member', async () => {
    const id = await rows.debit(anna, await rows.mandate(anna), { state: 'paid' });
    await world.rows(`delete from payments.mandate`);
    await world.rows(`delete from profiles.profile where member_id = $1`, [anna.id]);
    expect(await debits().open(finance, id)).toMatchObject({ member: { id: anna.id, name: null }, mandate: null, state: 'paid' });
    expect(await debitIds()).toEqual([id]);
  });
});

describe('the mandates of members', () => {
  it('are in force, revoked, or lapsed when nothing was collected by them for 36 months', async () => {
    const monthsAgo = async (months: number) =>
      (
        await world.rows<{ at: Date }>(`select now() - make_interval(months => $1) + interval '1 minute' as at`, [months])
      )[0]?.at.toISOString();
    const [long = '', nearly = ''] = [await monthsAgo(37), await monthsAgo(36)];
    const active = await rows.mandate(anna);
    const used = await rows.mandate(anna, { signedAt: long, usedAt: nearly });
    const lapsed = await rows.mandate(anna, { signedAt: long });
    const revoked = await rows.mandate(anna, { signedAt: long, revokedAt: nearly });
    const states = mandatesAnswer.parse(await mandates().list(finance, firstPage)).rows.map(({ id, state }) => [id, state]);
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        [active, 'active'],
        [used, 'active'],
        [lapsed, 'lapsed'],
        [revoked, 'revoked'],
      ]),
    );
    expect([await mandateIds({ state: 'lapsed' }), await mandateIds({ state: 'revoked' })]).toEqual([[lapsed], [revoked]]);
    expect(new Set(await mandateIds({ state: 'active' }))).toEqual(new Set([active, used]));
  });

  it('are known by Postgres to lapse seldom: a page of those that did is found by their last use, not by reading all of them', async () => {
    await rows.mandate(anna);
    await world.rows(
      `insert into payments.mandate (id, member_id, site_id, reference, creditor_id, creditor_name, form_sealed, iban_hmac, phone_hmac, iban_ends_in,
         phone_ends_in, locale, text_version, signed_at)
       select uuidv7(), member_id, site_id, 'M-' || i, creditor_id, creditor_name, form_sealed, iban_hmac, phone_hmac, iban_ends_in, phone_ends_in,
              locale, text_version, now() - make_interval(hours => i) - case when i <= 5 then interval '4 years' else '0' end
         from payments.mandate, generate_series(1, 2000) i`,
    );
    await world.rows('analyze payments.mandate');
    const [plan] = await world.rows<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
      `explain (format json) select from payments.mandate m where m.revoked_at is null
          and coalesce(m.last_used_at, m.signed_at) <= public.app_now() - interval '36 months'`,
    );
    expect(plan?.['QUERY PLAN'][0].Plan['Plan Rows']).toBeLessThan(50);
  });

  it('are found by their day, member, reference, ids and the country of an order, the newest first', async () => {
    const bert = await world.member('Bert');
    const old = await rows.mandate(anna, { reference: 'M-OLD', signedAt: '2026-01-05T12:00:00Z', usedAt: new Date().toISOString() });
    const his = await rows.mandate(bert, { reference: 'M-HIS' });
    const order = await rows.debit(bert, his, { country: 'AT' });
    for (const [query, found] of [
      [{}, [his, old]],
      [{ from: '2026-01-05', to: '2026-01-05' }, [old]],
      [{ member_id: bert.id }, [his]],
      [{ q: 'm-old' }, [old]],
      [{ q: order }, [his]],
      [{ q: anna.id }, [old]],
      [{ q: his }, [his]],
      [{ country: 'AT' }, [his]],
      [{ country: 'DE' }, []],
    ] as const)
      expect([query, await mandateIds(query)]).toEqual([query, found]);
  });

  it('tell on one page what was collected by them and what happened', async () => {
    const id = await rows.mandate(anna, { reference: 'M-HERS' });
    const paid = await rows.debit(anna, id, { state: 'paid', collectOn: '2026-11-20' });
    const back = await rows.debit(anna, id, { state: 'returned', reason: 'AM04', collectOn: '2026-11-27' });
    await world.rows(`update payments.mandate set signed_at = now() - interval '4 days', revoked_at = now() where id = $1`, [id]);
    const page = await mandates().open(support, id);
    expect(mandatePage.parse(page)).toEqual(page);
    expect(page).toMatchObject({
      reference: 'M-HERS',
      state: 'revoked',
      creditor_id: 'NL22ZZZ000000000000',
      iban_ends_in: '4300',
      phone_ends_in: '678',
      provider: { customer_id: 'cst_1', mandate_id: 'mdt_1' },
    });
    expect(page.debits.map((debit) => debit.id)).toEqual([back, paid]);
    expect([page.events.at(0)?.kind, page.events.at(-1)?.kind]).toEqual(['signed', 'revoked']);
    expect(page.events.filter(({ kind }) => kind === 'returned')).toMatchObject([{ about: 'AM04', minor: 4_000, currency: 'EUR' }]);
    expect(await codeOf(mandates().open(support, randomUUID()))).toBe('not_found');
  });

  it('show the account to finance alone, for a reason that the log keeps with each look; nothing else tells it', async () => {
    const id = await rows.mandate(anna);
    const order = await rows.debit(anna, id);
    const account = mandateAccountAnswer.parse(await mandates().showAccount(finance, id, why));
    expect(account).toEqual({ ...form, network: '192.0.2.77' });
    await mandates().showAccount(finance, id, { reason: 'Once more' });
    expect(await log()).toMatchObject([
      { act: 'mandate.account_shown', subject_kind: 'mandate', subject_id: id, reason: why.reason, facts: {} },
      { act: 'mandate.account_shown', reason: 'Once more' },
    ]);
    expect(await codeOf(mandates().showAccount(support, id, why))).toBe('forbidden');
    expect(await codeOf(mandates().showAccount(finance, randomUUID(), why))).toBe('not_found');
    const told = JSON.stringify([
      await mandates().list(finance, firstPage),
      await mandates().open(finance, id),
      await debits().list(finance, firstPage),
      await debits().open(finance, order),
      await world.get(OrdersOfficeService).open(finance, order),
      await log(),
    ]);
    expect([form.iban, form.holder, form.street, form.phone, '192.0.2.77'].filter((secret) => told.includes(secret))).toEqual([]);
  });
});

describe('a block on direct debit', () => {
  it('is found by what it blocks, whether it stands, its day, member, country and the mandate whose account it is', async () => {
    const [bert, ibanKey] = [await world.member('Bert'), randomBytes(32)];
    const hers = await rows.mandate(anna, { reference: 'M-HERS', ibanKey });
    const same = await rows.mandate(bert, { reference: 'M-SAME', ibanKey });
    const order = await rows.debit(anna, hers, { state: 'returned', reason: 'MD06', country: 'DE' });
    const account = await rows.block(anna, { orderId: order, since: '2026-11-20T12:00:00Z' });
    const iban = await rows.block(anna, { kind: 'iban', key: ibanKey, orderId: order, since: '2026-11-21T12:00:00Z' });
    const other = await rows.block(bert, { kind: 'phone', since: '2026-11-22T12:00:00Z' });
    await blocks().lift(support, account, why);
    for (const [query, found] of [
      [{}, [other, iban, account]],
      [{ lifted: false }, [other, iban]],
      [{ lifted: true }, [account]],
      [{ kind: 'iban' }, [iban]],
      [{ member_id: anna.id }, [iban, account]],
      [{ from: '2026-11-21', to: '2026-11-21' }, [iban]],
      [{ country: 'DE' }, [iban, account]],
      [{ q: 'M-HERS' }, [iban, account]],
      // The same bank account in the mandate of somebody else.
      [{ q: 'm-same' }, [iban]],
      [{ q: same }, [iban]],
      [{ q: order }, [iban, account]],
      [{ q: bert.id }, [other]],
    ] as const)
      expect([query, await blockIds(query)]).toEqual([query, found]);
  });

  it('is lifted once, by support or finance, with a reason that row and log keep; the member is told nothing', async () => {
    const order = await rows.debit(anna, await rows.mandate(anna), { state: 'returned', reason: 'AM04' });
    const id = await rows.block(anna, { kind: 'phone', orderId: order });
    const told = async () => (await world.rows(`select from events.outbox where payload->>'memberId' = $1`, [anna.id])).length;
    const before = await told();
    const { block } = await blocks().lift(support, id, { reason: 'It was her son' });
    expect(block).toMatchObject({
      id,
      kind: 'phone',
      ends_in: '678',
      lifted_by: 'Sam',
      lift_reason: 'It was her son',
      lifted_at: expect.any(String),
    });
    expect((await blocks().lift(finance, id, { reason: 'Me too' })).block).toEqual(block);
    expect(await log()).toEqual([
      {
        act: 'debit_block.lifted',
        subject_kind: 'debit_block',
        subject_id: id,
        reason: 'It was her son',
        facts: { kind: 'phone', member: anna.id, order },
      },
    ]);
    expect(await told()).toBe(before);
    expect(await codeOf(blocks().lift(finance, randomUUID(), why))).toBe('not_found');
  });

  it('keeps the member from direct debit until it is lifted, each by itself [#139]', async () => {
    const mandateId = await rows.mandate(anna);
    const orderId = await rows.debit(anna, mandateId, { state: 'returned', reason: 'AM04' });
    const [keys] = await world.rows<{ ibanHmac: Buffer; phoneHmac: Buffer }>(
      `select iban_hmac as "ibanHmac", phone_hmac as "phoneHmac" from payments.mandate where id = $1`,
      [mandateId],
    );
    const isBlocked = (payer: typeof keys | null) =>
      world.get(Transactions).run((tx) => world.get(DebitBlocks).isBlocked(tx, anna.id, payer ?? null));
    await world.get(Transactions).run((tx) => world.get(DebitBlocks).block(tx, { orderId, memberId: anna.id, mandateId, reason: 'AM04' }));
    const { rows: standing } = await blocks().list(support, { ...firstPage, lifted: false });
    expect(new Map(standing.map(({ kind, ends_in, reason }) => [kind, [ends_in, reason]]))).toEqual(
      new Map([
        ['account', [null, 'AM04']],
        ['iban', ['4300', 'AM04']],
        ['phone', ['678', 'AM04']],
      ]),
    );
    const idOf = (kind: string) => standing.find((block) => block.kind === kind)?.id ?? '';
    await blocks().lift(support, idOf('account'), why);
    expect([await isBlocked(null), await isBlocked(keys)]).toEqual([false, true]);
    for (const kind of ['iban', 'phone']) await blocks().lift(finance, idOf(kind), why);
    expect(await isBlocked(keys)).toBe(false);
  });

  it('is lifted by one of two who press at the same moment', async () => {
    const id = await rows.block(anna);
    const lift = (actor: StaffActor, reason: string) => blocks().lift(actor, id, { reason });
    const answers = await world.atOnce([`select from payments.debit_block where id = $1 for update`, id], 2, () =>
      Promise.all([lift(support, 'It was her son'), lift(finance, 'She has called')]),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect((await log()).map(({ act }) => act)).toEqual(['debit_block.lifted']);
  });

  it('is named in the log as long as it is there', async () => {
    const [mandate, block] = [await rows.mandate(anna, { reference: 'M-HERS' }), await rows.block(anna)];
    await blocks().lift(finance, block, why);
    await mandates().open(finance, mandate);
    const owner = await staff('Olga', 'owner');
    const entries = (await world.get(AuditLogService).listEntries(owner, { ...firstPage, staff_id: finance.id })).rows;
    expect(entries.map(({ subject_kind, subject_name, subject_exists }) => [subject_kind, subject_name, subject_exists])).toEqual([
      ['mandate', 'M-HERS', true],
      ['debit_block', null, true],
    ]);
  });
});

describe('who reads direct debits', () => {
  it('are finance, support and the owner; nobody else, and each list leaves an entry without what was looked for', async () => {
    const id = await rows.debit(anna, await rows.mandate(anna));
    const owner = await staff('Olga', 'owner');
    for (const actor of [finance, support, owner]) expect(await debitIds({ q: anna.id }, actor)).toEqual([id]);
    await mandateIds({ state: 'active', q: 'M-SECRET' });
    await blockIds({ lifted: false });
    const entries = await log();
    expect(entries.map(({ act }) => act)).toEqual([
      'debits.listed',
      'debits.listed',
      'debits.listed',
      'mandates.listed',
      'debit_blocks.listed',
    ]);
    expect(entries[3]?.facts).toEqual({ state: 'active', page: 1, searched: true });
    const others = [await staff('Mo', 'moderator'), await staff('Co', 'content'), await staff('Op', 'ops')];
    for (const actor of others)
      for (const refused of [
        async () => debits().list(actor, firstPage),
        async () => debits().open(actor, id),
        async () => mandates().list(actor, firstPage),
        async () => mandates().open(actor, randomUUID()),
        async () => mandates().showAccount(actor, randomUUID(), why),
        async () => blocks().list(actor, firstPage),
        async () => blocks().lift(actor, randomUUID(), why),
      ])
        expect(await codeOf(refused())).toBe('forbidden');
  });

  it('see nothing of a member with whom child material was found, but for the owner', async () => {
    const mandate = await rows.mandate(anna);
    const order = await rows.debit(anna, mandate, { state: 'returned' });
    const block = await rows.block(anna, { orderId: order });
    const owner = await staff('Olga', 'owner');
    await world.rows(
      `insert into moderation.child_material (reference, at, found_by, member_id, site_id, state, keep_until, sealed)
       values ('x', now(), gen_random_uuid(), $1, $2, 'sealed', now() + interval '1 year', '')`,
      [anna.id, anna.siteId],
    );
    expect([await debitIds(), await mandateIds(), await blockIds()]).toEqual([[], [], []]);
    expect([await debitIds({}, owner), await mandateIds({}, owner), await blockIds({}, owner)]).toEqual([[order], [mandate], [block]]);
    for (const refused of [
      async () => debits().open(finance, order),
      async () => mandates().open(finance, mandate),
      async () => mandates().showAccount(finance, mandate, why),
      async () => blocks().lift(finance, block, why),
    ])
      expect(await codeOf(refused())).toBe('not_found');
    expect(await world.rows(`select from payments.debit_block where lifted_at is not null`)).toEqual([]);
    expect((await mandates().open(owner, mandate)).id).toBe(mandate);
  });
});
