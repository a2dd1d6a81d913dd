import { isIPv4, isIPv6 } from 'node:net';

const V4_PARTS = 3;
const V6_GROUPS = 4;

/** The network that an address belongs to: one household or office counts as one (/24, /64). A caller who has hung up has no address. */
export function networkOf(ip: string | undefined): string {
  if (!ip) return 'unknown';
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain.split('.').slice(0, V4_PARTS).join('.');
  if (isIPv6(plain)) return expanded(plain).slice(0, V6_GROUPS).join(':');
  return 'unknown';
}

function expanded(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...gap, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}
