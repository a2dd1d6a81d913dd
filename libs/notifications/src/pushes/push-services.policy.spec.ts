import { describe, expect, it } from '@jest/globals';
import { isKnownService } from './push-services.policy.js';

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('of a maker of browsers is known: %s', (endpoint) => {
    expect(isKnownService(endpoint, [])).toBe(true);
  });

  it.each([
    '',
    'fcm.googleapis.com',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/',
    'https://evil.example/?fcm.googleapis.com',
    'https://evil.example#fcm.googleapis.com',
    'https://fcm.googleapis.com@evil.example/',
    'https://user@fcm.googleapis.com/',
    'https://push.apple.com/',
    'https://.push.apple.com/',
    'https://evilpush.apple.com/',
    'https://127.0.0.1/',
    'https://localhost/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:6379/',
    'file:///etc/passwd',
    'javascript:alert(1)',
  ])('of anybody else is not: %s', (endpoint) => {
    expect(isKnownService(endpoint, [])).toBe(false);
  });

  it('is known when the settings name it', () => {
    const others = ['push.example.org', '*.example.net', 'http://127.0.0.1'];
    for (const endpoint of ['https://push.example.org:8443/a', 'https://one.example.net/b', 'http://127.0.0.1:4090/c'])
      expect([endpoint, isKnownService(endpoint, others)]).toEqual([endpoint, true]);
    for (const endpoint of ['http://push.example.org/a', 'https://example.net/b', 'https://127.0.0.1:4090/c', 'http://127.0.0.2/'])
      expect([endpoint, isKnownService(endpoint, others)]).toEqual([endpoint, false]);
  });
});
