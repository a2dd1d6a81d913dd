import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { missingPhotos } from './missing-photo';

const fetched = jest.fn<typeof fetch>();
const original = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
});
const answer = (status: number, error: string) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify({ error, message: `About ${error}.` }), { status })));

describe('a photo that does not come', () => {
  it('is explained once when the photos of the day are used up', async () => {
    const shown: string[] = [];
    const explain = missingPhotos((text) => void shown.push(text));
    answer(429, 'daily_photos_limit');
    await explain('/photos/a.webp');
    jest.advanceTimersByTime(120_000);
    await explain('/photos/b.webp');
    expect(shown).toEqual(['About daily_photos_limit.']);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('is asked about once a minute at most, and nothing is said of one that is gone', async () => {
    const shown: string[] = [];
    const explain = missingPhotos((text) => void shown.push(text));
    answer(404, 'photo_not_found');
    for (const name of ['a', 'b', 'c']) await explain(`/photos/${name}.webp`);
    expect(fetched).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(60_000);
    await explain('/photos/d.webp');
    expect([fetched.mock.calls.length, shown]).toEqual([2, []]);
  });
});
