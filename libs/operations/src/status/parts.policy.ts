import { statusParts, type StatusPart } from '#contracts';
import type { RaisedAlarm } from '../alarm-watch.js';
import type { AlarmName } from '../alarms.js';
import type { QueueName } from '#queues';

/** `slow`: it works, and what follows comes later than usual. */
export type PartState = 'up' | 'slow' | 'down';
export type PartStates = Readonly<Record<StatusPart, PartState>>;

/** An alarm, or one of the queues that it is about. */
type Trouble = AlarmName | readonly [alarm: AlarmName, queue: QueueName];

const unreachable = ['PostgresGone', 'NoApi'] as const satisfies readonly AlarmName[];
/** What happens later does not happen now; it waits, and nothing is lost. */
const nothingFollows = ['RedisGone', 'NoWorker', 'OutboxStuck'] as const satisfies readonly AlarmName[];

/** What of the alarms members notice, and where. A mail that is late is no outage of mails; one that nobody takes is. */
const troubles: Readonly<Record<StatusPart, Readonly<Record<'down' | 'slow', readonly Trouble[]>>>> = {
  site: { down: unreachable, slow: [] },
  search: { down: unreachable, slow: [] },
  // Without hints a message is seen with the next poll.
  chat: { down: unreachable, slow: ['RedisGone'] },
  photos: { down: [...unreachable, 'ObjectStoreGone'], slow: [...nothingFollows, ['QueueSlow', 'photo']] },
  payments: { down: unreachable, slow: [...nothingFollows, 'PaymentEventLate', ['UrgentQueueSlow', 'payments']] },
  mail: {
    down: ['PostgresGone', 'RedisGone', 'NoWorker', 'MailsFailing'],
    slow: ['OutboxStuck', 'ActivationMailLate', ['UrgentQueueSlow', 'mail-critical']],
  },
};

/** How each part is, by the alarms that fire. One that is only pending may be over in a moment. */
export function partStates(raised: readonly Pick<RaisedAlarm, 'name' | 'state' | 'about'>[]): PartStates {
  const firing = raised.filter(({ state }) => state === 'firing');
  const isMet = (trouble: Trouble): boolean =>
    firing.some(({ name, about }) => (typeof trouble === 'string' ? name === trouble : name === trouble[0] && about.includes(trouble[1])));
  const stateOf = (part: StatusPart): PartState => {
    const { down, slow } = troubles[part];
    if (down.some(isMet)) return 'down';
    return slow.some(isMet) ? 'slow' : 'up';
  };
  return Object.fromEntries(statusParts.map((part) => [part, stateOf(part)])) as PartStates;
}

/** The same for somebody whom the site does not answer, whatever its processes say of themselves. */
export function statesWithoutAnswer(states: PartStates): PartStates {
  return Object.fromEntries(statusParts.map((part) => [part, part === 'mail' ? states.mail : 'down'])) as PartStates;
}
