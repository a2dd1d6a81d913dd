import { describe, expect, it } from '@jest/globals';
import { eventually, pidOf, untilWhole } from '#testing-product';

describe('the running product', () => {
  it.each(['worker', 'api-1', 'redis', 'postgres'])('is whole again within 30 s after a kill -9 of %s', async (part) => {
    const killed = pidOf(part);
    const startedAt = performance.now();
    process.kill(killed, 'SIGKILL');
    await eventually(30, () => pidOf(part) !== killed);
    await untilWhole();
    expect(performance.now() - startedAt).toBeLessThan(30_000);
  });
});
