import sharp from 'sharp';
import { eventually, type Member, type Product } from './product.fixture.js';

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
