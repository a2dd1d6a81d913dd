/** The rates of one day: for each currency how many millionths of it a euro costs. */
export interface DayOfRates {
  /** `2026-11-26`. */
  readonly day: string;
  readonly perEuroMicros: ReadonlyMap<string, number>;
}

/** `newest`: the last day alone. `quarter`: that of the last 90 days, to make up for days that were missed. */
export type RateSpan = 'newest' | 'quarter';

/** Whoever publishes what a euro costs. Throws an `EuroRateFault`, and never waits longer than ten seconds. */
export abstract class EuroRateSource {
  abstract read(span: RateSpan): Promise<readonly DayOfRates[]>;
}

/** No rates were taken: nobody answered, or what came cannot be true. */
export class EuroRateFault extends Error {
  override readonly name = 'EuroRateFault';
}
