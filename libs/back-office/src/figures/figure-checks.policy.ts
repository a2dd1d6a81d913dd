import type { FigureCheck } from '#contracts-admin';

/** What a figure of the dashboard says, and what the same came to when it was counted by another way. */
export type Count = { readonly check: FigureCheck; readonly currency: string | null; readonly shown: number; readonly counted: number };
export type Disagreement = Count;

/** The figures that do not add up. */
export const disagreementsOf = (counts: readonly Count[]): Disagreement[] => counts.filter(({ shown, counted }) => shown !== counted);
