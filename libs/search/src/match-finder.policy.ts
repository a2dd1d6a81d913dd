import { intimateInterests, type MatchAnswers, type MatchReason } from '#contracts';

export type Candidate = {
  readonly id: string;
  readonly interests: readonly string[];
  readonly reason: string | null;
  readonly relationship: string | null;
  readonly body: string | null;
  readonly tattoos: string | null;
  /** The smallest step of distance that holds the two towns; null when they are farther apart than all. */
  readonly km: number | null;
};

export type Seeker = { readonly answers: MatchAnswers; readonly interests: readonly string[]; readonly reason: string | null };
export type Ranked = { readonly id: string; readonly points: number; readonly reasons: readonly MatchReason[] };

/** What each thing that suits is worth. The page that explains the ranking says the same in words: common interests first, then the goal, then nearness. */
const worth = { interest: 3, reason: 5, relationship: 3, body: 2, tattoos: 2 } as const;
const nearness: Readonly<Record<number, number>> = { 10: 5, 25: 4, 50: 2, 100: 1 };
const INTERESTS_COUNTED = 4;
const REASONS_SHOWN = 2;
const INTERESTS_NAMED = 2;

const intimate: ReadonlySet<string> = new Set(intimateInterests);
type Point = { readonly points: number; readonly reason: MatchReason };

/** The best first, each with why; of two with the same points the one who was here last. Nobody without a reason. */
export const rank = (seeker: Seeker, candidates: readonly Candidate[], shown: number): Ranked[] =>
  candidates
    .map((candidate) => {
      const found = pointsOf(seeker, candidate).toSorted((one, other) => other.points - one.points);
      return {
        id: candidate.id,
        points: found.reduce((sum, { points }) => sum + points, 0),
        reasons: found.slice(0, REASONS_SHOWN).map(({ reason }) => reason),
      };
    })
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, shown);

function pointsOf({ answers, interests, reason }: Seeker, candidate: Candidate): Point[] {
  const liked = new Set([...interests, ...(answers.interests ?? [])]);
  const shared = candidate.interests.filter((interest) => liked.has(interest) && !intimate.has(interest));
  const goal = answers.reason ?? reason;
  return [
    shared.length > 0 && {
      points: worth.interest * Math.min(shared.length, INTERESTS_COUNTED),
      reason: { kind: 'interests', values: shared.slice(0, INTERESTS_NAMED) } as MatchReason,
    },
    goal !== null && candidate.reason === goal && { points: worth.reason, reason: { kind: 'reason', value: goal } as MatchReason },
    candidate.km !== null && { points: nearness[candidate.km] ?? 0, reason: { kind: 'distance' as const, km: candidate.km } },
    ...(['relationship', 'body', 'tattoos'] as const).map((field) => {
      const value = candidate[field];
      const wished: readonly string[] = answers[field] ?? [];
      return value !== null && wished.includes(value) && { points: worth[field], reason: { kind: field, value } as MatchReason };
    }),
  ].filter((point) => point !== false);
}
