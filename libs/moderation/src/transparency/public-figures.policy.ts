import {
  complaintCategories,
  fewestTold,
  houseRules,
  initiativeCategories,
  measures,
  reportReasons,
  toldKinds,
  type YearFigures,
} from '#contracts';
import type { TransparencyService } from './transparency.service.js';

export type YearReport = Awaited<ReturnType<TransparencyService['reportOf']>>;

/** Small numbers are not published exactly, and no sums are: what is left out could be found out from a sum. Nothing at all points at nobody. */
const published = (count: number): number | null => (count === 0 || count >= fewestTold ? count : null);

/** What everybody may read of a year, in the order in which the house names its reasons, measures and rules. */
export function publicFigures(year: number, { cases, times, decisions, appeals }: YearReport): YearFigures {
  const ofKind = (kind: string) => cases.filter((one) => one.kind === kind).map(({ reason, opened }) => [reason, opened] as const);
  const byReason = <Reason extends string>(reasons: readonly Reason[], kind: string) =>
    tally(reasons, ofKind(kind)).map(([reason, count]) => ({ reason, count }));
  return {
    year,
    reports: byReason(reportReasons, 'report'),
    reviews: byReason(reportReasons, 'review'),
    initiatives: byReason(initiativeCategories, 'initiative'),
    complaints: byReason(complaintCategories, 'complaint'),
    measures: tally(
      measures,
      decisions.map(({ measure, count }) => [measure, count]),
    ).map(([measure, count]) => ({ measure, count })),
    rules: tally(
      houseRules,
      decisions.map(({ rule, count }) => [rule, count]),
    ).map(([rule, count]) => ({ rule, count })),
    times: toldKinds.flatMap((kind) => {
      const found = times.find((one) => one.kind === kind);
      return found && found.medianHours !== null && found.decided >= fewestTold ? [{ kind, median_hours: found.medianHours }] : [];
    }),
    appeals: {
      received: published(appeals.received),
      upheld: published(appeals.upheld),
      overturned: published(appeals.overturned),
      alone: published(appeals.alone),
    },
  };
}

/** The sum of each name that has one. */
function tally<Name extends string>(
  names: readonly Name[],
  counted: readonly (readonly [string | null, number])[],
): [Name, number | null][] {
  return names.flatMap((name) => {
    const sum = counted.reduce((before, [one, count]) => (one === name ? before + count : before), 0);
    return sum > 0 ? [[name, published(sum)] satisfies [Name, number | null]] : [];
  });
}
