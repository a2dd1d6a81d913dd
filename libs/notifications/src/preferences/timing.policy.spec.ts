import { describe, expect, it } from '@jest/globals';
import { momentToRemind, momentToTell } from './timing.policy.js';

const zone = 'Europe/Amsterdam';
const night = { from: '22:00', until: '08:00' };
const late = { from: '23:30', until: '11:30' };
const nap = { from: '13:00', until: '15:00' };
// A Wednesday in winter.
const at = (time: string, day = '2026-11-25') => new Date(`${day}T${time}:00+01:00`);

describe('the moment at which a member is told', () => {
  it.each([
    ['at_once', null, at('03:00'), 'now'],
    ['never', null, at('12:00'), 'never'],
    ['never', night, at('23:00'), 'never'],
    ['at_once', night, at('21:59'), 'now'],
    ['at_once', night, at('22:00'), at('08:00', '2026-11-26')],
    ['at_once', night, at('07:59'), at('08:00')],
    ['at_once', night, at('08:00'), 'now'],
    ['at_once', nap, at('14:59'), at('15:00')],
    ['at_once', nap, at('15:00'), 'now'],
    ['daily', late, at('09:59'), at('11:30')],
    ['weekly', late, at('12:00'), at('11:30', '2026-11-27')],
    ['daily', null, at('09:59'), at('10:00')],
    ['daily', null, at('10:00'), at('10:00', '2026-11-26')],
    ['weekly', null, at('12:00'), at('10:00', '2026-11-27')],
    ['weekly', null, at('11:00', '2026-11-27'), at('10:00', '2026-12-04')],
  ] as const)('%s, quiet %j, asked at %s: %s [#70]', (frequency, quiet, now, moment) => {
    expect(momentToTell({ frequency, quiet, zone, now })).toEqual(moment);
  });

  it('is one Friday morning in a week whose night has an hour more, and one whose night has an hour less [J6]', () => {
    for (const [before, friday] of [
      ['2026-10-23T10:00:00+02:00', '2026-10-30T10:00:00+01:00'],
      ['2026-03-27T10:00:00+01:00', '2026-04-03T10:00:00+02:00'],
    ] as const)
      expect(momentToTell({ frequency: 'weekly', quiet: null, zone, now: new Date(before) })).toEqual(new Date(friday));
  });

  it('is the same time of the day wherever the member lives', () => {
    expect(momentToTell({ frequency: 'at_once', quiet: night, zone: 'Europe/Helsinki', now: at('21:30') })).toEqual(
      new Date('2026-11-26T08:00:00+02:00'),
    );
  });
});

describe('the moment at which what was told of comes up again, when nobody looked at it', () => {
  it.each([
    ['at_once', null, at('12:00'), at('13:00')],
    ['at_once', nap, at('12:30'), at('15:00')],
    ['at_once', night, at('23:00'), at('08:00', '2026-11-26')],
    ['daily', null, at('12:00'), at('10:00', '2026-11-26')],
    ['never', null, at('12:00'), 'never'],
  ] as const)('%s, quiet %j, told at %s: %s [#E22]', (frequency, quiet, now, moment) => {
    expect(momentToRemind({ frequency, quiet, zone, now })).toEqual(moment);
  });
});
