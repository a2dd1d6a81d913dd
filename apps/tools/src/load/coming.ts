import { randomUUID } from 'node:crypto';
import sharp, { type Create } from 'sharp';
import { signUpMany } from '../bench/newcomers.js';
import type { Act } from './open-loop.js';
import type { People } from './people.js';
import type { Web } from './web.js';

/** As large as the browser makes a photo, and as hard to pack. */
const noise = {
  width: 1_600,
  height: 1_200,
  channels: 3,
  background: 'grey',
  noise: { type: 'gaussian', mean: 128, sigma: 30 },
} as const satisfies Create;
const NETWORKS = 250;

/** What makes most work behind the answer: a new member with their mail, and a photo in all its sizes. */
export async function comingActs(web: Web, url: string, people: People): Promise<{ readonly upload: Act; readonly 'sign-up': Act }> {
  const form = await photoForm();
  let turn = 0;
  return {
    // In turn, so that no album gets full.
    upload: () => {
      turn += 1;
      return web.call({ path: '/api/photos', cookie: people.all[turn % people.all.length]?.cookie ?? '', ...form, expected: [201] });
    },
    'sign-up': () => {
      turn += 1;
      return signUpMany(url, 1, { run: randomUUID(), network: 1 + (turn % NETWORKS), after: () => undefined });
    },
  };
}

async function photoForm(): Promise<{ readonly body: Buffer; readonly headers: Readonly<Record<string, string>> }> {
  const photo = await sharp({ create: noise }).jpeg().toBuffer();
  const boundary = randomUUID();
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="holiday.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(body.length) } };
}
