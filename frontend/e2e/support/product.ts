/** Addresses of the API processes of the started product. */
export function productUrls(): string[] {
  const urls = process.env['PRODUCT_URLS'];
  if (!urls) throw new Error('PRODUCT_URLS is not set: these tests need the started product');
  return urls.split(',');
}
