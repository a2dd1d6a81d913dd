import { readdir } from 'node:fs/promises';
import { request as send, type IncomingHttpHeaders } from 'node:http';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Test } from 'supertest';
import { photoAnswer } from '#contracts';
import { SendingService } from '#chats';
import { RenderingService } from '#media';
import { aHeavyPicture, aHeic, anSvg, aPdf, aPicture, aPixelBomb, aTextFile } from '#testing';
import { withPhoto, type Answer } from '#testing-product';
import { attachPhoto, onPhotoStage } from './support/photo-stage.js';

const MEGABYTE = 1024 * 1024;
const stage = onPhotoStage();
const { aReadyPhoto, browser, list, sessionOf, upload } = stage;
const filesLeft = async () =>
  (await readdir(join(stage.world.config.dataDir, 'objects'), { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    .length;

describe('sending a photo', () => {
  it('answers with the photo, which is ready as soon as it is rendered', async () => {
    const { photo } = photoAnswer.parse((await upload(await aPicture()).expect(201)).body);
    expect(photo).toMatchObject({ status: 'processing', main: true, private: false });
    await stage.world.get(RenderingService).render(stage.anna.id, photo.id);
    expect((await list()).photos[0]).toMatchObject({ id: photo.id, status: 'visible', filename: expect.stringMatching(/\.webp$/) });
  });

  it('takes the wish for privacy, before or after the file', async () => {
    const after = photoAnswer.parse((await upload(await aPicture(), { fields: { private: 'true' } })).body);
    expect(after.photo).toMatchObject({ private: true, main: false });
    const before = await withPhoto(browser().post('/api/photos'), { private: 'true' }, await aPicture());
    expect(photoAnswer.parse(before.body).photo.private).toBe(true);
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
    const { body } = (await upload(await make()).expect(status)) as Answer<{ error: string; message: string }>;
    const { error, message } = body;
    expect(error).toBe(code);
    expect(message).toMatch(/^[A-Z].{15,}[.!?]$/);
    expect(message).not.toMatch(/[{}]/);
    expect(await filesLeft()).toBe(before);
    expect(await stage.unfinished()).toEqual([]);
    expect((await list()).photos).toEqual([]);
  });

  it('is cut off at 10 MB when its length was not told [ASVS 5.2.1]', async () => {
    const { status, body } = await sendInChunks(12 * MEGABYTE);
    expect([status, (JSON.parse(body) as { error: string }).error]).toEqual([413, 'photo_too_large']);
  });

  it('answers before the body is there when it says that it is too large', async () => {
    const { status } = await sendHeadOnly(4_000 * MEGABYTE);
    expect(status).toBe(413);
  });

  const few = Buffer.alloc(10);
  it.each<[string, (request: Test) => Test, number, string]>([
    ['no file', (request) => request.type('multipart/form-data; boundary=x').send('--x--\r\n'), 422, 'field_required'],
    ['another field', (request) => attachPhoto(request, few, { status: 'visible' }), 422, 'invalid_input'],
    ['a privacy that is neither yes nor no', (request) => attachPhoto(request, few, { private: 'maybe' }), 422, 'invalid_input'],
    ['two files', (request) => attachPhoto(attachPhoto(request, few), Buffer.from('x')), 422, 'invalid_input'],
    ['a file of another name', (request) => request.attach('avatar', Buffer.from('x'), 'y'), 422, 'invalid_input'],
  ])('is refused with %s', async (_, fill, status, code) => {
    const { body } = (await fill(browser().post('/api/photos')).expect(status)) as Answer;
    expect(body['error']).toBe(code);
  });

  it('is refused when it is no form, or a broken one', async () => {
    const json = await browser().post('/api/photos').send({});
    expect(json.status).toBe(415);
    const broken = await browser().post('/api/photos').type('multipart/form-data; boundary=x').send('--x\r\nnothing');
    expect(broken.status).toBe(422);
    const noBoundary = await browser().post('/api/photos').type('multipart/form-data').send('nothing');
    expect(noBoundary.status).toBe(422);
  });

  it('needs a session, and comes from our own pages only', async () => {
    const picture = await aPicture();
    expect((await upload(picture, { cookie: '' })).status).toBe(403);
    const foreign: Answer = await upload(picture).set('origin', 'https://evil.example');
    expect(foreign.body['error']).toBe('foreign_origin');
    expect((await list()).photos).toEqual([]);
  });

  it('stops at three photos for a free member, whatever comes at once [#128] [ASVS 5.2.4]', async () => {
    const picture = await aPicture({ width: 220, height: 220 });
    const answers: Answer[] = [];
    for (const atOnce of [2, 2, 2]) answers.push(...(await Promise.all(Array.from({ length: atOnce }, () => upload(picture)))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(3);
    const refusal = answers.find(({ status }) => status === 403);
    expect(refusal?.body).toMatchObject({ error: 'photo_limit', message: expect.stringContaining('3') });
    expect((await list()).photos).toHaveLength(3);
  });
});

describe('changing one’s photos', () => {
  it('makes another the main one, orders and removes them', async () => {
    const [one, two, three] = [await aReadyPhoto(), await aReadyPhoto(), await aReadyPhoto()];
    const ids = async () => (await list()).photos.map(({ id }) => id);
    expect((await browser().put(`/api/photos/${three.id}/main`)).status).toBe(200);
    expect(await ids()).toEqual([three.id, one.id, two.id]);
    const order = { photos: [three.id, two.id, one.id] };
    expect((await browser().put('/api/photos/order').send(order)).status).toBe(200);
    expect(await ids()).toEqual([three.id, two.id, one.id]);
    expect((await browser().delete(`/api/photos/${three.id}`)).status).toBe(200);
    expect(await ids()).toEqual([two.id, one.id]);
    expect((await browser().get(`/photos/${three.filename}`)).status).toBe(404);
  });

  it('is impossible for anybody else, with the answer of a photo that never was', async () => {
    const { id } = await aReadyPhoto();
    const bert = browser(await sessionOf(await stage.world.member('Bert')));
    for (const request of [bert.delete(`/api/photos/${id}`), bert.put(`/api/photos/${id}/main`)]) {
      const { status, body } = (await request) as Answer;
      expect([status, body['error']]).toEqual([404, 'photo_not_found']);
    }
    expect((await list()).photos).toHaveLength(1);
  });
});

describe('the photos of others', () => {
  it('are shown so many a day, each once whatever its sizes; never counted are one’s own, and what the browser has', async () => {
    const bert = await stage.world.member('Bert', { paid: true });
    const ids = [await aReadyPhoto(), await aReadyPhoto(), await aReadyPhoto()].map(({ id }) => id);
    const files = await stage.world.rows<{ id: string; key: string }>(
      `select photo_id as id, key from media.rendition where variant <> 'blurred' order by array_position($1::uuid[], photo_id)`,
      [ids],
    );
    const [third] = files.filter(({ id }) => id === ids[2]);
    const cookie = await sessionOf(bert);
    const ask = async (key = '', who = cookie): Promise<Answer> => browser(who).get(`/photos/${key}.webp`);
    await stage.withSettings({ daily_photos_new: 2 }, async () => {
      const statuses: number[] = [];
      for (const { key } of files) statuses.push((await ask(key)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429]);
      expect((await ask(third?.key)).body).toMatchObject({ error: 'daily_photos_limit', retry_at: expect.any(String) });
      const noticed = `select kind, people from moderation.member_signal where member_id = $1`;
      expect(await stage.world.rows(noticed, [bert.id])).toEqual([{ kind: 'many_photos', people: 1 }]);

      const again = await browser(cookie).get(`/photos/${third?.key}.webp`).set('if-none-match', `"${third?.key}"`);
      expect(again.status).toBe(304);
      expect((await ask(third?.key, stage.cookie)).status).toBe(200);

      // With whom one writes, one sees.
      const chat = await stage.world.chatBetween(bert, stage.anna);
      await stage.world.get(SendingService).sendMessage(bert, chat, { client_id: randomUUID(), text: 'Good morning' });
      expect((await ask(third?.key)).status).toBe(200);
    });
  });
});

type RawAnswer = { status: number; body: string };
type Sender = (outgoing: ReturnType<typeof send>) => void;

function sendRaw(headers: IncomingHttpHeaders, write: Sender): Promise<RawAnswer> {
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

function sendInChunks(bytes: number): Promise<RawAnswer> {
  const head = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  return sendRaw({ 'content-type': 'multipart/form-data; boundary=x' }, (outgoing) => {
    outgoing.write(head);
    for (let sent = 0; sent < bytes; sent += MEGABYTE) outgoing.write(Buffer.alloc(MEGABYTE, 1));
    outgoing.end('\r\n--x--\r\n');
  });
}

const sendHeadOnly = (bytes: number): Promise<RawAnswer> =>
  sendRaw({ 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(bytes) }, (outgoing) => outgoing.flushHeaders());
