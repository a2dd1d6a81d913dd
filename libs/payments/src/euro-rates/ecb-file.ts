import { SaxesParser } from 'saxes';
import { EuroRateFault, type DayOfRates } from './euro-rate-source.js';

/**
 * Reads a file of the European Central Bank, that of a day or that of 90 days: `<Cube time="2026-11-26">` holds one
 * `<Cube currency="SEK" rate="11.0265"/>` for each currency. A file that is not whole is believed in nothing.
 */
export function readEcbFile(text: string): DayOfRates[] {
  const file = new RatesOfFile();
  const parser = new SaxesParser({});
  parser.on('error', ({ message }) => {
    throw new EuroRateFault(`the file is no XML: ${message}`);
  });
  parser.on('opentag', ({ attributes }) => file.open(attributes));
  parser.on('closetag', () => file.close());
  parser.write(text).close();
  return file.read();
}

type Attributes = Readonly<Record<string, string>>;

class RatesOfFile {
  private readonly days = new Map<string, Map<string, number>>();
  private depth = 0;
  /** The day whose element is open, and how deep that stands. */
  private day: { readonly rates: Map<string, number>; readonly depth: number } | undefined;

  open({ time, currency, rate }: Attributes): void {
    this.depth += 1;
    if (time !== undefined) this.day = { rates: this.newDay(time), depth: this.depth };
    if (currency !== undefined) this.add(currency, rate ?? '');
  }

  close(): void {
    if (this.day?.depth === this.depth) this.day = undefined;
    this.depth -= 1;
  }

  read(): DayOfRates[] {
    if (this.days.size === 0 || [...this.days.values()].some(({ size }) => size === 0))
      throw new EuroRateFault('the file has a day without rates, or none');
    return [...this.days].map(([day, perEuroMicros]) => ({ day, perEuroMicros }));
  }

  private newDay(day: string): Map<string, number> {
    if (!isDay(day) || this.days.has(day)) throw new EuroRateFault(`"${day}" is no day, or is there twice`);
    const rates = new Map<string, number>();
    this.days.set(day, rates);
    return rates;
  }

  private add(currency: string, rate: string): void {
    const rates = this.day?.rates;
    if (!rates) throw new EuroRateFault(`the rate of ${currency} has no day`);
    if (!/^[A-Z]{3}$/.test(currency) || rates.has(currency)) throw new EuroRateFault(`"${currency}" is no currency, or is there twice`);
    rates.set(currency, toMicros(rate));
  }
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** `11.0265` as 11,026,500, without a detour through fractions that a computer cannot hold. */
function toMicros(rate: string): number {
  const [, whole, fraction = ''] = /^(\d{1,7})(?:\.(\d{1,6}))?$/.exec(rate) ?? [];
  if (whole === undefined) throw new EuroRateFault(`"${rate}" is no rate`);
  return Number(whole) * 1_000_000 + Number(fraction.padEnd(6, '0'));
}
