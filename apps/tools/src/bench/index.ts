import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ClearFault } from '../clear-fault.js';
import { measure, type Figure } from './figure.js';
import { isNoisy, type Ratio } from './pairs.js';
import { heapGrowth } from './figures/mem-heap.js';
import { sendRate } from './figures/r1-send-rate.js';
import { firstLoad } from './figures/r10-first-load.js';
import { activationMail } from './figures/r11-activation-mail.js';
import { mailingPlan } from './figures/r12-mailing-plan.js';
import { socketMemory } from './figures/r13-socket-memory.js';
import { ledgerReplay } from './figures/r15-ledger-replay.js';
import { officeListOverhead } from './figures/r16-office-list-overhead.js';
import { pageCpu } from './figures/r18-page-cpu.js';
import { messageCpu } from './figures/r2-message-cpu.js';
import { fanOut } from './figures/r3-fan-out.js';
import { listOverhead } from './figures/r4-list-overhead.js';
import { listGrowth, farPage } from './figures/r5-list-growth.js';
import { messageGrowth } from './figures/r5m-message-growth.js';
import { jobRate } from './figures/r6-job-rate.js';
import { idlePoll } from './figures/r7-idle-poll.js';
import { outboxAge } from './figures/ra-outbox-age.js';
import { dashboardTime } from './figures/rd-dashboard.js';
import { fraudRefunds } from './figures/rf-fraud-refunds.js';
import { importTime } from './figures/ri-import.js';
import { closedLoopRate } from './figures/rm-closed-loop.js';
import { reconnecting } from './figures/rn-reconnecting.js';
import { settlementRate } from './figures/rp-settlement-rate.js';
import { paymentHint } from './figures/rs-payment-hint.js';
import { uploadAttack } from './figures/ru-upload-attack.js';

const figures: readonly Figure[] = [
  sendRate,
  messageCpu,
  fanOut,
  listOverhead,
  listGrowth,
  farPage,
  messageGrowth,
  jobRate,
  idlePoll,
  firstLoad,
  activationMail,
  mailingPlan,
  socketMemory,
  ledgerReplay,
  officeListOverhead,
  pageCpu,
  outboxAge,
  dashboardTime,
  fraudRefunds,
  importTime,
  closedLoopRate,
  reconnecting,
  settlementRate,
  paymentHint,
  uploadAttack,
  heapGrowth,
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
  const wanted = values.only?.split(',') ?? figures.map(({ key }) => key);
  const unknown = wanted.find((key) => !figures.some((figure) => figure.key === key));
  if (unknown) throw new ClearFault(`There is no figure ${unknown}. Figures: ${figures.map(({ key }) => key).join(', ')}`);
  const results: Record<string, Ratio> = {};
  for (const figure of figures.filter(({ key }) => wanted.includes(key))) {
    console.log(`${figure.key}  ${figure.title}`);
    const pace = { pairs: Number(values.pairs), seconds: Number(values.seconds) };
    const options = { members: Number(values.members), requests: Number(values.requests), pace };
    const ratio = await measure(figure, options);
    results[figure.key] = ratio;
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
    `  ${figure.key} ${ratio.median.toFixed(2)} (${ratio.min.toFixed(2)} to ${ratio.max.toFixed(2)}), accepted ${figure.accepted}` +
      (isNoisy(ratio) ? '; the machine was noisy: the spread is over 25 %' : ''),
  );
}
