import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { patience } from '../src/http/patience.js';
import { onPhotoStage } from './support/photo-stage.js';
import { sendRaw } from './support/raw-connection.js';

const pauseMs = 500;
/** Whoever is not hung up on drips for ever. */
const PATIENCE_MS = 20_000;
const stage = onPhotoStage({ ...patience, uploads: { bytesPerSecond: 20_000, pauseMs } });

let dripping: NodeJS.Timeout | undefined;
afterEach(() => clearInterval(dripping));

const BODY_BYTES = 5_000;
/** It does not say where it comes from: it is refused before anything of its body is read. */
const refused = `POST /api/photos HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${BODY_BYTES}\r\n\r\n`;
const next = 'GET /api/live HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n';

describe('the body of a request that is refused already', () => {
  it.each([false, true])(
    'is hung up on when it comes letter by letter, after its answer; by whoever goes on all the same: %s',
    async (isStubborn) => {
      const drip = (socket: Socket) => void (dripping = setInterval(() => socket.write('x'), pauseMs / 5));
      const heard = await sendRaw(stage.address, refused, drip, isStubborn);
      expect(heard).toMatch(/^HTTP\/1\.1 403 /);
    },
    PATIENCE_MS,
  );

  it('is received when it comes in its time, and the next request of its connection is answered', async () => {
    const heard = await sendRaw(stage.address, refused, (socket) => {
      socket.once('data', () => socket.write('x'.repeat(BODY_BYTES) + next));
    });
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403', 'HTTP/1.1 200']);
  });
});
