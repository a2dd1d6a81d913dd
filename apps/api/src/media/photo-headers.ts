/** With a photo: a browser asks again after a minute, and an answer for one member is never used for another. */
export const photoHeaders = {
  'cache-control': 'private, max-age=60',
  vary: 'Cookie',
  'content-type': 'image/webp',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** By these the proxy in front fetches the bytes, and keeps them from whoever asks (deploy/proxy.caddy). */
export const fetchedByProxy = ({ host, pathname, search }: URL) => ({ 'x-accel-redirect': `${pathname}${search}`, 'x-accel-host': host });
