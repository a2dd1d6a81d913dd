import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, pidOf, Product, untilWhole } from '#testing-product';

let product: Product;
beforeAll(() => {
  product = new Product({ endsProcesses: true });
});
beforeEach(() => untilWhole());
afterAll(() => product.close());

describe('the health of the product', () => {
  it('is bad when the worker gave no sign of life for 15 seconds, and the proxy goes on all the same', async () => {
    const worker = pidOf('worker');
    process.kill(worker, 'SIGSTOP');
    try {
      await product.sql(`update events.heartbeat set at = now() - interval '14 seconds'`);
      expect((await product.visitor().get('/api/health')).status).toBe(200);
      await product.sql(`update events.heartbeat set at = now() - interval '16 seconds'`);
      const health = await product.visitor().get('/api/health');
      expect([health.status, health.body]).toEqual([
        503,
        { api: true, postgres: true, redis: true, worker: false, workers: { alive: 0, lost: expect.any(Number) } },
      ]);
      expect((await product.visitor().get('/api/ready')).status).toBe(200);
    } finally {
      process.kill(worker, 'SIGCONT');
    }
    await untilWhole();
  });

  it('shows for an hour that a worker was lost, while the one that took its place does the work', async () => {
    type Workers = { alive: number; lost: number };
    const health = async () => (await product.visitor().get('/api/health')).body as { worker: boolean; workers: Workers };
    await product.sql(`delete from events.heartbeat where at < now() - interval '15 seconds'`);
    expect((await health()).workers).toEqual({ alive: 1, lost: 0 });
    const killed = pidOf('worker');
    process.kill(killed, 'SIGKILL');
    await eventually(60, async () => (await health()).workers.lost === 1 && (await health()).workers.alive === 1);
    expect(await health()).toMatchObject({ worker: true, workers: { alive: 1, lost: 1 } });
    expect(await product.sql(`select pid from events.heartbeat where at < now() - interval '15 seconds'`)).toEqual([{ pid: killed }]);
    await product.sql(`update events.heartbeat set at = now() - interval '61 minutes' where pid = $1`, [killed]);
    await eventually(30, async () => (await health()).workers.lost === 0);
  });
});

describe('an API process that is told to end', () => {
  it('answers the request that it is at, and takes no new one', async () => {
    const [anna, bert] = await Promise.all([product.member(), product.member()]);
    const chat = await product.chatOf(anna, bert);
    const ending = pidOf('api-1');
    const release = await product.lock('select 1 from visibility.pair where id = $1 for update', chat);
    const sending = product.send(anna, chat, 'Goodbye', undefined, 1);
    try {
      await product.untilWaiting(1);
      process.kill(ending, 'SIGTERM');
      await sleep(500);
      await expect(product.visitor(1).get('/api/live')).rejects.toThrow('ECONNREFUSED');
    } finally {
      await release();
    }
    expect((await sending).status).toBe(201);
    await eventually(30, () => pidOf('api-1') !== ending);
  });
});
