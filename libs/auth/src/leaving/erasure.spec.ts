import { describe, expect, it, jest } from '@jest/globals';
import type { Transactions } from '#database';
import { ErasureService } from './erasure.service.js';

describe('the erasure of accounts', () => {
  it('ends with the fault when the next account cannot even be looked for', async () => {
    const run = jest.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('the database is away')).mockResolvedValue(undefined);
    const erasure = new ErasureService({ run } as unknown as Transactions, {} as never, {} as never, {} as never, {} as never);
    await expect(erasure.eraseDue()).rejects.toThrow('the database is away');
    expect(run).toHaveBeenCalledTimes(1);
  });
});
