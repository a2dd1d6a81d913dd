import { describe, expect, it } from '@jest/globals';
import { readMoment, zoneHelp } from './moment';
import { textWords } from './text-words';

const now = new Date('2026-11-28T12:00:00Z');

describe('the moment from which a text is in force', () => {
  it('is now, whatever was typed before', () => {
    expect(readMoment({ begins: 'at_once', at: '2020-01-01T00:00' }, now)).toEqual({ begins_at: null });
  });

  it('is read in the zone of the computer, which is named, with the same moment in UTC', () => {
    const at = '2036-12-31T23:59';
    expect(readMoment({ begins: 'later', at }, now)).toEqual({ begins_at: new Date(at).toISOString() });
    expect(zoneHelp(at)).toContain(new Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(zoneHelp(at)).toMatch(/in UTC\.$/);
    expect(zoneHelp('')).not.toContain('in UTC');
  });

  it.each([
    ['', textWords.noMoment],
    ['soon', textWords.noMoment],
    ['2026-11-01T00:00', textWords.over],
  ])('has to be one that is to come: %s', (at, fault) => {
    expect(readMoment({ begins: 'later', at }, now)).toEqual({ fault });
  });
});
