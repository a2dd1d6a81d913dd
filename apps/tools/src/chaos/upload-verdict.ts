import sharp from 'sharp';
import type { Person } from './phone.js';
import type { AcknowledgedPhoto, Rgb, Uploaders } from './uploaders.js';

export type UploadVerdict = {
  readonly tries: number;
  readonly acknowledged: number;
  /** Acknowledged, and some file of it is not there for its owner as it was sent. */
  readonly lost: number;
  /** Shown to somebody who has no right to it, in any size. */
  readonly readable_without_right: number;
  /** Kept from somebody who has the right to it. */
  readonly kept_from_the_entitled: number;
  /** How often a file was asked for, by whoever may have it or not. */
  readonly looks: number;
  /** Refused though nothing was wrong, or given up without an answer. */
  readonly unanswered: number;
};

const AT_ONCE = 8;
/** What packing a plain picture may do to its colour. */
const TOLERANCE = 12;
const PATIENCE_MS = 30_000;
const TRIES = 3;
const variants = ['thumb', 'card', 'full', 'blurred'] as const;
type Variant = (typeof variants)[number];

interface Stored {
  readonly id: string;
  readonly main: boolean;
  readonly private: boolean;
  readonly byPermission: boolean;
  readonly status: string;
  readonly keys: Readonly<Partial<Record<Variant, string>>>;
}

type Viewer = 'visitor' | 'free' | 'premium' | 'blocked';
const viewers: readonly Viewer[] = ['visitor', 'free', 'premium', 'blocked'];

/** Everything that was acknowledged is fetched by its owner, and asked for by those who may not have it, who know every address. */
export async function judgeUploads(uploaders: Uploaders, url: string): Promise<UploadVerdict> {
  const stored = new Map((await storedOf(uploaders)).map((photo) => [photo.id, photo]));
  let [lost, open, kept, looks] = [0, 0, 0, 0];
  await all(uploaders.acknowledged, async (photo) => {
    const found = stored.get(photo.id);
    if (!found || !(await isWhole(url, photo, found))) {
      lost += 1;
      if (lost <= 5) console.log(`lost: ${photo.id}, ${found?.status ?? 'without a row'}, ${Object.keys(found?.keys ?? {}).join(' ')}`);
    }
    looks += variants.length + 1;
    if (!found) return;
    for (const viewer of viewers)
      for (const variant of variants) {
        const key = found.keys[variant];
        if (key === undefined) continue;
        const mayHave = hasRight(found, viewer, variant);
        const isShown = await isShownTo(url, key, viewer === 'visitor' ? undefined : uploaders.viewers[viewer], mayHave);
        looks += 1;
        if (isShown && !mayHave) open += 1;
        if (!isShown && mayHave) kept += 1;
        if (isShown !== mayHave && open + kept <= 5)
          console.log(`${variant} of ${JSON.stringify(found)} ${isShown ? 'shown to' : 'kept from'} ${viewer}`);
      }
  });
  return {
    tries: uploaders.tries,
    acknowledged: uploaders.acknowledged.length,
    lost,
    readable_without_right: open,
    kept_from_the_entitled: kept,
    looks,
    unanswered: uploaders.refused.length,
  };
}

export const faultsInUploads = ({ tries: _t, acknowledged: _a, looks: _l, ...wrong }: UploadVerdict): Record<string, number> =>
  Object.fromEntries(Object.entries(wrong).filter(([, count]) => count > 0));

/** The rules of the product, written down once more: who looks, and at what. Nobody here is the owner. */
function hasRight({ main, private: isPrivate, byPermission }: Stored, viewer: Viewer, variant: Variant): boolean {
  if (viewer === 'blocked') return false;
  if (viewer === 'visitor') return main && variant === 'blurred';
  if (variant === 'blurred') return true;
  if (viewer === 'free') return main && !isPrivate;
  return !isPrivate || !byPermission;
}

async function storedOf({ owner, members }: Uploaders): Promise<Stored[]> {
  const { rows } = await owner.query<Stored>(
    `select p.id, p.main, p.private, p.status, p.member_id in (select member_id from media.by_permission) as "byPermission",
            coalesce((select json_object_agg(r.variant, r.key) from media.rendition r where r.photo_id = p.id), '{}') as keys
       from media.photo p where p.member_id = any($1)`,
    [members.map(({ id }) => id)],
  );
  return rows;
}

/** The original and each size, as its owner gets it, with the colour that it was sent in. */
async function isWhole(url: string, { id, owner, colour }: AcknowledgedPhoto, { status, keys }: Stored): Promise<boolean> {
  if (status !== 'visible') return false;
  const paths = [`/api/photos/${id}/original`, ...variants.map((variant) => `/photos/${keys[variant]}.webp`)];
  for (const path of paths) {
    const answer = await ask(`${url}${path}`, owner);
    if (answer?.status !== 200 || !(await hasColour(answer.bytes, colour))) return false;
  }
  return true;
}

async function hasColour(bytes: Buffer, colour: Rgb): Promise<boolean> {
  const { channels } = await sharp(bytes).stats();
  return colour.every((value, index) => Math.abs((channels[index]?.mean ?? NaN) - value) <= TOLERANCE);
}

/** Whoever may have it says which version they know: the answer costs no bytes, and nothing of what a day has room for. */
async function isShownTo(url: string, key: string, viewer: Person | undefined, mayHave: boolean): Promise<boolean> {
  const answer = await ask(`${url}/photos/${key}.webp`, viewer, mayHave ? { 'if-none-match': `"${key}"` } : {});
  if (!answer) throw new Error('nobody answers who may see a photo');
  return answer.status === 200 || answer.status === 304;
}

/** Nothing breaks any more: what is not answered is asked for again. */
async function ask(url: string, person: Person | undefined, headers: Readonly<Record<string, string>> = {}) {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(url, { headers: { ...headers, ...(person && { cookie: person.cookie }) }, signal });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status < 500) return { status: answer.status, bytes };
    } catch {
      // Once more.
    }
  }
  return undefined;
}

async function all<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of left) await act(item);
    }),
  );
}
