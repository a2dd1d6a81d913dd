import { describe, expect, it } from '@jest/globals';
import { ownPath, withQueryOf } from './own-path.js';

describe('the page that a form leads to', () => {
  it.each([
    ['/chats/1?a=b#c', '/chats/1?a=b#c'],
    ['/members?place=Malmö', '/members?place=Malm%C3%B6'],
    ['/straße/łódź', '/stra%C3%9Fe/%C5%82%C3%B3d%C5%BA'],
    ['/chats?q=%E2%9D%A4', '/chats?q=%E2%9D%A4'],
    ['/😀?❤', '/%F0%9F%98%80?%E2%9D%A4'],
    ['/\ud800', '/%EF%BF%BD'],
    ['/a//b', '/a//b'],
    ['/%2Fevil.example', '/%2Fevil.example'],
  ])('%s is an own one, in the letters of an address', (path, goal) => {
    expect(ownPath(path, '/home')).toBe(goal);
    expect(goal).toMatch(/^[!-~]+$/);
  });

  it.each([
    undefined,
    '',
    'chats',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/\u0000/evil.example',
    '/\u0085/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    'https:evil.example',
    'https://evil.example',
    '%2F%2Fevil.example',
    'javascript:alert(1)',
    '/a b',
    '/a\r\nSet-Cookie: x=1',
  ])('%j is none', (path) => {
    expect(ownPath(path, '/home')).toBe('/home');
  });
});

describe('the way back to a page that visitors share', () => {
  it.each([
    ['/pricing', 'http://site.example/pricing?ref=x', '/pricing?ref=x'],
    ['/pricing', 'http://site.example/login?ref=x', '/pricing'],
    ['/pricing?a=1', 'http://site.example/pricing?ref=x', '/pricing?a=1'],
    ['/pricing', 'nonsense', '/pricing'],
    ['/pricing', undefined, '/pricing'],
    [undefined, 'http://site.example/pricing?ref=x', undefined],
  ])('of %s, sent from %s, is %s', (path, referer, expected) => {
    expect(withQueryOf(path, referer)).toBe(expected);
  });
});
