import type { AdminResource } from '#contracts-admin';
import { companiesPlaces } from './companies';
import { membersPlaces } from './members';
import { moneyPlaces } from './money';
import { officePlaces } from './office';
import { safetyPlaces } from './safety';
import { sitesPlaces } from './sites';
import { startPlaces } from './start';
import type { PlaceGroup } from './place';

/** All that the back office has, in the order of the menu: its menu, its first page and its screens are made of this table. */
export const placeGroups: readonly PlaceGroup[] = [
  startPlaces,
  safetyPlaces,
  membersPlaces,
  moneyPlaces,
  sitesPlaces,
  companiesPlaces,
  officePlaces,
];

/** The groups with what somebody with these rights may open; a group of which they may open nothing is not there. */
export const groupsFor = (rights: readonly AdminResource[]): PlaceGroup[] =>
  placeGroups
    .map(({ title, places }) => ({ title, places: places.filter(({ right }) => right === null || rights.includes(right)) }))
    .filter(({ places }) => places.length > 0);
