import { describe, expect, it } from '@jest/globals';
import { listed, moved, turned } from './ordered';

describe('choices that are offered in an order', () => {
  it('are listed as they are offered, and then those that are hidden', () => {
    expect(listed(['art', 'beer', 'tea', 'wine'], ['wine', 'beer'])).toEqual(['wine', 'beer', 'art', 'tea']);
  });

  it('come back to their place while nobody chose another order, else to the end', () => {
    const all = ['art', 'beer', 'tea', 'wine'];
    expect(turned(all, ['art', 'wine'], 'beer')).toEqual(['art', 'beer', 'wine']);
    expect(turned(all, ['wine', 'beer'], 'art')).toEqual(['wine', 'beer', 'art']);
    expect(turned(all, ['wine', 'beer', 'art'], 'beer')).toEqual(['wine', 'art']);
  });

  it('move by one place, and never over the ends', () => {
    expect(moved(['art', 'beer', 'tea'], 'tea', -1)).toEqual(['art', 'tea', 'beer']);
    expect(moved(['art', 'beer', 'tea'], 'art', 1)).toEqual(['beer', 'art', 'tea']);
    expect(moved(['art', 'beer'], 'art', -1)).toEqual(['art', 'beer']);
    expect(moved(['art', 'beer'], 'beer', 1)).toEqual(['art', 'beer']);
    expect(moved(['art', 'beer'], 'wine', 1)).toEqual(['art', 'beer']);
  });
});
