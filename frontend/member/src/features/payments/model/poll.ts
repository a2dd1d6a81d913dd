const pauses = [2_000, 3_000, 5_000, 8_000, 13_000, 20_000];
const longest = 30_000;

/** How long to wait before an order is asked for again, after so many answers: quick in the first seconds, then with patience. */
export const pauseAfter = (answers: number): number => pauses[answers] ?? longest;
