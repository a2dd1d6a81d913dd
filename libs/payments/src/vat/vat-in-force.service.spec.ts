import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Transactions, Tx } from '#database';
import { logger } from '#observability';
import type { DatedRate } from './vat.policy.js';
import { VatInForce } from './vat-in-force.service.js';
import type { VatRatesRepository } from './vat-rates.repository.js';

type Answer = readonly DatedRate[] | Promise<readonly DatedRate[]>;
const of = (basisPoints: number): readonly DatedRate[] => [{ country: 'NL', fromDay: null, basisPoints }];
const away = new Error('Postgres is away');

/** Over a Postgres that gives these answers in turn, also to those who ask in a transaction of their own. */
function vatOver(...answers: (Answer | Error)[]) {
  const asked = jest.fn(async () => {
    const answer = answers.shift() ?? new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const vat = new VatInForce({ read: asked } as unknown as Transactions, { standing: asked } as unknown as VatRatesRepository);
  const rate = async () => (await vat.table({} as Tx)).of('NL', new Date('2026-11-28T12:00:00Z'), 0).basisPoints;
  return { vat, asked, rate };
}
function later() {
  let answer: (rates: readonly DatedRate[]) => void = () => undefined;
  const promise = new Promise<readonly DatedRate[]>((resolve) => (answer = resolve));
  return { promise, answer };
}

describe('the VAT that a process knows', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is that of after a change for whoever made it, even while a look that began before it is under way', async () => {
    const slow = later();
    const { vat, asked, rate } = vatOver(of(1), slow.promise, of(2));
    await vat.onModuleInit();
    await jest.advanceTimersByTimeAsync(30_000);
    const changed = Promise.all([vat.refresh(), vat.refresh()]);
    slow.answer(of(1));
    await changed;
    expect([await rate(), asked.mock.calls.length]).toEqual([2, 3]);
    vat.onModuleDestroy();
  });

  it('never becomes older again: an answer that comes late does not take the place of a newer one', async () => {
    jest.spyOn(logger, 'error').mockReturnValue();
    const slow = later();
    const { vat, rate } = vatOver(away, slow.promise, of(2));
    await vat.onModuleInit();
    const early = rate();
    await vat.refresh();
    slow.answer(of(1));
    expect([await early, await rate()]).toEqual([2, 2]);
    vat.onModuleDestroy();
  });

  it('is the last known one while it cannot be read, and ops are told', async () => {
    const told = jest.spyOn(logger, 'error').mockReturnValue();
    const { vat, rate } = vatOver(of(1), away, of(2));
    await vat.onModuleInit();
    expect(told).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await rate()).toBe(1);
    expect(told.mock.calls).toEqual([[{ err: away, event: 'vat_unread' }, expect.any(String)]]);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await rate()).toBe(2);
    vat.onModuleDestroy();
  });
});
