import type { Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aPicture } from '#testing';
import { eventually } from '#testing-product';
import { patience } from '../src/http/patience.js';
import { onPhotoStage } from './support/photo-stage.js';
import { sendRaw } from './support/raw-connection.js';
import { stalledUpload } from '../../tools/src/attack/stalled-upload.js';

const wait = { ...patience, silenceMs: 400, headersMs: 600, requestMs: 1_500, checkMs: 100 };
const stage = onPhotoStage(wait);
let picture: Buffer;
beforeAll(async () => {
  picture = await aPicture({ width: 220, height: 220 });
});

let dripping: NodeJS.Timeout | undefined;
afterEach(() => clearInterval(dripping));

const send = (text: string, then?: (socket: Socket) => void) => sendRaw(stage.address, text, then);
/** A letter now and then, often enough not to be silent. */
const drip = (letter: string) => (socket: Socket) => void (dripping = setInterval(() => socket.write(letter), wait.silenceMs / 4));

const login = 'POST /api/user HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n';
const form = 'POST /api/photos HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000\r\n';
const part = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';

describe('whoever sends slowly', () => {
  it.each([
    ['nothing at all', ''],
    ['half a header', 'GET /api/settings HTTP/1.1\r\nhost: 127'],
    ['no body', `${login}\r\n`],
    ['half a body', `${login}\r\n{"email":"a`],
  ])('is hung up on, having sent %s and then been silent', async (_what, text) => {
    expect(await send(text)).not.toMatch(/HTTP\/1\.1 [25]/);
  });

  it.each([
    ['headers', login, 'x-more: x\r\n'],
    ['a body', `${login}\r\n{"email":"`, 'a'],
  ])('is hung up on when %s come letter by letter', async (_what, text, letter) => {
    expect(await send(text, drip(letter))).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('a photo is hung up on, silent or letter by letter, leaves nothing behind and may send it again', async () => {
    const silent = stalledUpload(`${stage.address}/api/photos`, stage.cookie, picture);
    const slow = send(`${form}cookie: ${stage.cookie}\r\n\r\n${part}`, drip('x'));
    await expect(silent.answer).rejects.toThrow();
    await slow;
    await eventually(5, async () => (await stage.unfinished()).length === 0);
    expect((await stage.list()).photos).toEqual([]);
    // Their places are free a moment after their files have gone.
    await eventually(5, async () => (await stage.upload(picture)).status === 201);
  });
});
