import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { serveMetrics } from './metrics.js';

describe('the metrics', () => {
  it('listen at the address of the settings, and at no other', async () => {
    const server = await serveMetrics({ host: '127.0.0.2', port: 0 });
    try {
      const { address, port } = server.address() as AddressInfo;
      expect(address).toBe('127.0.0.2');
      expect(await (await fetch(`http://127.0.0.2:${port}/metrics`)).text()).toContain('event_loop_delay_p99_seconds');
      expect((await fetch(`http://127.0.0.2:${port}/else`)).status).toBe(404);
      const others = Object.values(networkInterfaces()).flatMap((list) => (list ?? []).filter(({ family }) => family === 'IPv4'));
      for (const other of ['127.0.0.1', ...others.map((one) => one.address)])
        await expect(fetch(`http://${other}:${port}/metrics`)).rejects.toThrow('fetch failed');
    } finally {
      server.close();
    }
  });
});
