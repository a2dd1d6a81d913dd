import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ClearFault } from '../clear-fault.js';
import type { Figure } from './figure.js';
import { mem } from './mem-flat.js';
import { isNoisy, type Ratio } from './pairs.js';
import { r1 } from './r1-send.js';
import { r10 } from './r10-first-load.js';
import { r11 } from './r11-activation.js';
import { r12 } from './r12-mailings.js';
import { r13 } from './r13-sockets.js';
import { r15 } from './r15-ledger.js';
import { r16 } from './r16-office-lists.js';
import { r18 } from './r18-pages.js';
import { rd } from './rd-dashboard.js';
import { ra } from './ra-outbox-age.js';
import { rf } from './rf-make-good.js';
import { ri } from './ri-import.js';
import { rs } from './rs-screen.js';
import { rm } from './rm-messages.js';
import { rp } from './rp-settlement.js';
import { ru } from './ru-uploads.js';
import { r2 } from './r2-cost.js';
import { r3 } from './r3-fanout.js';
import { r4 } from './r4-lists.js';
import { r5, r5p } from './r5-lists.js';
import { r5m } from './r5-messages.js';
import { r6 } from './r6-jobs.js';
import { r7 } from './r7-idle-poll.js';

const figures: readonly Figure[] = [
  r1,
  r2,
  r3,
  r4,
  r5,
  r5p,
  r5m,
  r6,
  r7,
  r10,
  r11,
  r12,
  r13,
  r15,
  r16,
  r18,
  ra,
  rd,
  rf,
  ri,
  rm,
  rp,
  rs,
  ru,
  mem,
];
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
  const wanted = values.only?.split(',') ?? figures.map(({ name }) => name);
  const unknown = wanted.find((name) => !figures.some((figure) => figure.name === name));
  if (unknown) throw new ClearFault(`There is no figure ${unknown}. Figures: ${figures.map(({ name }) => name).join(', ')}`);
  const results: Record<string, Ratio> = {};
  for (const figure of figures.filter(({ name }) => wanted.includes(name))) {
    console.log(`${figure.name}  ${figure.title}`);
    const pace = { pairs: Number(values.pairs), seconds: Number(values.seconds) };
    const ratio = await figure.measure({ members: Number(values.members), requests: Number(values.requests), pace });
    results[figure.name] = ratio;
    print(figure, ratio);
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(results, null, 2)}\n`);
}

function print(figure: Figure, ratio: Ratio): void {
  for (const [name, part] of Object.entries(ratio.parts ?? {})) {
    const pairs = part.pairs.map(({ a, b }) => `${a.toFixed(1)} / ${b.toFixed(1)}`).join(', ');
    console.log(`    ${name.padEnd(28)} ${part.median.toFixed(2)} (${part.min.toFixed(2)} to ${part.max.toFixed(2)})   ${pairs}`);
  }
  for (const { a, b, ratio: one } of ratio.pairs)
    console.log(`    ${a.toFixed(2).padStart(10)} / ${b.toFixed(2).padStart(10)} = ${one.toFixed(3)}`);
  console.log(
    `  ${figure.name} ${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)}), accepted ${figure.accepted}` +
      (isNoisy(ratio) ? '; the machine was noisy: the spread is over 25 %' : ''),
  );
}
