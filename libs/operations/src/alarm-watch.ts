import { Injectable } from '@nestjs/common';
import { logger } from '#observability';
import { alarmNames, alarms, type Alarm, type AlarmName } from './alarms.js';
import { judge, nextState, type AlarmState } from './alarms.policy.js';
import type { Sample } from './samples.js';

export type RaisedAlarm = Exclude<AlarmState, { state: 'quiet' }> &
  Pick<Alarm, 'urgency' | 'summary' | 'remedy'> & { readonly name: AlarmName };

/** Follows every alarm of the table in this process, and writes down when one rises and when it closes. */
@Injectable()
export class AlarmWatch {
  private readonly states = new Map<AlarmName, AlarmState>();

  see(samples: readonly Sample[], now: Date): void {
    for (const name of alarmNames) {
      const before = this.states.get(name) ?? { state: 'quiet' };
      const after = nextState(alarms[name], before, judge(alarms[name], samples), now);
      this.states.set(name, after);
      if (after.state === 'firing' && before.state !== 'firing') logger.error({ alarm: name, value: after.value }, 'alarm fires');
      if (after.state === 'quiet' && before.state === 'firing') logger.info({ alarm: name }, 'alarm closed');
    }
  }

  /** Those that are out of bounds, in the order of the table; those that fire come first. */
  raised(): RaisedAlarm[] {
    const raised = alarmNames.flatMap((name) => {
      const state = this.states.get(name) ?? { state: 'quiet' };
      if (state.state === 'quiet') return [];
      const { urgency, summary, remedy } = alarms[name];
      return [{ name, urgency, summary, remedy, ...state }];
    });
    return raised.toSorted((one, other) => Number(other.state === 'firing') - Number(one.state === 'firing'));
  }
}
