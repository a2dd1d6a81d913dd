import { randomUUID } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { SendingService } from '#chats';
import { Transactions } from '#database';
import { phoneCanary } from '#testing';
import { StandingService } from '#visibility';
import { onPhotoStage } from './support/photo-stage.js';

const stage = onPhotoStage();
const { aReadyPhoto, browser, sessionOf } = stage;

describe('a photo file', () => {
  it('comes as a picture that a browser may neither run nor share, without a trace of the phone [ASVS 3.2.1] [ASVS 5.3.1]', async () => {
    const { filename } = await aReadyPhoto();
    const response = await browser().get(`/photos/${filename}`).expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=60',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      vary: 'Cookie',
    });
    const bytes = response.body as Buffer;
    const { format, exif, xmp, icc } = await sharp(bytes).metadata();
    expect([format, exif, xmp, icc]).toEqual(['webp', undefined, undefined, undefined]);
    expect(bytes.includes(phoneCanary)).toBe(false);
  });

  it('is named to the proxy that fetches it, once its rights are checked, and to nobody who has none', async () => {
    const { filename } = await aReadyPhoto({ private: 'true' });
    const signed = jest
      .spyOn(stage.store, 'signedAddress')
      .mockImplementation((name) => Promise.resolve(new URL(`https://store.example:8443/bucket/${name}?X-Amz-Signature=1`)));
    const response = await browser().get(`/photos/${filename}`).expect(200);
    const [rendition] = await stage.world.rows<{ object: string }>(`select object from media.rendition where key = $1`, [
      filename?.replace('.webp', ''),
    ]);
    expect(response.headers).toMatchObject({
      'x-accel-redirect': `/bucket/${rendition?.object}?X-Amz-Signature=1`,
      'x-accel-host': 'store.example:8443',
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=60',
      'content-length': '0',
    });
    const bert = await browser(await sessionOf(await stage.world.member('Bert'))).get(`/photos/${filename}`);
    expect([bert.status, bert.get('x-accel-redirect'), signed.mock.calls.length]).toEqual([403, undefined, 1]);
    signed.mockRestore();
  });

  it('is not sent again while it is the same, and its rights are checked all the same', async () => {
    const { filename } = await aReadyPhoto({ private: 'true' });
    const etag = (await browser().get(`/photos/${filename}`)).get('etag') ?? '';
    const again = await browser().get(`/photos/${filename}`).set('if-none-match', etag);
    expect([again.status, again.body]).toEqual([304, Buffer.alloc(0)]);
    const bert = browser(await sessionOf(await stage.world.member('Bert')));
    expect((await bert.get(`/photos/${filename}`).set('if-none-match', etag)).status).toBe(403);
  });

  it('of a locked photo cannot be got by any address seen, edited or guessed [#16]', async () => {
    const { id, filename, card_filename: card } = await aReadyPhoto({ private: 'true' });
    const bert = browser(await sessionOf(await stage.world.member('Bert')));
    const ask = (path: string) => bert.get(path);

    const locked = await ask(`/photos/${filename}`);
    expect(locked.status).toBe(403);
    expect(locked.get('cache-control')).toBe('no-store');
    expect(locked.body).toMatchObject({ error: 'photo_locked' });

    const [rendition] = await stage.world.rows<{ key: string }>(
      `select key from media.rendition where photo_id = $1 and variant = 'blurred'`,
      [id],
    );
    const blurred = rendition?.key ?? '';
    expect((await ask(`/photos/${blurred}.webp`)).status).toBe(200);
    const objects = await stage.world.rows<{ object: string }>('select object from media.rendition union select original from media.photo');
    const guesses = [
      ...['', '.jpg', '.png', '.WEBP', '.webp.webp', '.webp%00', '.webp%20', '-full.webp', '@2x.webp', '_card.webp'].map(
        (end) => `${blurred}${end}`,
      ),
      ...['full', 'card', 'thumb', 'original', 'clear', 'sm', 'xl'].flatMap((part) => [
        `${part}-${blurred}.webp`,
        `${part}/${blurred}.webp`,
      ]),
      ...objects.flatMap(({ object }) => [object, encodeURIComponent(object), `${object.split('/').at(-1)}.webp`]),
      ...neighbours(blurred).map((key) => `${key}.webp`),
      `${blurred.toUpperCase()}.webp`,
      `${id}.webp`,
      `..%2F..%2F..%2Fetc%2Fpasswd`,
      `%2e%2e/secrets.json`,
      `x/../${blurred}`,
    ];
    for (const guess of guesses) expect([guess, (await ask(`/photos/${guess}`)).status]).toEqual([guess, 404]);
    for (const query of ['?size=full', '?variant=card', `?key=${card}`]) {
      const bytes = (await ask(`/photos/${blurred}.webp${query}`)).body as Buffer;
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 800 });
    }
    expect((await browser('').get(`/photos/${filename}`)).status).toBe(404);
  });

  it('of the main photo is blurred for a visitor, and clear for a member', async () => {
    const { id, filename } = await aReadyPhoto();
    const visitor = browser('');
    expect((await visitor.get(`/photos/${filename}`)).status).toBe(403);
    const [rendition] = await stage.world.rows<{ key: string }>(
      `select key from media.rendition where photo_id = $1 and variant = 'blurred'`,
      [id],
    );
    expect((await visitor.get(`/photos/${rendition?.key}.webp`)).status).toBe(200);
    const bert = browser(await sessionOf(await stage.world.member('Bert')));
    expect((await bert.get(`/photos/${filename}`)).status).toBe(200);
  });
});

describe('the photo of a member who pauses', () => {
  it('is nobody’s meanwhile, also not of those who have a thread with them', async () => {
    const { filename } = await aReadyPhoto();
    const [bert, carl] = [await stage.world.member('Bert'), await stage.world.member('Carl')];
    const sessions = [await sessionOf(bert), await sessionOf(carl)];
    const thread = await stage.world.chatBetween(bert, stage.anna);
    await stage.world.get(SendingService).sendMessage(bert, thread, { client_id: randomUUID(), text: 'Good morning' });
    const seen = () => Promise.all(sessions.map(async (cookie) => (await browser(cookie).get(`/photos/${filename}`)).status));
    const pause = (on: boolean) =>
      stage.world.get(Transactions).run((tx) => stage.world.get(StandingService).set(tx, stage.anna.id, 'paused', on));
    await pause(true);
    expect(await seen()).toEqual([404, 404]);
    await pause(false);
    expect(await seen()).toEqual([200, 200]);
  });
});

/** Keys that differ from this one in one digit. */
function neighbours(key: string): string[] {
  const last = Number.parseInt(key.slice(-4), 16);
  return [1, -1, 2, 256].map((step) => key.slice(0, -4) + ((last + step + 0x10000) % 0x10000).toString(16).padStart(4, '0'));
}
