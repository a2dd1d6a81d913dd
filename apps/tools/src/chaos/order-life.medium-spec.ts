import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MollieProvider } from '#payments';
import { testEnvironment, World } from '#testing';
import { isLong } from '#testing-product';
import type { Life } from './order-life.js';
import { openSandbox, testKey, type SandboxStage } from '../payment-sandbox/sandbox-stage.fixture.js';

const program = fileURLToPath(new URL('../../../../dist/apps/tools/src/chaos/order-life.js', import.meta.url));
/** Around the calls that change something at the provider, and the commits that change something here. */
const allMoments = [
  'order: before commit 1',
  'order: after commit 1',
  'order: before POST',
  'order: after POST',
  'order: before commit 2',
  'order: after commit 2',
  'payment: before commit 2',
  'payment: after commit 2',
  'withdrawal: after commit 1',
  'refund: before POST',
  'refund: after POST',
  'refund: before commit 1',
] as const;
/** Where one side knows already and the other does not: an order, its payment, its credits, and the money that goes back. */
const riskiest = ['order: after commit 1', 'order: after POST', 'payment: after commit 2', 'refund: after POST'] as const;
const moments: readonly (typeof allMoments)[number][] = isLong ? allMoments : riskiest;

const PATIENCE_MS = isLong ? 1_200_000 : 300_000;

let world: World;
let sandbox: SandboxStage;
beforeAll(async () => {
  world = await World.open();
  sandbox = await openSandbox();
});
afterAll(async () => {
  await sandbox.close();
  await world.close();
});

async function run(lives: readonly Life[]): Promise<NodeJS.Signals | null> {
  const env = testEnvironment({ MOLLIE_KEY: testKey, MOLLIE_ENDPOINT: sandbox.endpoint });
  const child = spawn(process.execPath, [program, JSON.stringify(lives)], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complained = '';
  child.stderr.on('data', (part: Buffer) => (complained += part.toString()));
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
    child.once('close', (...ends: [number | null, NodeJS.Signals | null]) => resolve(ends)),
  );
  if (signal === null && code !== 0) throw new Error(complained);
  return signal;
}

async function begin(dieAt: string): Promise<Life> {
  const { id: memberId } = await world.member();
  // Past the hours of the time bonus: the price is the same before and after.
  await world.rows(`update auth.account set created_at = now() - interval '1 year' where id = $1`, [memberId]);
  return { memberId, key: randomUUID(), dieAt };
}

describe('an order whose process is killed with -9', () => {
  it(
    `at ${moments.length} moments of its life comes to the same end as one that nothing happened to [M12]`,
    async () => {
      let broken: Life[] = [];
      for (const moment of moments) {
        const life = await begin(moment);
        // Each process first brings to its end what the one before it left behind.
        expect([moment, await run([...broken, life])]).toEqual([moment, 'SIGKILL']);
        broken = [{ memberId: life.memberId, key: life.key }];
      }
      expect(await run(broken)).toBeNull();
      const provider = new MollieProvider({ key: testKey, endpoint: sandbox.endpoint });
      const payments: string[] = [];
      for await (const { orderId, refundedMinor, amount } of provider.listPayments(new Date(0))) {
        payments.push(orderId ?? '');
        expect(refundedMinor).toBe(amount.minor);
      }
      const orders = await world.rows<{ id: string }>(`select id from payments.orders`);
      expect(orders).toHaveLength(moments.length);
      expect(payments.toSorted()).toEqual(orders.map(({ id }) => id).toSorted());
      expect(
        await world.rows(
          `select distinct state, granted_credits = credits as granted, revoked_credits = credits as revoked from payments.orders`,
        ),
      ).toEqual([{ state: 'refunded', granted: true, revoked: true }]);
      expect(await world.rows(`select distinct balance from payments.wallet`)).toEqual([{ balance: 0 }]);
      expect(await world.rows(`select kind, count(*)::int as n from payments.ledger_entry group by kind order by kind`)).toEqual([
        { kind: 1, n: orders.length },
        { kind: 5, n: orders.length },
      ]);
      expect(await world.rows(`select kind, count(*)::int as n from payments.invoice group by kind order by kind`)).toEqual([
        { kind: 'credit_note', n: orders.length },
        { kind: 'invoice', n: orders.length },
      ]);
      expect(await world.rows(`select * from payments.order_faults('epoch')`)).toEqual([]);
      expect(await world.rows(`select kind from payments.recon_issue`)).toEqual([]);
    },
    PATIENCE_MS,
  );
});
