import { describe, expect, it } from '@jest/globals';
import type { PhotoView } from '#contracts';
import { albumOf, turned } from './photos';

const photo = (id: string, rest: Partial<PhotoView> = {}) => ({ id, main: false, locked: false, status: 'visible', ...rest }) as PhotoView;

describe('the photos of a profile', () => {
  it('begin with the main one, and only clear ones can be enlarged', () => {
    const album = albumOf({ photos: [photo('a', { locked: true }), photo('b', { main: true }), photo('c')] });
    expect(album.clear.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(album.others.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(album.locked).toBe(1);
  });

  it('count the main one among the locked ones where its owner keeps it for premium members [#16]', () => {
    const album = albumOf({ photos: [photo('a', { main: true, locked: true })] });
    expect([album.locked, album.clear, album.others]).toEqual([1, [], []]);
  });

  it('leave out what is still being made or was taken away', () => {
    expect(albumOf({ photos: [photo('a', { status: 'processing' }), photo('b', { status: 'hidden' })] }).clear).toEqual([]);
  });

  it('go round at both ends', () => {
    expect([turned(2, 1, 3), turned(0, -1, 3), turned(0, 1, 1)]).toEqual([0, 2, 0]);
  });
});
