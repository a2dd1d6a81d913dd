const words = ['all', 'she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'] as const;

/** The key of the words of a niche, 1 to 7. */
export const nicheWord = (niche: number): (typeof words)[number] => words[niche - 1] ?? 'all';
