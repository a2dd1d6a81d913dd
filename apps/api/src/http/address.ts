/** Where nothing is, as a page and as a call: what is asked for there is answered as any other address that does not exist. */
const nowhere = { page: '/not/found', call: '/api/not/found' } as const;

/**
 * The address that a request asks for, as everything behind this line reads it. Calls as they were first written are meant: `/api/user.php` is
 * `/api/user`, and with `push=1` it is `/api/push-subscription`. What is no path of our own leads nowhere: whoever reads `//elsewhere`, `/\elsewhere` or `http://elsewhere` as an address
 * finds a foreign host in it, and a broken escape cannot be read at all.
 */
export function addressOf(written: string): string {
  if (/^\/(?![/\\])/.test(written) && isReadable(written)) return ofItsOwn(withoutSuffix(written));
  return written.startsWith('/api/') ? nowhere.call : nowhere.page;
}

function isReadable(written: string): boolean {
  try {
    decodeURIComponent(written.replace(/[?#].*$/s, ''));
    return true;
  } catch {
    return false;
  }
}

/** One call was written as a login with a query; its body and its rights are others. */
const ofItsOwn = (address: string): string => address.replace(/^\/api\/user\?(.*&)?push=1(?=&|$).*$/, '/api/push-subscription');

const withoutSuffix = (address: string): string => address.replace(/^(\/api\/[a-z/-]+)\.php(?=$|\?)/, '$1');
