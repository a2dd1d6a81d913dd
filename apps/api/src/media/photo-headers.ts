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
