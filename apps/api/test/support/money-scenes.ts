import { randomUUID } from 'node:crypto';
import { CONFIG, sealedBox, type Config } from '#config';
import type { StaffRole } from '#contracts-admin';
import { demoIds } from '#site';
import type { World } from '#testing';
import type { Scene } from './command-scene.js';

type Rows = { readonly tx: string }[];

/** What the commands about orders, refunds and credits are played on. */
export function moneyScenes(world: () => World) {
  const row = async (sql: string, parameters: unknown[]): Promise<string> => {
    const [made] = await world().rows<{ id: string }>(sql, parameters);
    return made?.id ?? '';
  };
  const aMember = async () => (await world().member('Bert')).id;
  /** 50 credits for 40.00 euros, paid, in the books of the order alone. */
  const anOrder = (memberId: string, change = ''): Promise<string> =>
    row(
      `insert into payments.orders (id, member_id, idempotency_key, body_hash, site_id, return_origin, company, locale, country, country_evidence,
         bundle_id, credits, price_minor, payable_minor, currency, vat_bps, vat_minor, method, state, psp, psp_id, granted_credits, consent_version,
         refund_days, created_at, paid_at, country_unclear, blocks_buying)
       values (gen_random_uuid(), $1, gen_random_uuid(), '', $2, 'http://localhost', '{"id": "00000000-0000-7000-8000-0000000000c1", "name": "Second Spring B.V."}', 'nl', 'NL',
         '{"profile": "NL", "network": "BE"}', gen_random_uuid(), 50, 4000, 4000, 'EUR', 2100, 694, 'ideal', 'paid', 'mollie', 'tr_' || gen_random_uuid(), 50,
         'b', 14, now(), now(), $3, $4) returning id`,
      [memberId, demoIds.site, change === 'unclear', change === 'blocking'],
    );
  const aRefund = (orderId: string, memberId: string) =>
    row(
      `insert into payments.refund (order_id, member_id, cause, amount_minor, currency, credits, state, created_at)
       values ($1, $2, 'withdrawal', 4000, 'EUR', 50, 'failed', now()) returning id`,
      [orderId, memberId],
    );
  /** Of the person of this role, or of somebody else. */
  const aRequest = async (role?: StaffRole) => {
    const memberId = await aMember();
    const id = await row(
      `insert into payments.money_request (id, member_id, credits, reason, note, state, asked_by, asked_at)
       values (gen_random_uuid(), $1, 10, 'goodwill', '', 'waiting',
         coalesce((select s.id from auth.staff s where $2 = any(s.roles) limit 1), gen_random_uuid()), now()) returning id`,
      [memberId, role ?? ''],
    );
    const state = () => world().rows<{ tx: string }>(`select xmin::text as tx, state from payments.money_request where id = $1`, [id]);
    return { target: id, subject: id, input: { reason: 'Both have looked' }, state };
  };
  const onIssue = (input: Scene['input']) => async (): Promise<Scene> => {
    const id = await row(
      `insert into payments.recon_issue (kind, subject, found_at, seen_at) values ('missing_order', gen_random_uuid(), now(), now()) returning id`,
      [],
    );
    const state = () =>
      world().rows<{ tx: string }>(`select xmin::text as tx, taken_by, note, closed_at from payments.recon_issue where id = $1`, [id]);
    return { target: id, subject: id, input, state };
  };
  const onOrder = (change: 'unclear' | 'blocking', target: 'order' | 'member', column: string) => async (): Promise<Scene> => {
    const memberId = await aMember();
    const orderId = await anOrder(memberId, change);
    const id = target === 'order' ? orderId : memberId;
    const state = () => world().rows<{ tx: string }>(`select xmin::text as tx, ${column} from payments.orders where id = $1`, [orderId]);
    return { target: id, subject: id, input: { reason: 'Looked at both' }, state };
  };
  const onRefund = (state: (refundId: string) => Promise<Rows>) => async (): Promise<Scene> => {
    const memberId = await aMember();
    const id = await aRefund(await anOrder(memberId), memberId);
    const box = sealedBox(world().get<Config>(CONFIG as never).appSecret, 'payments-bank-account');
    await world().rows(
      `insert into payments.bank_account (refund_id, member_id, sealed, ends_in, given_at) values ($1, $2, $3, '4300', now())`,
      [id, memberId, box.seal(JSON.stringify({ iban: 'NL91ABNA0417164300', holder: 'B. de Vries' }), id)],
    );
    return { target: id, subject: id, input: { reason: 'To pay it by bank' }, state: () => state(id) };
  };
  const aCode = (status: 'active' | 'inactive') => async (): Promise<Scene> => {
    const id = await row(
      `insert into payments.discount_code (site_id, code, basis_points, status) values ($1, 'C' || gen_random_uuid(), 1000, $2) returning id`,
      [demoIds.site, status],
    );
    const state = () => world().rows<{ tx: string }>(`select xmin::text as tx, status from payments.discount_code where id = $1`, [id]);
    return { target: id, subject: id, input: { reason: 'Looked at both' }, state };
  };
  const lists = () =>
    world().rows<{ tx: string }>(`select xmin::text as tx, id, withdrawn_at from site.price_list order by made_at desc, id desc limit 1`);
  return {
    make_price_list: async () => {
      const [site] = await world().rows<{ version: number }>(`select version from site.site where id = $1`, [demoIds.site]);
      const bundles = [{ credits: 20, minor: 1_900 }];
      const input = { version: site?.version, countries: ['SE'], currency: 'SEK', bundles, begins_at: '2100-01-01T00:00:00.000Z' };
      // Two lists may not begin at the same moment.
      await world().rows(`delete from site.price_list`);
      return { target: demoIds.site, subject: demoIds.site, input: { ...input, reason: 'For the spring' }, state: lists };
    },
    withdraw_price_list: async () => {
      const id = await row(
        `insert into site.price_list (site_id, countries, bundles, begins_at, made_at, made_by, reason)
         values ($1, '{SE}', '[{"id": "01930000-0000-7000-8000-000000000001", "credits": 20, "price": {"minor": 1900, "currency": "SEK"}}]',
           now() + interval '1 year', now(), gen_random_uuid(), 'b') returning id`,
        [demoIds.site],
      );
      return { target: id, subject: id, input: { reason: 'A mistake' }, state: lists };
    },
    make_codes: async () => ({
      target: null,
      subject: null,
      input: {
        site_id: demoIds.site,
        code: `M${randomUUID().slice(0, 8)}`,
        count: 1,
        basis_points: 1_000,
        validity: 'once',
        country: null,
        member_id: null,
        expires: null,
        currency: null,
        minimum_minor: null,
        methods: [],
        max_uses: null,
        welcome: false,
        reason: 'For the spring',
      },
      state: () =>
        world().rows<{ tx: string }>(`select xmin::text as tx, id from payments.discount_code order by created_at desc, id desc limit 1`),
    }),
    stop_code: aCode('active'),
    resume_code: aCode('inactive'),
    send_papers: async () => {
      const memberId = await aMember();
      const id = await anOrder(memberId);
      await world().rows(
        `insert into payments.invoice (company_id, kind, year, number, order_id, member_id, ref, content, issued_at)
         values (gen_random_uuid(), 'invoice', 2026, 1, $1, $2, $1, '{"totalMinor": 4000, "currency": "EUR"}', now())`,
        [id, memberId],
      );
      const state = () =>
        world().rows<{ tx: string }>(
          `select xmin::text as tx, id from events.outbox where reaction = 'mail.receipt' and payload->>'orderId' = $1`,
          [id],
        );
      return { target: id, subject: id, input: { reason: 'lost' }, state };
    },
    settle_country: onOrder('unclear', 'order', 'country_unclear'),
    allow_buying: onOrder('blocking', 'member', 'blocks_buying'),
    take_issue: onIssue({}),
    note_issue: onIssue({ note: 'Asked the bank' }),
    close_issue: onIssue({ reason: 'Written off' }),
    resolve_payout: async () => {
      const payout = `stl_${randomUUID().replaceAll('-', '')}`;
      await world().rows(
        `insert into payments.provider_settlement (id, psp, status, currency, amount_minor, revenue_minor, fee_minor, fee_vat_minor, off_minor, periods,
           created_at, seen_at, booked_at)
         values ($1, 'mollie', 'failed', 'EUR', 3952, 4000, 48, 8, 0, '[]', now(), now(), now())`,
        [payout],
      );
      const id = await row(
        `insert into payments.recon_issue (kind, subject, found_at, seen_at) values ('settlement_failed', $1, now(), now()) returning id`,
        [payout],
      );
      const state = () =>
        world().rows<{ tx: string }>(
          `select i.xmin::text as tx, i.closed_at, s.booked_back_at from payments.recon_issue i join payments.provider_settlement s on s.id = i.subject
            where i.id = $1`,
          [id],
        );
      return { target: id, subject: id, input: { reason: 'The bank account was wrong' }, state };
    },
    pay_elsewhere: onRefund((id) =>
      world().rows<{ tx: string }>(`select xmin::text as tx, state from payments.refund where id = $1`, [id]),
    ),
    // Nothing changes but the log.
    show_bank_account: onRefund((id) =>
      world().rows<{ tx: string }>(`select xmin::text as tx from audit.entry where act = 'refund.bank_account_shown' and subject_id = $1`, [
        id,
      ]),
    ),
    refund_order: async () => {
      const id = await anOrder(await aMember());
      const state = () => world().rows<{ tx: string }>(`select xmin::text as tx, id from payments.refund where order_id = $1`, [id]);
      return { target: id, subject: id, input: { key: randomUUID(), minor: 100, note: '', reason: 'goodwill' }, state };
    },
    adjust_credits: async () => {
      const id = await aMember();
      const state = () => world().rows<{ tx: string }>(`select xmin::text as tx, balance from payments.wallet where member_id = $1`, [id]);
      return { target: id, subject: id, input: { key: randomUUID(), credits: 10, note: '', reason: 'goodwill' }, state };
    },
    confirm_money: () => aRequest(),
    decline_money: aRequest,
  } satisfies Record<string, (role: StaffRole) => Promise<Scene>>;
}
