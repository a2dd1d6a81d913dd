import { readdir } from 'node:fs/promises';
import { request as send, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { photoAnswer } from '#contracts';
import { RenderingService } from '#media';
import { aHeavyPicture, aHeic, anSvg, aPdf, aPicture, aPixelBomb, aTextFile } from '#testing';
import { formWith, onPhotoStage } from './support/photo-stage.js';

const MEGABYTE = 1024 * 1024;
const stage = onPhotoStage();
const { aReadyPhoto, call, list, sessionOf, upload } = stage;
const filesLeft = async () =>
  (await readdir(join(stage.world.config.dataDir, 'objects'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;

describe('sending a photo', () => {
  it('answers with the photo, which is ready as soon as it is rendered', async () => {
    const response = await upload(formWith(await aPicture()));
    expect(response.status).toBe(201);
    const { photo } = photoAnswer.parse(await response.json());
    expect(photo).toMatchObject({ status: 'processing', main: true, private: false });
    await stage.world.get(RenderingService).render(stage.anna.id, photo.id);
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
    expect(await stage.unfinished()).toEqual([]);
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
    expect((await fetch(`${stage.address}/api/photos`, { method: 'POST', body: form })).status).toBe(403);
    const foreign = await call('/api/photos', { method: 'POST', body: form, headers: { origin: 'https://evil.example' } });
    expect(((await foreign.json()) as { error: string }).error).toBe('foreign_origin');
    expect((await list()).photos).toEqual([]);
  });

  it('stops at three photos for a free member, whatever comes at once [#128]', async () => {
    const picture = await aPicture({ width: 220, height: 220 });
    const answers: Response[] = [];
    for (const atOnce of [2, 2, 2]) answers.push(...(await Promise.all(Array.from({ length: atOnce }, () => upload(formWith(picture))))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(3);
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
    const bert = await sessionOf(await stage.world.member('Bert'));
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

type Answer = { status: number; body: string };
type Sender = (outgoing: ReturnType<typeof send>) => void;

function sendRaw(headers: IncomingHttpHeaders, write: Sender): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = send(`${stage.address}/api/photos`, { method: 'POST', headers: { cookie: stage.cookie, ...headers } }, (response) => {
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
