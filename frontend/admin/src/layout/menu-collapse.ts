import type { Place, PlaceGroup } from '../places/place';

/** So many places fit a window with their headings. */
const unfoldedAtMost = 16;
const between = '|';

/** Whoever may open more than fits a window sees the groups folded, and opens what they work with. */
export const isCollapsible = (groups: readonly PlaceGroup[]): boolean => groups.flatMap(({ places }) => places).length > unfoldedAtMost;

/** The titles of the groups that stand open, as the browser keeps them. */
export const readOpenGroups = (kept: string): readonly string[] => kept.split(between).filter(Boolean);

export function toggleGroup(kept: string, title: string): string {
  const open = readOpenGroups(kept);
  return (open.includes(title) ? open.filter((one) => one !== title) : [...open, title]).join(between);
}

/** Of a folded group only the place where somebody is: nobody loses their way. */
export const shownPlaces = ({ places }: PlaceGroup, isOpen: boolean, pathname: string): readonly Place[] =>
  isOpen ? places : places.filter((place) => isAt(place, pathname));

/** Whether an address belongs to a place: its own, and those of its lists and pages. */
function isAt({ to, lists = {}, pages = {} }: Place, pathname: string): boolean {
  const addresses = [to, ...Object.keys(lists).map((name) => `/${name}`), ...Object.keys(pages)];
  return addresses.some((address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)));
}
