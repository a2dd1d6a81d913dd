import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '../seed/random.js';
import { ClearFault } from '../clear-fault.js';
import { longestGaps } from './gaps.js';
import type { Addresses } from './messages.js';
import type { ChaosSettings, Outcome } from './outcome.js';
import { RECOVERY_S, Strikes } from './strikes.js';
import { startPhotoProxy } from './photo-proxy.js';
import { faultsInUploads, judgeUploads, type UploadVerdict } from './upload-verdict.js';
import { Uploaders } from './uploaders.js';

const FASTEST = 10;
/** The worker makes five files of each, on processors that all hosts share here. */
const RENDERED_S_EACH = 2;

/** Members send photos while everything breaks; then each photo is fetched by its owner, and by those who may not have it. */
export async function breakUploads(
  product: Addresses,
  uploads: number,
  { seed, around, storeUrl }: Pick<ChaosSettings, 'seed' | 'around'> & { readonly storeUrl: string | undefined },
): Promise<Outcome> {
  const uploaders = await Uploaders.gather(product.ownerUrl, uploads, product.urls);
  try {
    const perSecond = Math.min(FASTEST, uploads / around.seconds);
    const strikes = new Strikes(product.urls, new Random(seed, 1), around.faults);
    console.log(
      `${uploaders.members.length} members, ${product.urls.length} API processes, ${uploads} photos, ${perSecond.toFixed(1)} a second`,
    );
    const startedAt = performance.now();
    await uploaders.upload(uploads, { perSecond, seconds: (uploads / perSecond) * 6 + RECOVERY_S });
    const lastAt = performance.now();
    await strikes.end();
    console.log(`${seconds(lastAt - startedAt)} s, ${uploaders.tries} tries; ${strikes.summary()}`);
    for (const code of uploaders.refused.slice(0, 5)) console.log(`refused: ${code}`);
    await untilRendered(uploaders, uploads);
    console.log('longest time without an acknowledged photo, in seconds');
    const during = strikes.spans.filter(({ to }) => to < lastAt);
    for (const [name, gap] of longestGaps(uploaders.takenAt, during)) console.log(`  ${name.padEnd(38)} ${seconds(gap).padStart(6)}`);
    const verdict = await judgedThrough(product.urls, storeUrl, (url) => judgeUploads(uploaders, url));
    return {
      counts: verdict,
      faults: faultsInUploads(verdict),
      strikes: strikes.spans,
      good: 'No acknowledged photo lost, none shown to whom it is not for, none kept from whom it is for.',
    };
  } finally {
    await uploaders.leave();
  }
}

/** Where the photos are in a store of their own, they are looked at as in production: the proxy fetches them there. */
async function judgedThrough(
  urls: readonly string[],
  storeUrl: string | undefined,
  judge: (url: string) => Promise<UploadVerdict>,
): Promise<UploadVerdict> {
  if (storeUrl === undefined) return judge(urls[0] ?? '');
  const proxy = await startPhotoProxy(urls, storeUrl);
  try {
    return await judge(proxy.url);
  } finally {
    await proxy.stop();
  }
}

/** The worker makes the sizes of a photo after its upload, and again when that failed. */
async function untilRendered({ owner, members }: Uploaders, uploads: number): Promise<void> {
  const startedAt = performance.now();
  const patienceS = RECOVERY_S + uploads * RENDERED_S_EACH;
  for (let left = NaN; performance.now() < startedAt + patienceS * 1_000; await sleep(1_000)) {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from media.photo where member_id = any($1) and status = 'processing'`,
      [members.map(({ id }) => id)],
    );
    left = rows[0]?.n ?? NaN;
    if (left === 0) return console.log(`all sizes are made ${seconds(performance.now() - startedAt)} s later`);
  }
  throw new ClearFault(`Photos are still without their sizes ${patienceS} s after the last fault.`);
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
