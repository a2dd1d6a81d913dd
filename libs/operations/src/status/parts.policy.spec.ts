import { describe, expect, it } from '@jest/globals';
import { statusParts } from '#contracts';
import { alarmNames, type AlarmName } from '../alarms.js';
import { partStates, statesWithoutAnswer, type PartState } from './parts.policy.js';

const firing = (name: AlarmName, ...about: string[]) => ({ name, state: 'firing' as const, about });
/** The parts that are not up, each as `mail down`. */
const troubled = (...raised: ReturnType<typeof firing>[]): string[] =>
  Object.entries(partStates(raised)).flatMap(([part, state]: [string, PartState]) => (state === 'up' ? [] : [`${part} ${state}`]));

describe('the state of the parts', () => {
  it('is up while no alarm fires, and while one is only pending', () => {
    expect(troubled()).toEqual([]);
    expect(partStates([{ name: 'PostgresGone', state: 'pending', about: [] }])).toEqual(
      Object.fromEntries(statusParts.map((part) => [part, 'up'])),
    );
  });

  it.each<[AlarmName, string[]]>([
    ['PostgresGone', ['site down', 'search down', 'chat down', 'photos down', 'payments down', 'mail down']],
    ['NoApi', ['site down', 'search down', 'chat down', 'photos down', 'payments down']],
    ['RedisGone', ['chat slow', 'photos slow', 'payments slow', 'mail down']],
    ['NoWorker', ['photos slow', 'payments slow', 'mail down']],
    ['OutboxStuck', ['photos slow', 'payments slow', 'mail slow']],
    ['ObjectStoreGone', ['photos down']],
    ['MailsFailing', ['mail down']],
    ['ActivationMailLate', ['mail slow']],
    ['PaymentEventLate', ['payments slow']],
  ])('follows from %s', (alarm, parts) => expect(troubled(firing(alarm))).toEqual(parts));

  it('follows from a slow queue where members wait for it, and from no other', () => {
    expect(troubled(firing('QueueSlow', 'photo'))).toEqual(['photos slow']);
    expect(troubled(firing('QueueSlow', 'export', 'moderation'))).toEqual([]);
    expect(troubled(firing('UrgentQueueSlow', 'payments'))).toEqual(['payments slow']);
    expect(troubled(firing('UrgentQueueSlow', 'mail-critical'))).toEqual(['mail slow']);
  });

  it('is down where one trouble says so and another only slow', () => {
    expect(troubled(firing('ActivationMailLate'), firing('MailsFailing'))).toEqual(['mail down']);
  });

  it('says nothing of what members do not notice', () => {
    const noticed: readonly AlarmName[] = [
      'PostgresGone',
      'NoApi',
      'RedisGone',
      'NoWorker',
      'ObjectStoreGone',
      'OutboxStuck',
      'MailsFailing',
      'ActivationMailLate',
      'PaymentEventLate',
    ];
    const others = alarmNames.filter((name) => !noticed.includes(name));
    expect(troubled(...others.map((name) => firing(name)))).toEqual([]);
  });

  it('is down for somebody whom the site does not answer, but for mails, which go all the same', () => {
    expect(statesWithoutAnswer(partStates([]))).toEqual({
      site: 'down',
      search: 'down',
      chat: 'down',
      photos: 'down',
      payments: 'down',
      mail: 'up',
    });
  });
});
