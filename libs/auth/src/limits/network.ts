import { BlockList, isIPv4, isIPv6 } from 'node:net';

const V4_PARTS = 3;
const V6_GROUPS = 4;
/** What stands before an IPv4 address that is written as an IPv6 one. */
const MAPPED = '0:0:0:0:0:ffff';

/**
 * The network that an address belongs to: /24, /64. For what is tried against others, guesses and letters: neighbouring addresses are cheap,
 * so one household or office counts as one. A caller who has hung up has no address.
 */
export function networkOf(ip: string | undefined): string {
  const subscriber = subscriberOf(ip);
  return isIPv4(subscriber) ? subscriber.split('.').slice(0, V4_PARTS).join('.') : subscriber;
}

/**
 * Who pays for the line of an address: one IPv4 address, a whole /64 of IPv6. For plain traffic: the neighbours in a /24 are strangers to each
 * other, behind a mobile carrier thousands of them.
 */
export function subscriberOf(ip: string | undefined): string {
  const plain = (ip ?? '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  if (groups.slice(0, 6).join(':') === MAPPED) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return groups.slice(0, V6_GROUPS).join(':');
}

/** So many times what one network may. A /48 is what a small office or a rented server is given: 65,536 networks of one owner. */
export const WIDE_FACTOR = 20;

/** The /48 that a network of IPv6 lies in, as `networkOf` and `subscriberOf` write one; undefined for all else. */
export function wideNetworkOf(network: string): string | undefined {
  return /^[\da-f]{1,4}(:[\da-f]{1,4}){3}$/.test(network)
    ? network
        .split(':')
        .slice(0, V6_GROUPS - 1)
        .join(':')
    : undefined;
}

const own = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  own.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  own.addSubnet(net, bits, 'ipv6');

/** Whether the address is of the machine itself or of a network behind a router: of whom it is, only our own proxy knows. None is such too. */
export function isOwnNetwork(ip: string | undefined): boolean {
  const subscriber = subscriberOf(ip);
  if (isIPv4(subscriber)) return own.check(subscriber, 'ipv4');
  const plain = (ip ?? '').replace(/%.*$/, '');
  return !isIPv6(plain) || own.check(plain, 'ipv6');
}

/** All eight groups of an IPv6 address, however it was shortened. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = withoutDots(ip.toLowerCase()).split('::');
  const first = head ? head.split(':') : [];
  const last = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...gap, ...last].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The last two groups may be written as an IPv4 address. */
const withoutDots = (ip: string): string =>
  ip.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_dotted, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
