import { describe, expect, it } from '@jest/globals';
import { isNetworkText } from '#contracts-admin';
import { blockOf, isWithin } from './networks.policy.js';

describe('the networks of a token', () => {
  it.each([
    ['192.0.2.7', ['192.0.2.7'], true],
    ['192.0.2.8', ['192.0.2.7'], false],
    ['10.20.30.40', ['192.0.2.7', '10.0.0.0/8'], true],
    ['11.0.0.1', ['10.0.0.0/8'], false],
    ['2001:db8::7', ['2001:db8::/32'], true],
    ['2001:db9::7', ['2001:db8::/32'], false],
    ['192.0.2.7', ['2001:db8::/32'], false],
    ['', ['10.0.0.0/8'], false],
    ['2001:db8::7', ['2001:db8::7'], true],
    ['2001:db8::8', ['2001:db8::7'], false],
    ['2001:db8::7', ['2001:db8::6/127'], true],
    ['10.0.0.1', ['10.0.0.1/32'], true],
    ['10.0.0.1', ['nonsense'], false],
    ['198.51.100.1', [], true],
  ])('let %s in by %j: %s', (ip, networks, isLetIn) => {
    expect(isWithin(ip, networks)).toBe(isLetIn);
  });

  it.each([
    ['10.0.0.0/8', true],
    ['192.0.2.7', true],
    ['2001:db8::/32', true],
    ['::1', true],
    ['10.0.0.0/33', false],
    ['256.0.0.1', false],
    ['10.0.0', false],
    ['example.org', false],
    ['2001:db8::/129', false],
    ['', false],
  ])('are written as an address or a network: %s is one: %s', (text, isOne) => {
    expect(isNetworkText(text)).toBe(isOne);
  });

  it('of IPv6 whose groups do not add up are no networks', () => {
    expect([blockOf(['10.0.0.1/33']), blockOf(['2001:db8::/129']), blockOf([''])]).toEqual([undefined, undefined, undefined]);
    expect([blockOf(['2001:db8:::1']), blockOf(['1:2:3:4:5:6:7:8:9'])]).toEqual([undefined, undefined]);
  });
});
