import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Config } from '#config';

/**
 * The address of who opens a connection that passes none of Fastify's hooks, by the same rule as `request.ip`: the nearest one that is no trusted
 * proxy.
 */
export function callerAddress(request: Pick<IncomingMessage, 'headers' | 'socket'>, trusted: Config['trustProxy']): string | undefined {
  const { remoteAddress } = request.socket;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const behind = forwarded
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .toReversed();
  const isTrusted = trustedBy(trusted);
  const all = [remoteAddress, ...behind];
  return all.find((address, hop) => hop === all.length - 1 || !isTrusted(address ?? '', hop));
}

function trustedBy(trusted: Config['trustProxy']): (address: string, hop: number) => boolean {
  if (trusted === false) return () => false;
  if (typeof trusted === 'number') return (_address, hop) => hop < trusted;
  const networks = new BlockList();
  for (const network of trusted) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return (address) => isIP(address) !== 0 && networks.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
