import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setLogLevel } from '#observability';
import { jobNames, jobs, type JobDefinition, type JobName } from '#queues';
import { isLong } from '#testing-product';
import { cases } from './job-cases.fixture.js';
import { mailsWithout, sampleCase, sendSamplesOf } from './sample-cases.fixture.js';
import { withoutEffect } from './without-effect.fixture.js';
import { aScene, type Case } from './scene.fixture.js';
import { MortalWorker, type Effects } from './mortal-worker.fixture.js';
import type { Step } from './worker-death.fixture.js';

setLogLevel('silent');

let worker: MortalWorker;
const sampled = mailsWithout(cases);
beforeAll(async () => {
  sendSamplesOf(sampled);
  worker = await MortalWorker.open();
});
afterAll(() => worker.close());

const isRecurring = (name: JobName): boolean => (jobs[name] as JobDefinition).every !== undefined;
/** What is written of a run of its own. */
const RUNNERS_STEPS = 2;

/**
 * After which steps its worker is killed: all of them, one by one, or the most dangerous one. That is the last thing that left the house, or else the
 * last commit before the one that ends the job: all is done, and nothing says so yet.
 */
function cutsOf(steps: readonly Step[]): readonly number[] {
  if (isLong) return [...steps.keys()];
  const handedOver = steps.findLastIndex((step) => step !== 'commit');
  return [handedOver >= 0 ? handedOver : Math.max(0, steps.length - 2)];
}

const nothingMore: Case = async () => undefined;

/** From nothing to a job that waits. */
async function prepare(name: JobName): Promise<void> {
  await worker.empty();
  const prepareCase = cases[name] ?? (isRecurring(name) ? nothingMore : sampleCase);
  const payload = await prepareCase(await aScene(worker));
  if (isRecurring(name)) await worker.makeDue(name);
  else await worker.order(name, payload);
}

/** How often the one came that came most often. */
const copiesOf = (sent: readonly string[]): number => Math.max(0, ...sent.map((id) => sent.filter((other) => other === id).length));

/**
 * The rows are those of a worker that lived. A mail or push is told twice at most, and only when the worker died with it in hand; a mail that goes
 * out at most once may then be missing.
 */
function expectOnce(
  found: Effects,
  wanted: Effects,
  { steps, guarantee }: { steps: readonly Step[]; guarantee: string | undefined },
): void {
  const last = steps.at(-1);
  const taken = ({ rows, refunds, debits }: Effects) => ({ rows, refunds, debits });
  expect(taken(found)).toEqual(taken(wanted));
  expect(new Set(found.pushes).size).toBe(new Set(wanted.pushes).size);
  expect(copiesOf(found.pushes)).toBeLessThanOrEqual(last === 'push' ? 2 : 1);
  const mayBeDoubled = guarantee === 'at-least-once' && last === 'mail';
  expect(copiesOf(found.mails)).toBeLessThanOrEqual(mayBeDoubled ? 2 : 1);
  const mayBeMissing = guarantee === 'at-most-once' && last === 'commit';
  const distinct = new Set(found.mails).size;
  if (!mayBeMissing) expect(distinct).toBe(new Set(wanted.mails).size);
}

const when = isLong ? 'after whichever of its steps' : 'when all is done and nothing says so';

describe('a job whose worker is killed [J1]', () => {
  it('has a case of its own when it is a mail that does more than read before it is written', () => {
    expect(sampled.filter(({ usesClaim }) => usesClaim).map(({ kind }) => kind)).toEqual([]);
  });

  it.each(jobNames)(`%s has its effect once, ${when}`, async (name) => {
    await prepare(name);
    await worker.runAndDie(name, Infinity);
    const wanted = await worker.effects();
    const steps = [...worker.steps];
    if (!withoutEffect.has(name)) expect(steps.length).toBeGreaterThan(isRecurring(name) ? RUNNERS_STEPS : 0);
    expect(wanted.rows['events.dead_letter']).toBe(0);
    expect([wanted.mails.length, wanted.pushes.length]).toEqual([name.startsWith('mail.') ? 1 : 0, name.startsWith('push.') ? 1 : 0]);

    for (const at of cutsOf(steps)) {
      await prepare(name);
      expect(await worker.runAndDie(name, at)).toBe(true);
      const before = [...worker.steps];
      await worker.recover(name);
      expectOnce(await worker.effects(), wanted, { steps: before, guarantee: await worker.guarantee() });
    }
  });
});
