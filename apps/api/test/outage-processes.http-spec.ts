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
      expect([health.status, health.body]).toEqual([503, { api: true, postgres: true, redis: true, worker: false }]);
      expect((await product.visitor().get('/api/ready')).status).toBe(200);
    } finally {
      process.kill(worker, 'SIGCONT');
    }
    await untilWhole();
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
