import { describe, expect, it } from '@jest/globals';
import { alarmNames, alarms, type Alarm } from './alarms.js';
import { judge, nextState, type AlarmState } from './alarms.policy.js';
import type { Sample } from './samples.js';
import { seriesOf } from './series.fixture.js';

const start = new Date('2026-11-25T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);

/** Each list of samples is seen at its second, one after the other. */
function states(alarm: Alarm, seen: readonly (readonly [second: number, samples: readonly Sample[]])[]): AlarmState['state'][] {
  let state: AlarmState = { state: 'quiet' };
  return seen.map(([second, samples]) => {
    state = nextState(alarm, state, judge(alarm, samples), after(second));
    return state.state;
  });
}

describe.each(alarmNames)('the alarm %s', (name) => {
  const alarm: Alarm = alarms[name];
  const { wrong, atBound, healthy, foreign } = seriesOf(alarm);

  it('fires once its figure has been out of bounds for long enough, and closes when it is back [#141]', () => {
    const end = alarm.holdsS;
    expect(
      states(alarm, [
        [0, wrong],
        [end, wrong],
        [end + 5, healthy],
      ]).slice(-2),
    ).toEqual(['firing', 'quiet']);
  });

  it('does not fire on healthy figures, nor exactly at its bound, nor on what it does not watch', () => {
    expect(
      states(alarm, [
        [0, healthy],
        [alarm.holdsS + 60, healthy],
      ]),
    ).toEqual(['quiet', 'quiet']);
    expect(judge(alarm, atBound)).toEqual({ isWrong: false, reason: 'within_bounds' });
    expect(judge(alarm, [])).toEqual({ isWrong: false, reason: 'not_measured' });
    expect(judge(alarm, foreign)).toEqual({ isWrong: false, reason: 'not_measured' });
  });

  if (alarm.holdsS > 0)
    it('does not fire when it was wrong for a short while, even twice', () => {
      const early = alarm.holdsS - 1;
      expect(
        states(alarm, [
          [0, wrong],
          [early, wrong],
          [early + 1, healthy],
          [early + 2, wrong],
          [early + 3, wrong],
        ]),
      ).toEqual(['pending', 'pending', 'quiet', 'pending', 'pending']);
    });
});

describe('an alarm about queues', () => {
  it('names those that are out of bounds, the worst first', () => {
    const age = (queue: string, value: number): Sample => ({ metric: 'queue_oldest_job_seconds', labels: { queue }, value });
    expect(judge(alarms.QueueSlow, [age('push', 700), age('photo', 2_000), age('export', 1), age('mail-critical', 9_000)])).toEqual({
      isWrong: true,
      value: 2_000,
      about: ['photo', 'push'],
    });
  });
});
