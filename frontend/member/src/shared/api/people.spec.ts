import { describe, expect, it } from '@jest/globals';
import { withoutPerson, withPersonChanged } from './people';

const anna = { id: 'anna', name: 'Anna', liked: false, match: false };
const bert = { id: 'bert', name: 'Bert', liked: false, match: false };

describe('a change to one member', () => {
  it('reaches every place in the cached answers where that member stands', () => {
    const pages = { pages: [{ profiles: [anna, bert] }, { profiles: [bert] }], pageParams: [null] };
    const next = withPersonChanged(pages, 'bert', { liked: true });
    expect(next.pages.map((page) => page.profiles.map((person) => person.liked))).toEqual([[false, true], [true]]);
  });

  it('leaves everything else as it was, so that only that card is drawn again', () => {
    const page = { profiles: [anna, bert] };
    const next = withPersonChanged(page, 'bert', { liked: true });
    expect(next.profiles[0]).toBe(anna);
    expect(withPersonChanged(page, 'carla', { liked: true })).toBe(page);
    expect(withPersonChanged(page, 'bert', { liked: false })).toBe(page);
  });

  it('adds no fact that the answer did not have', () => {
    expect(withPersonChanged(anna, 'anna', { like_new: false, liked: true })).toEqual({ ...anna, liked: true });
  });

  it('takes other things with an id for what they are', () => {
    const data = { id: 'anna', count: 1, profile: anna };
    expect(withPersonChanged(data, 'anna', { liked: true })).toEqual({ id: 'anna', count: 1, profile: { ...anna, liked: true } });
  });
});

describe('a member who is not to be seen any more', () => {
  it('leaves every list, and nothing else changes', () => {
    const pages = { pages: [{ profiles: [anna, bert], cursor: 'x' }, { profiles: [anna] }] };
    const next = withoutPerson(pages, 'bert');
    expect(next).toEqual({ pages: [{ profiles: [anna], cursor: 'x' }, { profiles: [anna] }] });
    expect(next.pages[1]).toBe(pages.pages[1]);
    expect(withoutPerson(pages, 'carla')).toBe(pages);
  });

  it('takes no photo or chat with the same id for that member', () => {
    const data = [{ id: 'bert', size: 3 }];
    expect(withoutPerson(data, 'bert')).toBe(data);
  });
});
