import type { Alarm } from './alarms.js';
import type { Sample } from './samples.js';

/** What a look at the figures says: whether they are out of bounds, by which one, and of what. */
export type Finding =
  | { readonly isWrong: false; readonly reason: 'within_bounds' | 'not_measured' }
  | { readonly isWrong: true; readonly value: number; readonly about: readonly string[] };

/** `pending`: out of bounds, but not yet for long enough. */
export type AlarmState =
  | { readonly state: 'quiet' }
  | { readonly state: 'pending' | 'firing'; readonly since: Date; readonly value: number; readonly about: readonly string[] };

const quiet: AlarmState = { state: 'quiet' };

/** Whether the figures are out of the bounds of an alarm, with the worst of them and the names of all. */
export function judge({ metric, only, wrongAbove, wrongBelow }: Alarm, samples: readonly Sample[]): Finding {
  const mine = samples.filter((one) => one.metric === metric && (!only || only.values.includes(one.labels[only.label] ?? '')));
  if (mine.length === 0) return { isWrong: false, reason: 'not_measured' };
  const isWrong = ({ value }: Sample) =>
    (wrongAbove !== undefined && value > wrongAbove) || (wrongBelow !== undefined && value < wrongBelow);
  const wrong = mine
    .filter(isWrong)
    .toSorted((one, other) => (wrongBelow === undefined ? other.value - one.value : one.value - other.value));
  const [worst] = wrong;
  if (!worst) return { isWrong: false, reason: 'within_bounds' };
  return { isWrong: true, value: worst.value, about: wrong.flatMap(({ labels }) => labels['queue'] ?? []) };
}

/** The next state of an alarm: it fires when the figures were out of bounds for long enough without a break, and closes as soon as they are back. */
export function nextState(alarm: Alarm, before: AlarmState, finding: Finding, now: Date): AlarmState {
  if (!finding.isWrong) return quiet;
  const since = before.state === 'quiet' ? now : before.since;
  const lasted = (now.getTime() - since.getTime()) / 1_000;
  return { state: lasted >= alarm.holdsS ? 'firing' : 'pending', since, value: finding.value, about: finding.about };
}
