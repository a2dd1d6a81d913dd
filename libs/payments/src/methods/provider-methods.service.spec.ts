import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PaymentMethod } from '#contracts';
import type { PaymentProvider } from '../provider/index.js';
import { ProviderMethods } from './provider-methods.service.js';

const MINUTE_MS = 60_000;
const answered = () => new Promise<void>((resolve) => void setImmediate(resolve));

describe('what the provider has, as a process knows it', () => {
  let calls: string[];
  let answer: () => Promise<readonly PaymentMethod[]>;
  let methods: ProviderMethods;
  let now: number;
  beforeEach(() => {
    calls = [];
    now = 1_000_000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    answer = async () => ['ideal'];
    const listMethods = (currency: string) => {
      calls.push(currency);
      return answer();
    };
    methods = new ProviderMethods({ listMethods } as PaymentProvider);
  });
  afterEach(() => void jest.restoreAllMocks());

  it('is not known at first, and nobody waits for it', async () => {
    expect(methods.inCurrency('EUR')).toBeNull();
    await answered();
    expect(methods.inCurrency('EUR')).toEqual(['ideal']);
    expect(methods.inCurrency('PLN')).toBeNull();
    await answered();
    expect(calls).toEqual(['EUR', 'PLN']);
  });

  it('is asked for again after a minute, and counts until the answer is there', async () => {
    methods.inCurrency('EUR');
    await answered();
    now += MINUTE_MS + 1;
    answer = async () => ['creditcard'];
    expect(methods.inCurrency('EUR')).toEqual(['ideal']);
    await answered();
    expect(methods.inCurrency('EUR')).toEqual(['creditcard']);
    expect(calls).toHaveLength(2);
  });

  it('stays as it was while the provider is away, which is not asked with every price', async () => {
    methods.inCurrency('EUR');
    await answered();
    now += MINUTE_MS + 1;
    answer = () => Promise.reject(new Error('away'));
    for (let times = 0; times < 5; times += 1) {
      expect(methods.inCurrency('EUR')).toEqual(['ideal']);
      await answered();
    }
    expect(calls).toHaveLength(2);
    expect(await methods.refresh('EUR')).toEqual({ answer: { methods: ['ideal'], askedAt: expect.any(Date) }, isAway: true });
  });

  it('is asked once for all who want to know at the same time', async () => {
    expect((await Promise.all([methods.refresh('EUR'), methods.refresh('EUR')])).map(({ isAway }) => isAway)).toEqual([false, false]);
    expect(calls).toEqual(['EUR']);
  });
});
