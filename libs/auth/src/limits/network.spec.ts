import { describe, expect, it } from '@jest/globals';
import { isOwnNetwork, networkOf, subscriberOf, wideNetworkOf } from './network.js';

describe('an address', () => {
  it.each([
    ['plain', '203.0.113.7', '203.0.113', '203.0.113.7'],
    ['mapped', '::ffff:203.0.113.99', '203.0.113', '203.0.113.99'],
    ['mapped, in figures of IPv6', '::ffff:cb00:7163', '203.0.113', '203.0.113.99'],
    ['mapped, in full', '0:0:0:0:0:FFFF:203.0.113.99', '203.0.113', '203.0.113.99'],
    ['whole', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1:2'],
    ['with zeros in front', '2001:0DB8:0001:0002::9', '2001:db8:1:2', '2001:db8:1:2'],
    ['shortened within its network', '2001:db8::9', '2001:db8:0:0', '2001:db8:0:0'],
    ['shortened across its network', '2001:db8:1::5:6', '2001:db8:1:0', '2001:db8:1:0'],
    ['shortened at its end', '2001:db8:1:2::', '2001:db8:1:2', '2001:db8:1:2'],
    ['shortened at its beginning', '::1', '0:0:0:0', '0:0:0:0'],
    ['translated', '64:ff9b:1:2::203.0.113.7', '64:ff9b:1:2', '64:ff9b:1:2'],
    ['of a zone', 'fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0:0'],
    ['that is none', 'not an address', 'unknown', 'unknown'],
    ['of nobody', undefined, 'unknown', 'unknown'],
  ])('%s (%s) belongs to one network and to one subscriber', (_how, ip, network, subscriber) => {
    expect([networkOf(ip), subscriberOf(ip)]).toEqual([network, subscriber]);
  });

  it.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    'fd00::1',
    'fe80::1%eth0',
    'nowhere',
    undefined,
  ])('%s is of our own network, or of none', (ip) => {
    expect(isOwnNetwork(ip)).toBe(true);
  });

  it.each(['203.0.113.7', '172.32.0.1', '::ffff:203.0.113.7', '2001:db8::1'])('%s is of a network outside', (ip) => {
    expect(isOwnNetwork(ip)).toBe(false);
  });

  it('of IPv6 lies in a /48 too, one of IPv4 and an id of a member in none', () => {
    for (const ip of ['2001:db8:1:2::9', '2001:db8:1:ffff::1', '2001:0db8:0001::'])
      expect([ip, wideNetworkOf(subscriberOf(ip))]).toEqual([ip, '2001:db8:1']);
    for (const ip of ['203.0.113.7', '::ffff:203.0.113.7', 'nowhere', undefined]) expect(wideNetworkOf(networkOf(ip))).toBeUndefined();
    expect(wideNetworkOf('01930000-0000-7000-8000-000000000001')).toBeUndefined();
  });

  it('has the network of every other address of its /64, and not that of the next one', () => {
    const written = ['2001:db8::1', '2001:db8:0:0:ffff::2', '2001:0db8:0000::3', '2001:db8:0:0:0:0:0:4'];
    expect(new Set(written.map(subscriberOf)).size).toBe(1);
    expect(subscriberOf('2001:db8:0:1::1')).not.toBe(subscriberOf('2001:db8::1'));
  });
});
