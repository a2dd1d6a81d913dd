import { BlockList, isIP } from 'node:net';

/** Undefined when a network cannot be read. */
export function blockOf(networks: readonly string[]): BlockList | undefined {
  const block = new BlockList();
  for (const text of networks) {
    const [address = '', bits] = text.split('/');
    const family = isIP(address);
    const size = bits === undefined ? (family === 4 ? 32 : 128) : Number(bits);
    if (family === 0 || size > (family === 4 ? 32 : 128)) return undefined;
    block.addSubnet(address, size, family === 4 ? 'ipv4' : 'ipv6');
  }
  return block;
}

/** Whether a call may come from this address; without networks from any. */
export function isWithin(ip: string, networks: readonly string[]): boolean {
  if (networks.length === 0) return true;
  const family = isIP(ip);
  return family !== 0 && blockOf(networks)?.check(ip, family === 4 ? 'ipv4' : 'ipv6') === true;
}
