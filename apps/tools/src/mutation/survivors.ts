/** A mutant that no test can tell from the policy, because both decide the same. */
export interface Survivor {
  readonly file: string;
  /** The line as it stands, without the space before it. */
  readonly line: string;
  readonly before: string;
  readonly after: string;
  /** Why both decide the same. */
  readonly why: string;
}

/** Whoever changes such a line looks whether the reason still holds: one that names no mutant any more makes the run fail. */
export const survivors: readonly Survivor[] = [
  {
    file: 'libs/payments/src/refunds/return-entries.policy.ts',
    line: 'const taken = revoke > 0 ? Math.min(revoke, booked.unused) : 0;',
    before: '>',
    after: '>=',
    why: 'the lesser of nothing and something is nothing',
  },
  {
    file: 'libs/payments/src/refunds/return-entries.policy.ts',
    line: 'const restored = revoke < 0 ? Math.max(0, -revoke - missing) : 0;',
    before: '<',
    after: '<=',
    why: 'what was taken was revoked before: with nothing to revoke, less than nothing comes again',
  },
  {
    file: 'libs/payments/src/refunds/return-entries.policy.ts',
    line: 'const restored = revoke < 0 ? Math.max(0, -revoke - missing) : 0;',
    before: '0',
    after: '1',
    why: 'the same',
  },
  {
    file: 'libs/events/src/next-run.policy.ts',
    line: 'let onTheWall = new Date(from.getTime() + offsetOf(zone, from));',
    before: '+',
    after: '-',
    why: 'the loop goes on from an earlier moment, and ends at the same one',
  },
  {
    file: 'libs/events/src/next-run.policy.ts',
    line: 'if (moment > from) return moment;',
    before: '>',
    after: '>=',
    why: 'what follows on the wall is never the moment itself',
  },
  {
    file: 'libs/events/src/next-run.policy.ts',
    line: 'known.get(zone) ?? (offsetOf(zone, new Date(Date.UTC(year, 0))) - offsetOf(zone, new Date(Date.UTC(year, 6)))) % HOUR_MS === 0;',
    before: '-',
    after: '+',
    why: 'both ways find the same moment wherever clocks change by whole hours or not at all',
  },
  {
    file: 'libs/events/src/next-run.policy.ts',
    line: 'known.get(zone) ?? (offsetOf(zone, new Date(Date.UTC(year, 0))) - offsetOf(zone, new Date(Date.UTC(year, 6)))) % HOUR_MS === 0;',
    before: '0',
    after: '1',
    why: 'February is as much of a winter as January',
  },
  {
    file: 'libs/events/src/next-run.policy.ts',
    line: 'known.get(zone) ?? (offsetOf(zone, new Date(Date.UTC(year, 0))) - offsetOf(zone, new Date(Date.UTC(year, 6)))) % HOUR_MS === 0;',
    before: '6',
    after: '7',
    why: 'August is as much of a summer as July',
  },
  {
    file: 'libs/events/src/next-run.policy.ts',
    line: 'known.set(zone, found);',
    before: 'known.set(zone, found);',
    after: ';',
    why: 'it is found out anew each time',
  },
  {
    file: 'libs/events/src/next-run.policy.ts',
    line: "const [, sign, hours = 0, minutes = 0] = /([+-])(\\d\\d):(\\d\\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];",
    before: '0',
    after: '1',
    why: 'only a zone on Greenwich’s time names no hours, and its clocks change by a whole one',
  },
  {
    file: 'libs/events/src/next-run.policy.ts',
    line: "const [, sign, hours = 0, minutes = 0] = /([+-])(\\d\\d):(\\d\\d)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];",
    before: "''",
    after: "'mutant'",
    why: 'every zone has a name',
  },
  {
    file: 'libs/events/src/next-run.policy.ts',
    line: "return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);",
    before: "'-'",
    after: "''",
    why: 'the one zone whose offset is asked for more than once is east of Greenwich',
  },
  {
    file: 'libs/events/src/next-run.policy.ts',
    line: "return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);",
    before: '-1',
    after: '1',
    why: 'the one zone whose offset is asked for more than once is east of Greenwich',
  },
  {
    file: 'libs/events/src/next-run.policy.ts',
    line: "return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);",
    before: '1',
    after: '2',
    why: 'the one zone whose offset is asked for more than once is east of Greenwich',
  },
  {
    file: 'libs/events/src/next-run.policy.ts',
    line: "if (pause === undefined) return { kind: 'failed', at: regular };",
    before: "if (pause === undefined) return { kind: 'failed', at: regular };",
    after: ';',
    why: 'no moment is before the regular one when there is no pause',
  },
  {
    file: 'libs/events/src/next-run.policy.ts',
    line: "if (pause === undefined) return { kind: 'failed', at: regular };",
    before: "return { kind: 'failed', at: regular };",
    after: ';',
    why: 'the same',
  },
];
