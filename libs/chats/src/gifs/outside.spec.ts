import type { LookupAddress } from 'node:dns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeProvider } from './fake-provider.fixture.js';
import { Outside, type OutsideRules } from './outside.js';
import { isPublicAddress } from './public-address.js';

const MOST = 1_000;
const METADATA = '169.254.169.254';
const unavailable = { code: 'unavailable' };

/** A name server that says the same of every name. */
const saying = (...addresses: readonly string[]) =>
  ((_name: string, _options: object, tell: (error: null, found: LookupAddress[]) => void) =>
    tell(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as OutsideRules['lookup'];

describe('the way to a provider', () => {
  let provider: FakeProvider;
  beforeAll(async () => {
    provider = await FakeProvider.open();
  });
  beforeEach(() => void provider.asked.splice(0));
  afterAll(() => provider.close());

  it('brings what a named host answers, and nothing when it has no such thing', async () => {
    provider.json({ a: 1 });
    await expect(provider.outside().get(`${provider.origin}/x`, MOST)).resolves.toMatchObject({ type: 'application/json' });
    provider.answer = (_request, response) => response.writeHead(404).end();
    await expect(provider.outside().get(`${provider.origin}/x`, MOST)).resolves.toBeUndefined();
  });

  it.each([
    ['another host', (p: FakeProvider) => `http://localhost:${p.host.split(':')[1]}/`],
    ['a host that only begins alike', (p: FakeProvider) => `http://${p.host}.evil.example/`],
    ['a host behind a name', (p: FakeProvider) => `http://${p.host}@evil.example/`],
    ['a name before the host', (p: FakeProvider) => `http://me:secret@${p.host}/`],
    ['another protocol', (p: FakeProvider) => `https://${p.host}/`],
    ['a file', () => 'file:///etc/passwd'],
    ['no address at all', () => 'not an address'],
  ])('does not go to %s [ASVS 1.3.6] [ASVS 13.2.4]', async (_what, address) => {
    provider.json({});
    await expect(provider.outside().get(address(provider), MOST)).rejects.toMatchObject(unavailable);
    expect(provider.asked).toEqual([]);
  });

  it('follows no redirect, wherever it leads [ASVS 15.3.2]', async () => {
    provider.answer = (request, response) =>
      request.url === '/first'
        ? response.writeHead(302, { location: `${provider.origin}/second` }).end()
        : response.writeHead(200).end('secret');
    await expect(provider.outside().get(`${provider.origin}/first`, MOST)).rejects.toMatchObject(unavailable);
    expect(provider.asked.map(({ pathname }) => pathname)).toEqual(['/first']);
  });

  it.each([
    ['the metadata of the cloud', METADATA],
    ['this machine', '127.0.0.1'],
    ['the network at home', '192.168.1.1'],
    ['an IPv4 address in IPv6 clothes', `::ffff:${METADATA}`],
    ['this machine by IPv6', '::1'],
  ])('does not go to a named host whose name leads to %s', async (_what, address) => {
    provider.json({});
    const port = provider.host.split(':')[1];
    const host = `media.provider.example:${port}`;
    for (const lookup of [saying(address), saying('93.184.215.14', address)]) {
      const outside = new Outside(new Set([host]), { protocol: 'http:', lookup });
      await expect(outside.get(`http://${host}/x`, MOST)).rejects.toMatchObject(unavailable);
    }
    expect(provider.asked).toEqual([]);
  });

  it.each([METADATA, '2852039166', '0xa9fea9fe', '[::ffff:169.254.169.254]', '[::1]', '127.1'])(
    'does not go to the address %s, even if a list named it',
    async (host) => {
      const url = new URL(`https://${host}/`);
      await expect(new Outside(new Set([url.host]), { timeoutMs: 500 }).get(url.href, MOST)).rejects.toMatchObject(unavailable);
      expect(isPublicAddress(url.hostname.replace(/^\[|\]$/g, ''))).toBe(false);
    },
  );

  it('does not go to this machine by its number, which no name server is asked for', async () => {
    provider.json({});
    const outside = new Outside(new Set([provider.host]), { protocol: 'http:' });
    await expect(outside.get(`${provider.origin}/x`, MOST)).rejects.toMatchObject(unavailable);
    expect(provider.asked).toEqual([]);
  });

  it('gives up on what is too large, too slow or in trouble', async () => {
    provider.answer = (_request, response) => response.writeHead(200).end('x'.repeat(MOST + 1));
    await expect(provider.outside().get(`${provider.origin}/`, MOST)).rejects.toMatchObject(unavailable);
    provider.answer = () => undefined;
    await expect(provider.outside({ timeoutMs: 100 }).get(`${provider.origin}/`, MOST)).rejects.toMatchObject(unavailable);
    provider.answer = (_request, response) => response.writeHead(500).end();
    await expect(provider.outside().get(`${provider.origin}/`, MOST)).rejects.toMatchObject(unavailable);
  });

  it.each([
    ['93.184.215.14', true],
    ['2a00:1450:4009:80b::200e', true],
    ['10.1.2.3', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['64:ff9b::a9fe:a9fe', false],
    ['2002:a9fe:a9fe::', false],
    ['nonsense', false],
  ])('knows whether %s is an address on the open internet', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
