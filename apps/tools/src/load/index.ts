import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ClearFault } from '../clear-fault.js';
import { Random } from '../seed/random.js';
import { judgeRate } from './limits.policy.js';
import { printSlice, printSlopes, slopesOf, type Report } from './report.js';
import { Scene } from './scene.js';
import { runSlice, type Slice } from './slice.js';

const WARM_UP_S = 20;
/** From one try to the next, until something breaks. */
const STEP = 1.25;
const MOST_STEPS = 20;

/**
 * `npm run load -- [--rate 0.3] [--slices 1] [--seconds 600] [--find] [--members 10000] [--processes 1] [--seed 58] [--json FILE]`: the evening of a
 * million members, in slices. `--find` raises the rate from slice to slice until something breaks.
 */
export async function load(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rate: { type: 'string', default: '0.3' },
      slices: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '600' },
      find: { type: 'boolean', default: false },
      members: { type: 'string', default: '10000' },
      processes: { type: 'string', default: '1' },
      seed: { type: 'string', default: '58' },
      json: { type: 'string' },
    },
  });
  const [rate, seconds] = [positive('--rate', values.rate), positive('--seconds', values.seconds)];
  const [members, slices, seed] = [whole('--members', values.members), whole('--slices', values.slices), whole('--seed', values.seed)];
  const random = new Random(seed, 3);
  const scene = await Scene.open({ members, apiProcesses: whole('--processes', values.processes), rate, random });
  const interrupted = () => void scene.close().then(() => process.exit(130));
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    await runSlice(scene, rate, WARM_UP_S);
    const run = values.find ? await findLimit(scene, rate, seconds) : await repeat(scene, rate, seconds, slices);
    const report: Report = { members, seed, slopes: slopesOf(run.slices), ...run };
    console.log('Slopes:');
    printSlopes(report.slopes);
    if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  } finally {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
    await scene.close();
  }
}

type Run = Pick<Report, 'slices' | 'broke'>;

async function repeat(scene: Scene, rate: number, seconds: number, count: number): Promise<Run> {
  const slices: Slice[] = [];
  for (let turn = 0; turn < count; turn += 1) slices.push(await measured(scene, rate, seconds));
  return { slices };
}

/** Slices at a higher rate each, until one of them is not borne. */
async function findLimit(scene: Scene, first: number, seconds: number): Promise<Run> {
  const slices: Slice[] = [];
  let borne: number | null = null;
  for (let [rate, step] = [first, 0]; step < MOST_STEPS; rate *= STEP, step += 1) {
    const slice = await measured(scene, rate, seconds);
    slices.push(slice);
    const verdict = judgeRate(slice);
    if (verdict.kind === 'borne') {
      borne = rate;
      continue;
    }
    const what = verdict.kind === 'broken' ? `${verdict.what} broke first: ${verdict.why}` : `nobody knows: ${verdict.why}`;
    console.log(`At ${rate.toFixed(2)} ${what}. ${borne === null ? 'No rate was borne.' : `Borne was ${borne.toFixed(2)}.`}`);
    return { slices, broke: { rate, borne, verdict } };
  }
  return { slices };
}

async function measured(scene: Scene, rate: number, seconds: number): Promise<Slice> {
  const slice = await runSlice(scene, rate, seconds);
  printSlice(slice);
  return slice;
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new ClearFault(`${name} is a number above 0.`);
  return value;
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new ClearFault(`${name} is a whole number of 1 or more.`);
  return value;
}
