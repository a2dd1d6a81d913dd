import { describe, expect, it } from '@jest/globals';
import { cards, gameOf } from './swipe';

describe('the little game of a lander', () => {
  it('stands in its address: which card lies on top, and what was liked', () => {
    expect(gameOf(null)).toEqual({ played: '', card: 'walk', number: 1, liked: [] });
    expect(gameOf('yn')).toEqual({ played: 'yn', card: 'dance', number: 3, liked: ['walk'] });
    expect(gameOf('nnynny')).toEqual({ played: 'nnynny', card: null, number: 7, liked: ['dance', 'garden'] });
  });

  it.each(['x', 'yes', 'y'.repeat(cards.length + 1), 'y n', 'Y', '<script>'])(
    'begins anew where nobody can have played so: %s',
    (address) => {
      expect(gameOf(address)).toEqual(gameOf(null));
    },
  );
});
