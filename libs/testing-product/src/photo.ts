import sharp from 'sharp';
import type { Test } from 'supertest';
import type { Answer } from './callers.js';
import { eventually } from './eventually.js';
import type { Member, Product } from './product.js';

/** A photo that says where it was taken and by whom; answers the name of the clear file once it is shown. */
export async function photoOf(product: Product, member: Member): Promise<string> {
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#cb3' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'canary-in-the-exif' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 9/1 21/1' } })
    .toBuffer();
  const me = product.signedIn(member);
  await me.post('/api/photos').attach('photo', picture, { filename: 'canary.jpg', contentType: 'image/jpeg' });
  return eventually(30, async () => {
    const { body } = (await me.get('/api/photos')) as Answer<{ photos: { status: string; filename: string | null }[] }>;
    const [first] = body.photos;
    return first?.status === 'visible' && first.filename ? first.filename : undefined;
  });
}

/** The smallest photo that is taken: 200 black pixels each way. */
export const smallPhoto = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAMgAAADIAQAAAACFI5MzAAAAHElEQVR42u3BgQAAAADDoPlTX+EAVQEAAAAAfAYUUAABxFrmKwAAAABJRU5ErkJggg==',
  'base64',
);

/** Puts these fields and then a photo into the form of a request. */
export function withPhoto(
  request: Test,
  fields: Readonly<Record<string, string>> = {},
  photo: Buffer = smallPhoto,
  filename = 'photo.png',
): Test {
  return request.field(fields).attach('photo', photo, { filename, contentType: 'image/png' });
}
