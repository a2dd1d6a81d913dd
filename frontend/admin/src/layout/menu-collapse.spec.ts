import { describe, expect, it } from '@jest/globals';
import { adminResources, rightsOf } from '#contracts-admin';
import { groupsFor } from '../places/groups';
import { isCollapsible, readOpenGroups, shownPlaces, toggleGroup } from './menu-collapse';

const groups = groupsFor(adminResources);
const money = groups.find(({ title }) => title === 'Money') ?? { title: null, places: [] };
const shownAt = (pathname: string, isOpen = false) => shownPlaces(money, isOpen, pathname).map(({ to }) => to);

describe('the groups of the menu', () => {
  it('are folded for whoever may open more than fits a window, and for nobody else', () => {
    expect(isCollapsible(groupsFor(rightsOf(['owner'])))).toBe(true);
    for (const role of ['moderator', 'finance', 'support', 'content', 'ops'] as const)
      expect(isCollapsible(groupsFor(rightsOf([role])))).toBe(false);
  });

  it('stay as they were left', () => {
    const kept = ['Money', 'The office', 'Money'].reduce(toggleGroup, '');
    expect(readOpenGroups(kept)).toEqual(['The office']);
    expect(readOpenGroups('')).toEqual([]);
  });

  it('show the place where somebody is also while they are folded, from each of its pages', () => {
    expect(shownAt('/members')).toEqual([]);
    expect(shownAt('/payouts')).toEqual(['/payouts']);
    expect(shownAt('/payouts/7')).toEqual(['/payouts']);
    expect(shownAt('/mandates/1/show')).toEqual(['/debits']);
    expect(shownAt('/members', true)).toHaveLength(money.places.length);
  });
});
