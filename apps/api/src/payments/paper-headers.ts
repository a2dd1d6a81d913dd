/** Of a PDF that one person may have: it is downloaded, and kept by no cache. */
export const paperHeaders = (name: string): Record<string, string> => ({
  'cache-control': 'private, no-store',
  'content-type': 'application/pdf',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'content-disposition': `attachment; filename="${name}"`,
});
