/** What was found about a member in the last 90 days, or since their limit was lifted. */
export interface TrustFacts {
  /** Members whose report was confirmed. */
  readonly confirmedReports: number;
  /** Conversations in which something was noticed, and each kind of thing that was noticed beside them. */
  readonly signals: number;
  /** Whether a moderator stopped first messages for a time. */
  readonly restricted: boolean;
}

export const trustDays = 90;

/** The first line that fits says how many conversations the member may still begin in a day. */
const caps = [
  { confirmedReports: 2, signals: 0, daily: 1 },
  { confirmedReports: 1, signals: 1, daily: 1 },
  { confirmedReports: 1, signals: 0, daily: 3 },
  { confirmedReports: 0, signals: 5, daily: 3 },
  { confirmedReports: 0, signals: 3, daily: 5 },
] as const;

/** 0: none until the measure ends. Null: nothing speaks against the member, and the age of the account alone decides. */
export const dailyCap = (facts: TrustFacts): number | null =>
  facts.restricted
    ? 0
    : (caps.find(({ confirmedReports, signals }) => facts.confirmedReports >= confirmedReports && facts.signals >= signals)?.daily ?? null);
