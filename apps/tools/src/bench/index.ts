import { readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ClearFault } from '../clear-fault.js';
import { measure, type Figure } from './figure.js';
import { isNoisy, type Ratio } from './pairs.js';

const folder = new URL('./figures/', import.meta.url);

/** Each file of the folder has one or two. */
async function allFigures(): Promise<Figure[]> {
  const files = readdirSync(folder).filter((name) => /\.[jt]s$/.test(name));
  const loaded = await Promise.all(
    files.map(async (name) => (await import(new URL(name, folder).href)) as Readonly<Record<string, Figure>>),
  );
  return loaded
    .flatMap((module) => Object.values(module))
    .toSorted((one, other) => one.key.localeCompare(other.key, 'en', { numeric: true }));
}

const LARGE = 1_000_000;
const MANY = 100_000;

/** `npm run bench -- [--only R1,R4] [--members 1000000] [--requests 100000] [--pairs 5] [--seconds 8] [--json FILE]`: ratios of two things measured in one run, with their pairs. */
export async function bench(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      json: { type: 'string' },
      members: { type: 'string', default: String(LARGE) },
      requests: { type: 'string', default: String(MANY) },
      pairs: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '8' },
    },
  });
  const figures = await allFigures();
  const wanted = values.only?.split(',') ?? figures.map(({ key }) => key);
  const unknown = wanted.find((key) => !figures.some((figure) => figure.key === key));
  if (unknown) throw new ClearFault(`There is no figure ${unknown}. Figures: ${figures.map(({ key }) => key).join(', ')}`);
  const results: Record<string, Ratio> = {};
  const failed: string[] = [];
  for (const figure of figures.filter(({ key }) => wanted.includes(key))) {
    console.log(`${figure.key}  ${figure.title}`);
    const pace = { pairs: Number(values.pairs), seconds: Number(values.seconds) };
    const options = { members: Number(values.members), requests: Number(values.requests), pace };
    try {
      const ratio = await measure(figure, options);
      results[figure.key] = ratio;
      print(figure, ratio);
    } catch (error) {
      // A run of all figures takes hours: one that cannot be measured costs itself alone.
      console.error(`  ${figure.key} failed:`, error);
      failed.push(figure.key);
    }
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
  if (failed.length > 0) throw new ClearFault(`Not measured: ${failed.join(', ')}`);
}

function print(figure: Figure, ratio: Ratio): void {
  for (const [name, part] of Object.entries(ratio.parts ?? {})) {
    const pairs = part.pairs.map(({ a, b }) => `${a.toFixed(1)} / ${b.toFixed(1)}`).join(', ');
    console.log(`    ${name.padEnd(28)} ${part.median.toFixed(2)} (${part.min.toFixed(2)} to ${part.max.toFixed(2)})   ${pairs}`);
  }
  for (const { a, b, ratio: one } of ratio.pairs)
    console.log(`    ${a.toFixed(2).padStart(10)} / ${b.toFixed(2).padStart(10)} = ${one.toFixed(3)}`);
  console.log(
    `  ${figure.key} ${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)}), accepted ${figure.accepted}` +
      (isNoisy(ratio) ? '; the machine was noisy: the spread is over 25 %' : ''),
  );
}
