import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp, { type Create } from 'sharp';
import type { Figure } from '../figure.js';
import { p95Of } from '../latency.js';
import { compare, type Side } from '../pairs.js';
import { actorOf, type Actor } from '../stage.js';

const MEMBERS = 2_500;
const SENDERS = 300;
const ATTACKERS = 10;
/** As many as a member may have on the way. */
const BODIES_EACH = 2;
const ANNOUNCED_BYTES = 5_000_000;
const TRICKLE_MS = 500;
const REFUSED_MS = 100;
/** Longer than a body may pause, so that the attack is whole. */
const ATTACK_S = 6;
const PAUSE_MS = 50;
/** As large as the browser makes a photo, and as hard to pack. */
const noise = {
  width: 1_600,
  height: 1_200,
  channels: 3,
  background: 'grey',
  noise: { type: 'gaussian', mean: 128, sigma: 30 },
} as const satisfies Create;

/** RU: how long a photo takes to be sent while accounts hold as many places as they can with bodies that hardly come. */
export const uploadAttack: Figure = {
  key: 'RU',
  title: `p95 of an upload while ${ATTACKERS} accounts trickle ${BODIES_EACH} bodies each / while nobody does (ms)`,
  accepted: '<= 2',
  async measure({ pace, open }) {
    const stage = await open({ members: MEMBERS });
    const actors = await stage.actors(SENDERS + ATTACKERS);
    // Of a free album the first photos may fill every place.
    await stage.owner.query(`update visibility.member_standing set paid = true where member_id = any($1)`, [actors.map(({ id }) => id)]);
    const [attackers, senders] = [actors.slice(0, ATTACKERS), actors.slice(ATTACKERS)];
    const photo = await sharp({ create: noise }).jpeg().toBuffer();
    const idle = p95Of(1, (turn) => sendAndRemove(stage.url, actorOf(senders, turn), photo), PAUSE_MS);
    return compare(underAttack(stage.url, attackers, idle), idle, pace);
  },
};

/** The photo goes again, so that no album is full. Throws on anything but success. */
async function sendAndRemove(url: string, { cookie }: Actor, photo: Buffer): Promise<void> {
  const form = new FormData();
  form.append('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'holiday.jpg');
  const answer = await fetch(`${url}/api/photos`, { method: 'POST', headers: { cookie }, body: form });
  if (answer.status !== 201) throw new Error(`an upload answered ${answer.status}: ${await answer.text()}`);
  const { photo: sent } = (await answer.json()) as { readonly photo: { readonly id: string } };
  await fetch(`${url}/api/photos/${sent.id}`, { method: 'DELETE', headers: { cookie } });
}

const underAttack =
  (url: string, attackers: readonly Actor[], side: Side): Side =>
  async (seconds) => {
    const over = new AbortController();
    const bodies = attackers.flatMap((attacker) => Array.from({ length: BODIES_EACH }, () => trickle(url, attacker, over.signal)));
    await sleep(ATTACK_S * 1_000);
    const figure = await side(seconds);
    over.abort();
    await Promise.all(bodies);
    return figure;
  };

/** Announces a large photo, sends a few bytes now and then, and comes again as soon as it is sent away. */
async function trickle(url: string, { cookie }: Actor, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const headers = { cookie, 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(ANNOUNCED_BYTES) };
    await new Promise<void>((resolve) => {
      const body = request(`${url}/api/photos`, { method: 'POST', headers, agent: false, signal: over });
      const timer = setInterval(() => body.write('slow'), TRICKLE_MS);
      body.once('close', () => {
        clearInterval(timer);
        resolve();
      });
      body.once('error', () => undefined);
      body.once('response', () => body.destroy());
      body.write('--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n');
    });
    await sleep(REFUSED_MS);
  }
}
