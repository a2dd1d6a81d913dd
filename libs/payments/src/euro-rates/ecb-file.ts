import { EuroRateFault, type DayOfRates } from './euro-rate-source.js';

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly isEmpty: boolean;
  readonly attributes: ReadonlyMap<string, string>;
}

/**
 * Reads a file of the European Central Bank, that of a day or that of 90 days: `<Cube time="2026-11-26">` holds one
 * `<Cube currency="SEK" rate="11.0265"/>` for each currency. A file that is not whole is believed in nothing.
 */
export function readEcbFile(text: string): DayOfRates[] {
  const open: string[] = [];
  const days = new Map<string, Map<string, number>>();
  let rates: Map<string, number> | undefined;
  let dayDepth = 0;
  for (const { name, isEnd, isEmpty, attributes } of tagsOf(text)) {
    if (isEnd) {
      if (open.pop() !== name) throw new EuroRateFault(`</${name}> ends what did not begin`);
      if (open.length < dayDepth) rates = undefined;
      continue;
    }
    const [day, currency, rate] = ['time', 'currency', 'rate'].map((attribute) => attributes.get(attribute));
    if (day !== undefined) {
      if (!isDay(day) || days.has(day)) throw new EuroRateFault(`"${day}" is no day, or is there twice`);
      rates = new Map();
      days.set(day, rates);
      dayDepth = open.length + 1;
    }
    if (currency !== undefined) {
      if (!rates) throw new EuroRateFault(`the rate of ${currency} has no day`);
      if (!/^[A-Z]{3}$/.test(currency) || rates.has(currency)) throw new EuroRateFault(`"${currency}" is no currency, or is there twice`);
      rates.set(currency, toMicros(rate ?? ''));
    }
    if (!isEmpty) open.push(name);
  }
  if (open.length > 0) throw new EuroRateFault('the file breaks off');
  if (days.size === 0 || [...days.values()].some(({ size }) => size === 0))
    throw new EuroRateFault('the file has a day without rates, or none');
  return [...days].map(([day, perEuroMicros]) => ({ day, perEuroMicros }));
}

function* tagsOf(text: string): Iterable<Tag> {
  const body = text.replace(/^\uFEFF?\s*<\?xml[^<>]*\?>/, '').replaceAll(/<!--[^<>]*-->/g, '');
  let end = 0;
  for (const match of body.matchAll(/<(\/?)([\w:]+)((?:\s+[\w:]+=(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g)) {
    if (body.slice(end, match.index).includes('<')) break;
    end = match.index + match[0].length;
    const [, slash, name = '', attributes = '', emptySlash] = match;
    yield { name, isEnd: slash === '/', isEmpty: emptySlash === '/', attributes: attributesOf(attributes) };
  }
  if (body.slice(end).trim() !== '') throw new EuroRateFault('the file is no XML');
}

const attributesOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/([\w:]+)=["']([^"']*)["']/g)].map(([, name = '', value = '']) => [name, value]));

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** `11.0265` as 11,026,500, without a detour through fractions that a computer cannot hold. */
function toMicros(rate: string): number {
  const [, whole, fraction = ''] = /^(\d{1,7})(?:\.(\d{1,6}))?$/.exec(rate) ?? [];
  if (whole === undefined) throw new EuroRateFault(`"${rate}" is no rate`);
  return Number(whole) * 1_000_000 + Number(fraction.padEnd(6, '0'));
}
