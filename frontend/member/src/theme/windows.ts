/** A phone that lies down, a laptop at 200 %: what is read comes first. */
export const low = '@media (max-height: 31.25rem)';

/** Where the places of a member stand in the bar at the top … */
export const barAbove = '@media (min-width: 48rem) and (min-height: 31.26rem)';
/** … and where they stand in one at the bottom. */
export const barBelow = '@media (max-width: 47.99rem), (max-height: 31.25rem)';
/** Where the bar at the top stays while the page moves. */
export const barStays = '@media (min-width: 75rem) and (min-height: 31.26rem)';
