import type { DeviceView } from '#contracts';

/** In this order: each browser also names those that it descends from. */
const browsers: readonly (readonly [RegExp, DeviceView['browser']])[] = [
  [/Edg(e|A|iOS)?\//, 'edge'],
  [/OPR\/|Opera/, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'chrome'],
  [/Safari\//, 'safari'],
];
const kinds: readonly (readonly [RegExp, DeviceView['kind']])[] = [
  [/iPhone|iPod/, 'iphone'],
  [/iPad/, 'ipad'],
  [/Android/, 'android'],
  [/CrOS/, 'chromebook'],
  [/Windows/, 'windows'],
  [/Macintosh|Mac OS X/, 'mac'],
  [/Linux|X11/, 'linux'],
];

const among = <Name>(list: readonly (readonly [RegExp, Name])[], text: string, otherwise: Name): Name =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;

/** Which browser on which device, as far as it says so itself: enough to recognise one's own. */
export const deviceOf = (userAgent: string): DeviceView => ({
  browser: among(browsers, userAgent, 'other'),
  kind: among(kinds, userAgent, 'other'),
});
