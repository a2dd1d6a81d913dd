import { describe, expect, it } from '@jest/globals';
import { requireLoopback, requireLoopbackTls } from './target.js';

describe('what is attacked', () => {
  it.each([
    ['http://127.0.0.1:4300', 'http://127.0.0.1:4300'],
    ['http://localhost:4300/', 'http://localhost:4300'],
    ['http://[::1]:4300/x', 'http://[::1]:4300'],
    ['http://127.9.9.9:1', 'http://127.9.9.9:1'],
  ])('is this machine: %s', (address, origin) => {
    expect(requireLoopback(address)).toBe(origin);
  });

  it.each([
    'http://example.org',
    'http://10.0.0.1:3000',
    'http://0.0.0.0:3000',
    'http://localhost.evil.example:3000',
    'http://127.0.0.1.evil.example',
    'http://127.0.0.1@evil.example/',
    'http://someone@127.0.0.1:3000',
    'https://127.0.0.1:3000',
    'ftp://127.0.0.1',
    '127.0.0.1:3000',
    '//127.0.0.1',
    '',
  ])('is nothing else, and nothing is asked there: %s', (address) => {
    expect(() => requireLoopback(address)).toThrow('is not attacked');
  });

  it('is this machine too where TLS is judged', () => {
    expect(requireLoopbackTls('https://127.0.0.1:8443/')).toBe('https://127.0.0.1:8443');
    for (const address of ['https://example.org', 'http://127.0.0.1:8443', 'https://127.0.0.1.evil.example'])
      expect(() => requireLoopbackTls(address)).toThrow('is not attacked');
  });
});
