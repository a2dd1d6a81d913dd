import { describe, expect, it } from '@jest/globals';
import { adminResources, rightsOf } from '#contracts-admin';
import { groupsFor, menuGroups } from './menu-groups';

const titlesOf = (rights: Parameters<typeof groupsFor>[0]) => groupsFor(rights).map(({ title }) => title);

describe('the menu of the back office', () => {
  it('leads to each page once', () => {
    const all = menuGroups.flatMap(({ entries }) => entries.map(({ to }) => to));
    expect(new Set(all).size).toBe(all.length);
    expect(groupsFor(adminResources)).toEqual(menuGroups);
  });

  it('has only the groups in which somebody may open something, in the same order for all', () => {
    expect(titlesOf([])).toEqual([null, 'The office']);
    expect(titlesOf(rightsOf(['content']))).toEqual([null, 'Members', 'Sites', 'The office']);
    expect(titlesOf(rightsOf(['moderator']))).toEqual([null, 'Safety', 'Members', 'The office']);
  });
});
