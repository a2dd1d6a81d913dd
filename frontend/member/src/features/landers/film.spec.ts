import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';
import { film } from './model/scenes';

const file = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

describe('the film of a lander', () => {
  it.each(locales)('has captions in %s: the words of its drawings, in order, one after the other', (locale) => {
    const { scenes } = JSON.parse(readFileSync(file(`src/locales/${locale}/landers.json`), 'utf8')) as { scenes: Record<string, string> };
    const [head, ...cues] = readFileSync(file(`public/film/${locale}.vtt`), 'utf8')
      .trim()
      .split('\n\n');
    expect(head).toBe('WEBVTT');
    expect(cues.map((cue) => cue.split('\n')[1])).toEqual(film.map((name) => scenes[name]));
    const times = cues.flatMap((cue) => [...cue.matchAll(/00:(\d\d\.\d{3})/g)].map(([, seconds]) => Number(seconds)));
    expect(times).toHaveLength(2 * film.length);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThan(20);
  });

  it('is small', () => {
    expect(statSync(file('public/film/moments.mp4')).size).toBeLessThan(400_000);
  });
});
