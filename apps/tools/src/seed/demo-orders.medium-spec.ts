import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MollieProvider, PaymentProvider } from '#payments';
import { World } from '#testing';
import { openSandbox, testKey, type SandboxStage } from '../payment-sandbox/sandbox-stage.fixture.js';
import { demoMembers } from '../start/demo-logins.js';
import { memberNumber, type MemberName } from './named-members.js';
import { demoId } from './demo-ids.js';
import { placeDemoOrders } from './demo-orders.js';
import { bankOf } from './demo-product.js';
import { seed } from './index.js';

const SEED = 58;
let world: World;
let sandbox: SandboxStage;
let dataDir: string;

beforeAll(async () => {
  [world, sandbox] = await Promise.all([World.open(), openSandbox()]);
  dataDir = await mkdtemp(join(tmpdir(), 'demo-orders-'));
  const { databaseUrl, databaseOwnerUrl: ownerUrl = '' } = world.config;
  await seed({ databaseUrl, ownerUrl, members: 60, seedNumber: SEED, pictures: 6, dataDir, log: () => undefined });
  const provider = new MollieProvider({ key: testKey, endpoint: sandbox.endpoint });
  const methods = ['createPayment', 'findPayment', 'listPayments', 'createRefund', 'listRefunds'] as const;
  for (const method of methods) Object.assign(world.get(PaymentProvider), { [method]: provider[method].bind(provider) });
  await placeDemoOrders(world, bankOf({ mollieEndpoint: sandbox.endpoint, mollieKey: testKey }), SEED);
});

afterAll(async () => {
  await world.empty();
  await Promise.all([world.close(), sandbox.close(), rm(dataDir, { recursive: true })]);
});

const idOf = (name: MemberName): string => demoId(SEED, 'member', memberNumber(name));
const today = (role: MemberName) =>
  world.rows(
    `select o.state, o.method, o.failure, o.discount_code, o.discount_minor::int, o.granted_credits, o.revoked_credits, o.psp_id is not null as at_provider,
            (select json_agg(r.state) from payments.refund r where r.order_id = o.id) as refunds
       from payments.orders o where o.member_id = $1 and o.idempotency_key = 'demo'`,
    [idOf(role)],
  );

describe('the orders of the demo', () => {
  it('are withdrawn from, and their money is on its way back', async () => {
    const withdrawn = { state: 'paid', refunds: ['requested'], at_provider: true };
    expect(await today('pieter')).toMatchObject([{ ...withdrawn, method: 'ideal', granted_credits: 50, revoked_credits: 50 }]);
    expect(await today('els')).toMatchObject([{ ...withdrawn, method: 'creditcard', granted_credits: 20, revoked_credits: 20 }]);
  });

  it('leave premium with whoever has another purchase', async () => {
    const standings = await world.rows<{ member_id: string; paid: boolean }>(`select member_id, paid from visibility.member_standing`);
    const isPaid = (role: MemberName) => standings.find(({ member_id: id }) => id === idOf(role))?.paid;
    expect([isPaid('pieter'), isPaid('els'), isPaid('ruud')]).toEqual([false, true, true]);
  });

  it('are paid with a discount', async () => {
    const [order] = await today('ruud');
    expect(order).toMatchObject({ state: 'paid', discount_code: 'SPRING10', granted_credits: 120 });
    expect(order?.['discount_minor']).toBeGreaterThan(0);
  });

  it('wait for a bank transfer, with the account that it goes to', async () => {
    expect(await today('annemiek')).toMatchObject([{ state: 'pending', method: 'banktransfer', granted_credits: 0 }]);
    const [order] = await world.rows(`select transfer->>'iban' as iban from payments.orders where member_id = $1`, [idOf('annemiek')]);
    expect(order).toEqual({ iban: 'NL86TEST0627535577' });
  });

  it('fail with the reason of the card', async () => {
    expect(await today('david')).toMatchObject([{ state: 'failed', failure: 'card_funds', granted_credits: 0 }]);
  });

  it('call for the mails, invoices and refunds that orders of members call for', async () => {
    const rows = await world.rows<{ job: string; n: number }>(
      `select reaction as job, count(*)::int as n from events.outbox where reaction ~ '^payment|withdrawal|order-received' group by reaction order by reaction`,
    );
    expect(rows).toEqual([
      { job: 'mail.order-received', n: 1 },
      { job: 'mail.withdrawal-receipt', n: 2 },
      { job: 'payment.invoice', n: 3 },
      { job: 'payment.refund', n: 2 },
    ]);
  });

  it('stand in books without drift, with money that the orders explain and nothing for finance to look at', async () => {
    expect(await world.rows(`select * from payments.drift((select array_agg(member_id) from payments.wallet))`)).toEqual([]);
    expect(await world.rows(`select kind from payments.recon_issue`)).toEqual([]);
    const unexplained = `select o.id from payments.orders o
      where (select coalesce(sum(amount_minor), 0) from payments.money_entry m where m.order_id = o.id and m.account = 'provider')
            <> case when granted_credits > 0 then payable_minor else 0 end`;
    expect(await world.rows(unexplained)).toEqual([]);
  });

  it('leave the two demo logins as they were', async () => {
    const orders = await world.rows(
      `select from payments.orders o join auth.account a on a.id = o.member_id where a.email = any($1) and o.idempotency_key = 'demo'`,
      [demoMembers.map(({ email }) => email)],
    );
    expect(orders).toEqual([]);
  });
});
