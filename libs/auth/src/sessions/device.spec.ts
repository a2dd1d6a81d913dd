import { describe, expect, it } from '@jest/globals';
import { deviceOf } from './device.js';

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describe('the device of a session [#E20]', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'chrome', 'windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`, 'edge', 'windows'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.0 Safari/605.1.15`, 'safari', 'mac'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${apple} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'chrome', 'iphone'],
    [`Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${apple} Version/18.0 Mobile/15E148 Safari/604.1`, 'safari', 'ipad'],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S911B) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'samsung',
      'android',
    ],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'chrome', 'chromebook'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'firefox', 'linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 OPR/120.0.0.0`, 'opera', 'windows'],
    ['', 'other', 'other'],
  ])('%s', (userAgent, browser, kind) => {
    expect(deviceOf(userAgent)).toEqual({ browser, kind });
  });
});
