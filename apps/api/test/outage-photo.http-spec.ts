import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { dataDir, eventually, pidOf, Product, untilWhole, withPhoto, type Answer } from '#testing-product';

let product: Product;
beforeAll(() => {
  product = new Product({ endsProcesses: true });
});
beforeEach(() => untilWhole());
afterAll(() => product.close());

interface OwnPhoto {
  readonly status: string;
  readonly filename: string | null;
}

/** The names of all files in the store. */
const files = (): string[] =>
  readdirSync(join(dataDir, 'objects'), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const fileOf = (object: string): string => object.split('/').at(-1) ?? '';

describe('a worker that is killed in the middle of the job of an image', () => {
  it('O4 finishes the photo when it is back; meanwhile no file of it can be seen by anybody, and none is left over', async () => {
    const anna = await product.member();
    const me = product.signedIn(anna);
    const bert = product.signedIn(await product.member({ gender: 'male' }));
    const visitor = product.visitor();
    const own = async (): Promise<OwnPhoto | undefined> => ((await me.get('/api/photos')) as Answer<{ photos: OwnPhoto[] }>).body.photos[0];
    const strays = async (photoId: string): Promise<string[]> =>
      (await product.sql<{ object: string }>(`select object from media.stray_object where photo_id = $1`, [photoId])).map(
        ({ object }) => object,
      );

    const killed = pidOf('worker');
    process.kill(killed, 'SIGSTOP');
    const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c63' } })
      .jpeg()
      .toBuffer();
    await withPhoto(me.post('/api/photos'), {}, picture, 'me.jpg');
    const [photo] = await product.sql<{ id: string }>(`select id from media.photo where member_id = $1`, [anna.id]);
    if (!photo) throw new Error('no photo');
    // With every file written, it waits for the row: the last moment before anything of it shows.
    const release = await product.lock(`select from media.photo where id = $1 for update`, photo.id);
    let written: string[] = [];
    try {
      process.kill(killed, 'SIGCONT');
      await product.untilWaiting(1);
      written = await strays(photo.id);
      expect(written.length).toBeGreaterThan(2);
      expect(files()).toEqual(expect.arrayContaining(written.map(fileOf)));
      process.kill(killed, 'SIGKILL');
    } finally {
      await release();
    }
    await eventually(30, async () => (await product.sql(`select from pg_stat_activity where wait_event_type = 'Lock'`)).length === 0);

    expect(await product.sql(`select from media.rendition where photo_id = $1`, [photo.id])).toEqual([]);
    for (const object of written)
      for (const caller of [visitor, bert, me])
        for (const path of [`/photos/${fileOf(object)}`, `/photos/${fileOf(object)}.webp`, `/${object}`, `/objects/${object}`])
          expect([path, (await caller.get(path)).status]).toEqual([path, 404]);

    const shown = await eventually(60, async () => {
      const found = await own();
      return found?.status === 'visible' && found.filename ? found.filename : undefined;
    });
    expect(pidOf('worker')).not.toBe(killed);
    expect((await me.get(`/photos/${shown}`)).status).toBe(200);

    const renditions = await product.sql<{ object: string }>(`select object from media.rendition where photo_id = $1`, [photo.id]);
    const standing = new Set(renditions.map(({ object }) => object));
    expect(written.filter((object) => standing.has(object))).toEqual([]);
    // What the dead one wrote goes with the next sweep.
    await product.sql(`update media.stray_object set due = now() where object = any($1)`, [written]);
    await product.sql(`update events.schedule set next_run_at = now(), leased_until = null where name = 'photo.sweep-strays'`);
    await eventually(60, () => !files().some((name) => written.map(fileOf).includes(name)));
    expect(files()).toEqual(expect.arrayContaining([...standing].map(fileOf)));
    expect((await me.get(`/photos/${shown}`)).status).toBe(200);
  });
});
