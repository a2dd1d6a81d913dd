import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import type { ErrorBody, PhotoAnswer } from '#contracts';
import type { Person } from './phone.js';
import { signIn, signOut } from './signed-in.js';

/** An album has room for some more: what was taken and not acknowledged lies there too. */
const PHOTOS_EACH = 18;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;
/** A photo is looked at, packed and stored on three hosts of which one may be silent. */
const PATIENCE_MS = 25_000;
const PRIVATE_EVERY = 3;
const agent = 'uploaders';
const size = { width: 240, height: 300 };

export type Rgb = readonly [red: number, green: number, blue: number];

/** A photo that was answered with "created": it must be there for ever. */
export interface AcknowledgedPhoto {
  readonly id: string;
  readonly owner: Person;
  readonly colour: Rgb;
}

/** Members of the demo with room in their albums, and those who look at them without being asked. */
export class Uploaders {
  readonly acknowledged: AcknowledgedPhoto[] = [];
  /** When each of them was. */
  readonly takenAt: number[] = [];
  readonly refused: string[] = [];
  tries = 0;

  private constructor(
    readonly owner: pg.Pool,
    readonly members: readonly Person[],
    /** Neither wrote to any of them; the last one is blocked by all. */
    readonly viewers: Readonly<Record<'free' | 'premium' | 'blocked', Person>>,
    private readonly urls: readonly string[],
  ) {}

  static async gather(ownerUrl: string, uploads: number, urls: readonly string[]): Promise<Uploaders> {
    const owner = new pg.Pool({ connectionString: ownerUrl, max: 4 });
    owner.on('error', () => undefined);
    const wanted = Math.ceil(uploads / PHOTOS_EACH);
    const { rows } = await owner.query<{ id: string }>(
      `select s.member_id as id from visibility.member_standing s
        where s.confirmed and not (s.fictional or s.paused or s.suspended or s.banned or s.deleted)
          and not exists (select from visibility.pair p where s.member_id in (p.lo, p.hi))
        order by s.member_id limit $1`,
      [wanted + 3],
    );
    if (rows.length < wanted + 3) throw new Error(`only ${rows.length} members of the demo talk to nobody yet; ${wanted + 3} are needed`);
    const [free, premium, blocked, ...members] = await signIn(
      owner,
      rows.map(({ id }) => id),
      agent,
    );
    if (!free || !premium || !blocked) throw new Error('nobody looks');
    const ids = members.map(({ id }) => id);
    await owner.query(`update visibility.member_standing set paid = (member_id <> $2) where member_id = any($1)`, [
      [...ids, free.id, premium.id, blocked.id],
      free.id,
    ]);
    // Their albums are empty, so that all of them have the same room; every other one lets people in one by one.
    await owner.query(
      `update media.photo set status = 'removed', removed_status = status, removed_at = now(), main = false
        where member_id = any($1) and status <> 'removed'`,
      [ids],
    );
    await owner.query(`insert into media.by_permission (member_id) select unnest($1::uuid[]) on conflict do nothing`, [
      ids.filter((_id, index) => index % 2 === 1),
    ]);
    const uploaders = new Uploaders(owner, members, { free, premium, blocked }, urls);
    for (const member of members) await uploaders.block(member, blocked.id);
    return uploaders;
  }

  /** Each sends one photo after the other; ends when so many were taken, or time is up. */
  async upload(uploads: number, { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number }): Promise<void> {
    const until = performance.now() + seconds * 1_000;
    const pauseMs = (1_000 * this.members.length) / perSecond;
    let next = 0;
    await Promise.all(
      this.members.map(async (member, index) => {
        await sleep((pauseMs * index) / this.members.length);
        while (next < uploads && performance.now() < until) {
          const number = next;
          next += 1;
          const dueAt = performance.now() + pauseMs;
          await this.sendOne(member, number, until);
          await sleep(Math.max(0, dueAt - performance.now()));
        }
      }),
    );
  }

  async leave(): Promise<void> {
    await signOut(this.owner, agent);
    await this.owner.end();
  }

  /** Again and again until it is taken, or refused for good. */
  private async sendOne(member: Person, number: number, until: number): Promise<void> {
    const colour = colourOf(number);
    const [red, green, blue] = colour;
    const picture = await sharp({ create: { ...size, channels: 3, background: { r: red, g: green, b: blue } } })
      .jpeg({ quality: 95 })
      .toBuffer();
    for (let pause = FIRST_PAUSE_MS; performance.now() < until; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      this.tries += 1;
      const answer = await this.post(member, picture, number % PRIVATE_EVERY === 0, this.tries);
      if (answer?.status === 201) {
        this.takenAt.push(performance.now());
        this.acknowledged.push({ id: (answer.body as PhotoAnswer).photo.id, owner: member, colour });
        return;
      }
      if (answer && answer.status < 500 && answer.status !== 429 && answer.status !== 408) {
        this.refused.push((answer.body as ErrorBody).error);
        return;
      }
      await sleep(pause);
    }
    this.refused.push('unanswered');
  }

  private async post({ cookie }: Person, picture: Buffer, isPrivate: boolean, turn: number) {
    const form = new FormData();
    form.append('private', String(isPrivate));
    form.append('photo', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
    const url = `${this.urls[turn % this.urls.length]}/api/photos`;
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(url, { method: 'POST', headers: { cookie, connection: 'close' }, body: form, signal });
      return { status: answer.status, body: await answer.json() };
    } catch {
      return undefined;
    }
  }

  private async block({ cookie }: Person, profile: string): Promise<void> {
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${this.urls[0]}/api/blocks`, { method: 'POST', headers, body: JSON.stringify({ profile }) });
    if (!answer.ok) throw new Error(`a block answered ${answer.status}: ${await answer.text()}`);
  }
}

/** Of a thousand photos each has its own. */
function colourOf(number: number): Rgb {
  const step = (place: number) => (Math.floor(number / place) % 10) * 25 + 10;
  return [step(1), step(10), step(100)];
}
