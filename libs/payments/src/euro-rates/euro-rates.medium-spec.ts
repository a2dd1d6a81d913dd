import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { World } from '#testing';
import { EuroRateFault, EuroRateSource, type DayOfRates, type RateSpan } from './euro-rate-source.js';
import { EuroRates } from './euro-rates.service.js';

let world: World;
let rates: EuroRates;
let asked: RateSpan[];
/** By how many days before today each day lies. */
let published: Record<number, Record<string, number>>;
beforeAll(async () => {
  world = await World.open();
  rates = world.get(EuroRates);
});
beforeEach(async () => {
  await world.empty();
  asked = [];
  published = {};
  world.get(EuroRateSource).read = async (span: RateSpan): Promise<DayOfRates[]> => {
    asked.push(span);
    return Object.entries(published).map(([ago, perEuro]) => ({
      day: dayBefore(Number(ago)),
      perEuroMicros: new Map(Object.entries(perEuro)),
    }));
  };
});
afterAll(() => {
  Reflect.deleteProperty(world.get(EuroRateSource), 'read');
  return world.close();
});

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const sekOn = (day: string) => world.get(Transactions).read((tx) => rates.onDay(tx, 'SEK', day));
const inEuro = (minor: number, day: string) =>
  world.get(Transactions).read((tx) => rates.convert(tx, { minor, currency: 'SEK' }, 'EUR', day));

describe('what a euro costs', () => {
  it('on a day for which nothing is published is what it cost on the last one before', async () => {
    published = { 12: { SEK: 10_000_000 }, 10: { SEK: 12_500_000 } };
    await rates.fetch();
    expect([await inEuro(1_000, dayBefore(13)), await sekOn(dayBefore(13))]).toEqual([null, null]);
    expect(await inEuro(1_000, dayBefore(12))).toEqual({ minor: 100, currency: 'EUR' });
    expect(await inEuro(1_000, dayBefore(11))).toEqual({ minor: 100, currency: 'EUR' });
    expect(await inEuro(1_000, dayBefore(2))).toEqual({ minor: 80, currency: 'EUR' });
    expect(await sekOn(dayBefore(2))).toMatchObject({ day: dayBefore(10), perEuroMicros: 12_500_000 });
  });

  it('stays what it was stored as, and days that were missed are made up for', async () => {
    published = { 9: { SEK: 10_000_000 } };
    await rates.fetch();
    published = { 9: { SEK: 11_000_000 }, 8: { SEK: 11_000_000 }, 0: { SEK: 11_500_000 } };
    await rates.fetch();
    await rates.fetch();
    expect(asked).toEqual(['quarter', 'quarter', 'newest']);
    expect((await sekOn(dayBefore(9)))?.perEuroMicros).toBe(10_000_000);
    expect((await sekOn(dayBefore(8)))?.perEuroMicros).toBe(11_000_000);
    await expect(world.get(Transactions).run((tx) => tx.query(`update payments.euro_rate set per_euro_micros = 1`))).rejects.toThrow(
      'permission denied',
    );
  });

  it('is not taken from a file with a number in it that cannot be true', async () => {
    published = { 9: { SEK: 11_000_000, PLN: 4_300_000 } };
    await rates.fetch();
    published = { 8: { SEK: 110_000_000, PLN: 4_310_000 } };
    await expect(rates.fetch()).rejects.toBeInstanceOf(EuroRateFault);
    expect(await world.rows(`select currency from payments.euro_rate where day = $1`, [dayBefore(8)])).toEqual([]);
  });

  it('is asked for when it is needed and nothing is stored, and a currency that nobody publishes is said', async () => {
    published = { 9: { SEK: 11_000_000 } };
    expect(await rates.needed('EUR', dayBefore(1))).toMatchObject({ perEuroMicros: 1_000_000 });
    expect(asked).toEqual([]);
    expect(await rates.needed('SEK', dayBefore(1))).toMatchObject({ day: dayBefore(9), perEuroMicros: 11_000_000 });
    await expect(rates.needed('NOK', dayBefore(1))).rejects.toThrow('no rate of NOK is known');
  });
});
