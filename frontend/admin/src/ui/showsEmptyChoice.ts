/** For a filter that narrows the list also while nothing is chosen: it says to what. */
export const showsEmptyChoice = { select: { displayEmpty: true }, inputLabel: { shrink: true } } as const;
