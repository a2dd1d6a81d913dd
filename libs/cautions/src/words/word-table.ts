/**
 * What people who are after money write, in one language. A phrase is found whatever its capitals and accents; `*` stands for any ending, `…` for
 * up to three words between. An apostrophe parts two words.
 */
export type WordTable = {
  /** Somebody wants something for themselves: alarms together with money in the same sentence. */
  readonly asks: readonly string[];
  readonly money: readonly string[];
  /** Somebody wants a bill paid: alarms together with money or a cost. */
  readonly pays: readonly string[];
  readonly costs: readonly string[];
  /** Takes the alarm away where it stands just before, or between the wish and the money. */
  readonly not: readonly string[];
  /** Cards with a code: alarm when they are asked for, bought, or their code is wanted. */
  readonly giftCards: readonly string[];
  readonly buys: readonly string[];
  /** Gains that are promised: alarm together with a coin. */
  readonly gains: readonly string[];
  /** The way out of this site: alarms with the name of a messenger soon after. */
  readonly away: readonly string[];
  /** Whose messenger it is: alarms with its name right after. */
  readonly own: readonly string[];
  /** What stands before a telephone number. */
  readonly number: readonly string[];
  /** 0 to 9, as they are spelled out. */
  readonly digits: string;
};
