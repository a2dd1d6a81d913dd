import { describe, expect, it } from '@jest/globals';
import { adminResources, resources, rightsOf } from '#contracts-admin';
import { groupsFor, placeGroups } from './groups';

const titlesOf = (rights: Parameters<typeof groupsFor>[0]) => groupsFor(rights).map(({ title }) => title);

describe('the menu of the back office', () => {
  it('leads to each page once', () => {
    const all = placeGroups.flatMap(({ places }) => places.map(({ to }) => to));
    expect(new Set(all).size).toBe(all.length);
    expect(groupsFor(adminResources)).toEqual(placeGroups);
  });

  it('has only the groups in which somebody may open something, in the same order for all', () => {
    expect(titlesOf([])).toEqual([null, 'The office']);
    expect(titlesOf(rightsOf(['content']))).toEqual([null, 'Members', 'Sites', 'The office']);
    expect(titlesOf(rightsOf(['moderator']))).toEqual([null, 'Safety', 'Members', 'The office']);
  });

  it('has a screen for each list that the office can read', () => {
    const lists = placeGroups.flatMap(({ places }) => places.flatMap((place) => Object.keys(place.lists ?? {})));
    expect(lists.toSorted()).toEqual(Object.keys(resources).toSorted());
  });
});
