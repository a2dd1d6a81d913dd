import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed } from '#contracts';
import { dayPartMinutes, dayParts, type AlarmRow, type QueueFiguresRow, type QueuesOverview } from '#contracts-admin';
import { AlarmWatch, Gauges, Readings, type RaisedAlarm } from '#operations';
import type { QueueCounts, QueueHistory } from '#queues';
import { mayReadQueues } from '../rights.policy.js';
import type { StaffActor } from '../staff-actor.js';

const HOUR_MINUTES = 60;

/** How work stands at this moment, for ops: the queues, the outbox and the alarms. */
@Injectable()
export class QueuesOfficeService {
  constructor(
    private readonly gauges: Gauges,
    private readonly readings: Readings,
    private readonly watch: AlarmWatch,
  ) {}

  async openOverview({ roles }: StaffActor): Promise<QueuesOverview> {
    assertAllowed(mayReadQueues(roles));
    const [{ stored, redis }, histories] = await Promise.all([this.gauges.measure(), this.readings.readHistories()]);
    if (!stored) throw new AppError('generic');
    const { due, oldestS, deadLetters } = stored.outbox;
    return {
      at: new Date().toISOString(),
      alarms: this.watch.raised().map(toAlarmRow),
      outbox: { due, oldest_due_s: oldestS ?? null, dead_letters: deadLetters },
      queues: redis && histories ? redis.queues.map((queue) => toFigures(queue, histories)) : null,
    };
  }
}

const toAlarmRow = ({ name, state, urgency, summary, remedy, about, since }: RaisedAlarm): AlarmRow => ({
  name,
  state,
  urgency,
  summary,
  remedy,
  queues: [...about],
  since: since.toISOString(),
});

function toFigures({ name, oldestS, waiting, active, delayed, failed }: QueueCounts, histories: readonly QueueHistory[]): QueueFiguresRow {
  const { done = [], failed: failures = [] } = histories.find((history) => history.name === name) ?? {};
  return {
    name,
    waiting,
    active,
    delayed,
    failed,
    oldest_waiting_s: oldestS ?? null,
    done_last_minute: done[1] ?? 0,
    done_last_hour: sum(done.slice(0, HOUR_MINUTES)),
    failed_last_hour: sum(failures.slice(0, HOUR_MINUTES)),
    day: Array.from({ length: dayParts }, (_, index) => {
      const newest = (dayParts - 1 - index) * dayPartMinutes;
      const part = (minutes: readonly number[]) => sum(minutes.slice(newest, newest + dayPartMinutes));
      return { done: part(done), failed: part(failures) };
    }),
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
