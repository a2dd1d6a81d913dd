import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { giftIds, type GiftId, type MessageKind } from '#contracts';
import type { Random } from '../seed/random.js';

export type Body = string | FormData;

/** What a phone sends, with the id under which it is sent once. */
export type Outgoing = { readonly clientId: string; readonly path: 'messages' | 'gifts' | 'photos'; readonly body: () => Body } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'gift'; readonly gift: GiftId }
  | { readonly kind: Exclude<MessageKind, 'text' | 'gift'> }
);

const GIFTS = 0.06;
const GIFS = 0.1;
const PHOTOS = 0.02;
const house = ['waving-hand', 'coffee', 'sunrise', 'laughing', 'hug'] as const;

let picture: Promise<Blob> | undefined;
const aPicture = (): Promise<Blob> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: { r: 90, g: 140, b: 130 } } })
    .jpeg()
    .toBuffer()
    .then((bytes) => new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }));

/** Mostly words, as people do; now and then a moving picture, a gift, a photo. */
export async function makeOutgoing(text: string, random: Random): Promise<Outgoing> {
  const clientId = randomUUID();
  const chance = random.unit();
  if (chance < GIFTS) {
    const gift = random.pick(giftIds);
    return { kind: 'gift', gift, clientId, path: 'gifts', body: () => JSON.stringify({ client_id: clientId, gift }) };
  }
  if (chance < GIFTS + GIFS) {
    const gif = { provider: 'house', id: random.pick(house) };
    return { kind: 'gif', clientId, path: 'messages', body: () => JSON.stringify({ client_id: clientId, gif }) };
  }
  if (chance < GIFTS + GIFS + PHOTOS) {
    const photo = await (picture ??= aPicture());
    return {
      kind: 'photo',
      clientId,
      path: 'photos',
      body: () => {
        const form = new FormData();
        form.set('client_id', clientId);
        form.set('photo', photo, 'photo.jpg');
        return form;
      },
    };
  }
  return { kind: 'text', text, clientId, path: 'messages', body: () => JSON.stringify({ client_id: clientId, text }) };
}
