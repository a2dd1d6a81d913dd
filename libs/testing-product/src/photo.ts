import sharp from 'sharp';
import { eventually, type Member, type Product } from './product.js';

/** A photo that says where it was taken and by whom; answers the name of the clear file once it is shown. */
export async function photoOf(product: Product, member: Member): Promise<string> {
  const form = new FormData();
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#cb3' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'canary-in-the-exif' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 9/1 21/1' } })
    .toBuffer();
  form.set('photo', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'canary.jpg');
  await product.form('/api/photos', form, member.cookie);
  return eventually(30, async () => {
    const { body } = await product.call<{ photos: { status: string; filename: string | null }[] }>('/api/photos', {
      cookie: member.cookie,
    });
    const [first] = body.photos;
    return first?.status === 'visible' && first.filename ? first.filename : undefined;
  });
}

/** The smallest photo that is taken: 200 black pixels each way. */
const smallPng = 'iVBORw0KGgoAAAANSUhEUgAAAMgAAADIAQAAAACFI5MzAAAAHElEQVR42u3BgQAAAADDoPlTX+EAVQEAAAAAfAYUUAABxFrmKwAAAABJRU5ErkJggg==';

/** The form of a photo for a conversation. */
export function photoForm(fields: Readonly<Record<string, string>>, bytes: Uint8Array = Buffer.from(smallPng, 'base64')): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('photo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'photo.png');
  return form;
}
