import { describe, expect, it } from '@jest/globals';
import { addressOf } from './address.js';

describe('the address of a request', () => {
  it.each([
    '/',
    '/chats',
    '/api/likes?type=given',
    '/%61pi/likes',
    '/members/x//y',
    '/search?about=//evil.example&q=%zz',
    '/?next=/\\x',
    '/#%',
  ])('%s is read as it is written', (written) => {
    expect(addressOf(written)).toBe(written);
  });

  it.each([
    '//',
    '///',
    '//evil.example',
    '//evil.example/chats',
    '/\\',
    '/\\evil.example',
    '//api/likes',
    'http://evil.example/',
    'https://evil.example/api/likes',
    '*',
    '',
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/chats/%c3%28',
  ])('%s leads nowhere', (written) => {
    expect(addressOf(written)).toBe('/not/found');
  });

  it.each(['/api/%', '/api/members/%ff?x=1'])('%s leads to no call', (written) => {
    expect(addressOf(written)).toBe('/api/not/found');
  });

  it.each([
    ['/api/user.php', '/api/user'],
    ['/api/user.php?push=1', '/api/push-subscription'],
    ['/api/user?a=b&push=1&c=d', '/api/push-subscription'],
    ['/api/user?push=11', '/api/user?push=11'],
    ['/api/user?nopush=1', '/api/user?nopush=1'],
    ['/api/geocode.php?lat=1&lon=2', '/api/geocode?lat=1&lon=2'],
    ['/api/user', '/api/user'],
    ['/photos/x.php', '/photos/x.php'],
  ])('%s means %s', (written, meant) => {
    expect(addressOf(written)).toBe(meant);
  });
});
