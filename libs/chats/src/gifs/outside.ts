import { lookup as dnsLookup } from 'node:dns';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { AppError } from '#contracts';
import { logger } from '#observability';
import { isPublicAddress } from './public-address.js';

export interface OutsideRules {
  readonly protocol: string;
  readonly isAllowedAddress: (address: string) => boolean;
  readonly lookup: typeof dnsLookup;
  readonly timeoutMs: number;
}
const publicOnly: OutsideRules = { protocol: 'https:', isAllowedAddress: isPublicAddress, lookup: dnsLookup, timeoutMs: 5_000 };

export type OutsideAnswer = { readonly type: string; readonly bytes: Buffer };

/**
 * The only way to a provider: to hosts that are named beforehand, by https, never along a redirect, and never to an address inside our own
 * walls. The address is judged when the connection is made, so that a name cannot change its mind in between.
 */
export class Outside {
  private readonly rules: OutsideRules;

  constructor(
    private readonly hosts: ReadonlySet<string>,
    rules: Partial<OutsideRules> = {},
  ) {
    this.rules = { ...publicOnly, ...rules };
  }

  /** Undefined: there is no such thing there. Whatever else goes wrong is `unavailable`, and its reason stands in the log. */
  async get(address: string, mostBytes: number): Promise<OutsideAnswer | undefined> {
    try {
      return await this.fetch(address, mostBytes);
    } catch (error) {
      logger.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a provider of moving pictures did not answer');
      throw new AppError('unavailable');
    }
  }

  private async fetch(address: string, mostBytes: number): Promise<OutsideAnswer | undefined> {
    const url = new URL(address);
    if (url.protocol !== this.rules.protocol || url.username || url.password || !this.hosts.has(url.host))
      throw new Error('not an allowed host');
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) && !this.rules.isAllowedAddress(literal)) throw new Error('not an allowed address');

    const response = await this.open(url);
    const { statusCode = 0 } = response;
    if (statusCode === 404 || statusCode === 410) {
      response.destroy();
      return undefined;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new Error(`status ${statusCode}`);
    }
    return { type: response.headers['content-type']?.split(';')[0]?.trim() ?? '', bytes: await readAtMost(response, mostBytes) };
  }

  private open(url: URL): Promise<IncomingMessage> {
    const request = url.protocol === 'https:' ? requestSecure : requestPlain;
    const signal = AbortSignal.timeout(this.rules.timeoutMs);
    return new Promise((resolve, reject) => {
      request(url, { lookup: this.lookup, signal, headers: { accept: 'application/json, image/*' } }, resolve)
        .on('error', reject)
        .end();
    });
  }

  private readonly lookup: LookupFunction = (hostname, options, callback) => {
    this.rules.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !this.rules.isAllowedAddress(address)))
        return callback(new Error('not an allowed address'), '');
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

async function readAtMost(response: IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new Error('the answer is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
