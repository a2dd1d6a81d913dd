import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as send, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { SESSION_COOKIE, SessionsService } from '#auth';
import { photoAnswer, photosAnswer, type OwnPhotoView } from '#contracts';
import { SendingService } from '#chats';
import { Transactions } from '#database';
import { RenderingService } from '#media';
import {
  aHeavyPicture,
  aHeic,
  anSvg,
  aPdf,
  aPhonePicture,
  aPicture,
  aPixelBomb,
  aTextFile,
  phoneCanary,
  World,
  type Someone,
} from '#testing';
import { StandingService } from '#visibility';
import { createApp } from '../create-app.js';

const MEGABYTE = 1024 * 1024;
let world: World;
let app: NestFastifyApplication;
let address: string;
let anna: Someone;
let cookie: string;

beforeAll(async () => {
  world = await World.open();
  app = await createApp(world.config);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  address = `http://127.0.0.1:${port}`;
});
beforeEach(async () => {
  await world.empty();
  anna = await world.member('Anna');
  cookie = await sessionOf(anna);
});
afterAll(async () => {
  await app.close();
  await world.close();
});

async function sessionOf({ id }: Someone): Promise<string> {
  const { token } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, id, 'a test'));
  return `${SESSION_COOKIE}=${token}`;
}

function formWith(bytes: Buffer, name = 'holiday.jpg', fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return form;
}

const call = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
  fetch(`${address}${path}`, { ...init, headers: { cookie, ...init.headers } });
const upload = (form: FormData) => call('/api/photos', { method: 'POST', body: form });
const list = async () => photosAnswer.parse(await (await call('/api/photos')).json());
const filesLeft = async () =>
  (await readdir(join(world.config.dataDir, 'objects'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

/** A photo of Anna as the worker leaves it. */
async function aReadyPhoto(fields: Record<string, string> = {}): Promise<OwnPhotoView> {
  const { photo } = photoAnswer.parse(await (await upload(formWith(await aPhonePicture(), undefined, fields))).json());
  await world.get(RenderingService).render(anna.id, photo.id);
  const ready = (await list()).photos.find(({ id }) => id === photo.id);
  if (!ready) throw new Error('the photo is not listed');
  return ready;
}

describe('sending a photo', () => {
  it('answers with the photo, which is ready as soon as it is rendered', async () => {
    const response = await upload(formWith(await aPicture()));
    expect(response.status).toBe(201);
    const { photo } = photoAnswer.parse(await response.json());
    expect(photo).toMatchObject({ status: 'processing', main: true, private: false });
    await world.get(RenderingService).render(anna.id, photo.id);
    expect((await list()).photos[0]).toMatchObject({ id: photo.id, status: 'visible', filename: expect.stringMatching(/\.webp$/) });
  });

  it('takes the wish for privacy, before or after the file', async () => {
    const { photo } = photoAnswer.parse(await (await upload(formWith(await aPicture(), 'x.jpg', { private: 'true' }))).json());
    expect(photo).toMatchObject({ private: true, main: false });
    const first = new FormData();
    first.set('private', 'true');
    first.set('photo', new Blob([new Uint8Array(await aPicture())]), 'x');
    expect(photoAnswer.parse(await (await upload(first)).json()).photo.private).toBe(true);
  });

  const refusals: [number, string, string, () => Buffer | Promise<Buffer>][] = [
    [413, 'photo_too_large', 'a file of 11 MB', () => aHeavyPicture(11 * MEGABYTE)],
    [413, 'photo_too_large', 'one byte too many', () => aHeavyPicture(10 * MEGABYTE + 1)],
    [422, 'photo_too_many_pixels', '400 megapixels', aPixelBomb],
    [415, 'photo_type', 'a text file named .jpg', aTextFile],
    [415, 'photo_type', 'an SVG', anSvg],
    [415, 'photo_type', 'a PDF', aPdf],
    [415, 'photo_type', 'an empty file', () => Buffer.alloc(0)],
    [415, 'photo_heic', 'a HEIC', aHeic],
    [422, 'photo_too_small', 'a stamp', () => aPicture({ width: 150, height: 150 })],
  ];
  it.each(refusals)('answers %i %s for %s, in words, and keeps nothing', async (status, code, _, make) => {
    const before = await filesLeft();
    const response = await upload(formWith(await make()));
    expect(response.status).toBe(status);
    const { error, message } = (await response.json()) as { error: string; message: string };
    expect(error).toBe(code);
    expect(message).toMatch(/^[A-Z].{15,}[.!?]$/);
    expect(message).not.toMatch(/[{}]/);
    expect(await filesLeft()).toBe(before);
    expect((await list()).photos).toEqual([]);
  });

  it('is cut off at 10 MB when its length was not told', async () => {
    const { status, body } = await sendInChunks(12 * MEGABYTE);
    expect([status, (JSON.parse(body) as { error: string }).error]).toEqual([413, 'photo_too_large']);
  });

  it('answers before the body is there when it says that it is too large', async () => {
    const { status } = await sendHeadOnly(4_000 * MEGABYTE);
    expect(status).toBe(413);
  });

  it.each([
    ['no file', () => new FormData(), 422, 'field_required'],
    [
      'another field',
      () => {
        const form = formWith(Buffer.alloc(10));
        form.set('status', 'visible');
        return form;
      },
      422,
      'invalid_input',
    ],
    ['a privacy that is neither yes nor no', () => formWith(Buffer.alloc(10), 'x', { private: 'maybe' }), 422, 'invalid_input'],
    [
      'two files',
      () => {
        const form = formWith(Buffer.alloc(10));
        form.append('photo', new Blob(['x']), 'y');
        return form;
      },
      422,
      'invalid_input',
    ],
    [
      'a file of another name',
      () => {
        const form = new FormData();
        form.set('avatar', new Blob(['x']), 'y');
        return form;
      },
      422,
      'invalid_input',
    ],
  ] as const)('is refused with %s', async (_, make, status, code) => {
    const response = await upload(make());
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([status, code]);
  });

  it('is refused when it is no form, or a broken one', async () => {
    const json = await call('/api/photos', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    expect(json.status).toBe(415);
    const broken = await call('/api/photos', {
      method: 'POST',
      body: '--x\r\nnothing',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(broken.status).toBe(422);
    const noBoundary = await call('/api/photos', { method: 'POST', body: 'nothing', headers: { 'content-type': 'multipart/form-data' } });
    expect(noBoundary.status).toBe(422);
  });

  it('needs a session, and comes from our own pages only', async () => {
    const form = formWith(await aPicture());
    expect((await fetch(`${address}/api/photos`, { method: 'POST', body: form })).status).toBe(403);
    const foreign = await call('/api/photos', { method: 'POST', body: form, headers: { origin: 'https://evil.example' } });
    expect(((await foreign.json()) as { error: string }).error).toBe('foreign_origin');
    expect((await list()).photos).toEqual([]);
  });

  it('stops at three photos for a free member, whatever comes at once [#128]', async () => {
    const picture = await aPicture({ width: 220, height: 220 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(formWith(picture))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    const refusal = (await answers.find(({ status }) => status === 403)?.json()) as { error: string; message: string };
    expect(refusal.error).toBe('photo_limit');
    expect(refusal.message).toContain('3');
    expect((await list()).photos).toHaveLength(3);
  });
});

describe('changing one’s photos', () => {
  it('makes another the main one, orders and removes them', async () => {
    const [one, two, three] = [await aReadyPhoto(), await aReadyPhoto(), await aReadyPhoto()];
    const ids = async () => (await list()).photos.map(({ id }) => id);
    expect((await call(`/api/photos/${three.id}/main`, { method: 'PUT' })).status).toBe(200);
    expect(await ids()).toEqual([three.id, one.id, two.id]);
    const order = {
      method: 'PUT',
      body: JSON.stringify({ photos: [three.id, two.id, one.id] }),
      headers: { 'content-type': 'application/json' },
    };
    expect((await call('/api/photos/order', order)).status).toBe(200);
    expect(await ids()).toEqual([three.id, two.id, one.id]);
    expect((await call(`/api/photos/${three.id}`, { method: 'DELETE' })).status).toBe(200);
    expect(await ids()).toEqual([two.id, one.id]);
    expect((await call(`/photos/${three.filename}`)).status).toBe(404);
  });

  it('is impossible for anybody else, with the answer of a photo that never was', async () => {
    const { id } = await aReadyPhoto();
    const bert = await sessionOf(await world.member('Bert'));
    for (const [method, path] of [
      ['DELETE', `/api/photos/${id}`],
      ['PUT', `/api/photos/${id}/main`],
    ] as const) {
      const response = await call(path, { method, headers: { cookie: bert } });
      expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([404, 'photo_not_found']);
    }
    expect((await list()).photos).toHaveLength(1);
  });
});

describe('a photo file', () => {
  it('comes as a picture that a browser may neither run nor share, without a trace of the phone', async () => {
    const { filename } = await aReadyPhoto();
    const response = await call(`/photos/${filename}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=60',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      vary: 'Cookie',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const { format, exif, xmp, icc } = await sharp(bytes).metadata();
    expect([format, exif, xmp, icc]).toEqual(['webp', undefined, undefined, undefined]);
    expect(bytes.includes(phoneCanary)).toBe(false);
  });

  it('is not sent again while it is the same, and its rights are checked all the same', async () => {
    const { filename } = await aReadyPhoto({ private: 'true' });
    const etag = (await call(`/photos/${filename}`)).headers.get('etag') ?? '';
    const again = await call(`/photos/${filename}`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const bert = await sessionOf(await world.member('Bert'));
    expect((await call(`/photos/${filename}`, { headers: { 'if-none-match': etag, cookie: bert } })).status).toBe(403);
  });

  it('of a locked photo cannot be got by any address seen, edited or guessed [#16]', async () => {
    const { id, filename, card_filename: card } = await aReadyPhoto({ private: 'true' });
    const bert = await sessionOf(await world.member('Bert'));
    const ask = (path: string) => call(path, { headers: { cookie: bert } });

    const locked = await ask(`/photos/${filename}`);
    expect(locked.status).toBe(403);
    expect(locked.headers.get('cache-control')).toBe('no-store');
    expect(((await locked.json()) as { error: string }).error).toBe('photo_locked');

    const [rendition] = await world.rows<{ key: string }>(`select key from media.rendition where photo_id = $1 and variant = 'blurred'`, [
      id,
    ]);
    const blurred = rendition?.key ?? '';
    expect((await ask(`/photos/${blurred}.webp`)).status).toBe(200);
    const objects = await world.rows<{ object: string }>('select object from media.rendition union select original from media.photo');
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
      const bytes = Buffer.from(await (await ask(`/photos/${blurred}.webp${query}`)).arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 800 });
    }
    expect((await call(`/photos/${filename}`, { headers: { cookie: '' } })).status).toBe(404);
  });

  it('of the main photo is blurred for a visitor, and clear for a member', async () => {
    const { id, filename } = await aReadyPhoto();
    const visitor = { headers: { cookie: '' } };
    expect((await call(`/photos/${filename}`, visitor)).status).toBe(403);
    const [rendition] = await world.rows<{ key: string }>(`select key from media.rendition where photo_id = $1 and variant = 'blurred'`, [
      id,
    ]);
    expect((await call(`/photos/${rendition?.key}.webp`, visitor)).status).toBe(200);
    const bert = await sessionOf(await world.member('Bert'));
    expect((await call(`/photos/${filename}`, { headers: { cookie: bert } })).status).toBe(200);
  });
});

describe('the photo of a member who pauses', () => {
  it('stays for those who have a thread with them, and goes for everybody else', async () => {
    const { filename } = await aReadyPhoto();
    const [bert, carl] = [await world.member('Bert'), await world.member('Carl')];
    const [friend, stranger] = [await sessionOf(bert), await sessionOf(carl)];
    const thread = await world.chatBetween(bert, anna);
    await world.get(SendingService).sendMessage(bert, thread, { client_id: randomUUID(), text: 'Good morning' });
    await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, anna.id, 'paused', true));
    expect((await call(`/photos/${filename}`, { headers: { cookie: friend } })).status).toBe(200);
    expect((await call(`/photos/${filename}`, { headers: { cookie: stranger } })).status).toBe(404);
  });
});

/** Keys that differ from this one in one digit. */
function neighbours(key: string): string[] {
  const last = Number.parseInt(key.slice(-4), 16);
  return [1, -1, 2, 256].map((step) => key.slice(0, -4) + ((last + step + 0x10000) % 0x10000).toString(16).padStart(4, '0'));
}

type Answer = { status: number; body: string };
type Sender = (outgoing: ReturnType<typeof send>) => void;

function sendRaw(headers: IncomingHttpHeaders, write: Sender): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = send(`${address}/api/photos`, { method: 'POST', headers: { cookie, ...headers } }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body });
        outgoing.destroy();
      });
    });
    outgoing.on('error', reject);
    write(outgoing);
  });
}

function sendInChunks(bytes: number): Promise<Answer> {
  const head = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  return sendRaw({ 'content-type': 'multipart/form-data; boundary=x' }, (outgoing) => {
    outgoing.write(head);
    for (let sent = 0; sent < bytes; sent += MEGABYTE) outgoing.write(Buffer.alloc(MEGABYTE, 1));
    outgoing.end('\r\n--x--\r\n');
  });
}

const sendHeadOnly = (bytes: number): Promise<Answer> =>
  sendRaw({ 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(bytes) }, (outgoing) => outgoing.flushHeaders());
