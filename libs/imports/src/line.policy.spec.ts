import { describe, expect, it } from '@jest/globals';
import { aLine } from './a-line.fixture.js';
import { Duplicates } from './duplicates.js';
import { FaultCounts } from './fault-counts.js';
import type { Acceptance, JudgedLine } from './judged-line.js';
import { faultsOf } from './line-faults.js';
import { judgeLine, type LineFacts } from './line.policy.js';
import { readLine } from './line-reading.js';

const utrecht = { id: 2_745_912, country: 'NL', region: '09', name: 'Utrecht', zone: 'Europe/Amsterdam' };
const facts: LineFacts = {
  now: new Date('2026-06-01T12:00:00Z'),
  minAge: 18,
  houseNames: ['Second Spring'],
  termsVersion: new Date('2023-12-01T12:00:00Z'),
  town: utrecht,
  closed: undefined,
};

function judge(change: object = {}, change2: Partial<LineFacts> = {}): JudgedLine {
  const read = readLine({ line: 3, text: JSON.stringify(aLine(change)) });
  return read.outcome === 'refused' ? read : judgeLine(3, read.member, { ...facts, ...change2 });
}
function accepted(change: object = {}): Acceptance {
  const judged = judge(change);
  if (judged.outcome === 'refused') throw new Error(`refused: ${judged.reason} ${judged.field}`);
  return judged;
}
const refused = (reason: string, field = '') => ({ line: 3, outcome: 'refused', reason, field });

describe('a line of somebody who may come', () => {
  it('is read as forms are: one spelling of an address, times in UTC', () => {
    expect(accepted({ email: ' Anna@BROUGHT.example ', about: ' Hello\r\nyou ' })).toMatchObject({
      newcomer: { email: 'anna@brought.example', about: 'Hello\nyou', lastActiveAt: '2026-01-01T09:00:00.000Z', town: utrecht },
      leftOut: [],
    });
  });

  it('that tells nothing more gets nothing more: no consent, no confirmed address, no credits, no mails', () => {
    const bare = accepted({ password: undefined, about: undefined, last_active_at: undefined, confirmed_at: undefined });
    expect(bare.newcomer).toMatchObject({
      password: null,
      about: '',
      lastActiveAt: '2019-03-01T10:00:00.000Z',
      confirmedAt: null,
      consents: [],
      terms: { version: '1970-01-01T00:00:00.000Z' },
      sexualityConsentAt: null,
      intimateConsentAt: null,
      wantsMails: false,
      blocks: [],
      credits: [],
      premium: false,
    });
    expect(bare.leftOut).toEqual([{ reason: 'password_missing', field: '' }]);
  });

  it.each([
    [{ kind: 'scrypt', hash: 'x' }, 'password_unknown'],
    [{ kind: 'bcrypt', hash: '$2b$15$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' }, 'password_too_costly'],
  ])('comes without a password that we cannot go on with: %j', (password, reason) => {
    expect(accepted({ password })).toMatchObject({ newcomer: { password: null }, leftOut: [{ reason }] });
  });

  it('brings consents to texts of ours, the last of each kind; of others it is said that they stay behind', () => {
    const at = (day: number) => `2024-05-0${day}T10:00:00.000Z`;
    const own = [
      { kind: 'terms', version: '2023-12-01T12:00:00Z', given_at: at(1) },
      { kind: 'mails', version: 'newsletter 3', given_at: at(2) },
      { kind: 'sexuality', version: '1', given_at: at(4) },
      { kind: 'sexuality', version: '1', given_at: at(3) },
      { kind: 'intimate', version: '1', given_at: at(5) },
    ];
    const strange = [
      { kind: 'terms', version: '2024-01-01', given_at: at(1) },
      { kind: 'terms', version: 'the long one', given_at: at(1) },
      { kind: 'intimate', version: '7', given_at: at(1) },
      { kind: 'mails', version: '1', given_at: '2999-01-01T00:00:00Z' },
      { kind: 'profiling', version: '1', given_at: at(1) },
    ];
    const { newcomer, leftOut } = accepted({ consents: [...own, ...strange] });
    expect(newcomer).toMatchObject({
      consents: own,
      terms: { version: '2023-12-01T12:00:00.000Z', acceptedAt: at(1) },
      wantsMails: true,
      sexualityConsentAt: at(4),
      intimateConsentAt: at(5),
    });
    expect(leftOut).toEqual(['terms', 'intimate', 'mails', 'other'].map((field) => ({ reason: 'consent_unknown', field })));
  });

  it('blocks each other once, and brings credits with what they had cost', () => {
    const bought = { origin: 'bought', amount: 20, unit_value: { minor: 80, currency: 'EUR' } };
    const { newcomer } = accepted({ blocks: ['m2', 'm2', 'm3'], credits: [bought, { origin: 'given', amount: 3 }], premium: true });
    expect(newcomer).toMatchObject({
      blocks: ['m2', 'm3'],
      credits: [
        { amount: 20, unitValue: { minor: 80, currency: 'EUR' } },
        { amount: 3, unitValue: null },
      ],
      premium: true,
    });
  });

  it('says that photos stay behind', () => {
    expect(accepted({ photos: ['1.jpg'] }).leftOut).toEqual([{ reason: 'photos', field: '' }]);
    expect(accepted({ photos: [] }).leftOut).toEqual([]);
  });
});

describe('a line that is refused', () => {
  it.each([
    [{ id: '' }, 'id'],
    [{ email: 'anna' }, 'email'],
    [{ name: undefined }, 'name'],
    [{ name: 'A'.repeat(31) }, 'name'],
    [{ birth_date: '1960-13-01' }, 'birth_date'],
    [{ birth_date: '1860-01-01' }, 'birth_date'],
    [{ sex: 'f' }, 'sex'],
    [{ sought_sex: 'all' }, 'sought_sex'],
    [{ country: 'Netherlands' }, 'country'],
    [{ language: 'hu' }, 'language'],
    [{ about: 'a'.repeat(2_001) }, 'about'],
    [{ about: 'a\u0000b' }, 'about'],
    [{ joined_at: '2019-03-01' }, 'joined_at'],
    [{ joined_at: '2026-06-01T12:00:01Z' }, 'joined_at'],
    [{ last_active_at: '2027-01-01T00:00:00Z' }, 'last_active_at'],
    [{ confirmed_at: '2027-01-01T00:00:00Z' }, 'confirmed_at'],
    [{ consents: [{ kind: 'mails' }] }, 'consents'],
    [{ credits: [{ origin: 'bought', amount: 20 }] }, 'credits'],
    [{ credits: [{ origin: 'given', amount: -1 }] }, 'credits'],
    [{ credits: [{ origin: 'given', amount: 1.5 }] }, 'credits'],
    [{ credits: [{ origin: 'won', amount: 1 }] }, 'credits'],
    [{ shoe_size: 43 }, 'shoe_size'],
    [{ 'anna@brought.example': 1 }, ''],
  ])('names the field: %j', (change, field) => {
    expect(judge(change)).toEqual(refused('invalid', field));
  });

  it('says what it is otherwise', () => {
    expect(readLine({ line: 3, text: '{"id":' })).toEqual(refused('not_json'));
    expect(readLine({ line: 3, text: 'null' })).toEqual(refused('invalid'));
    expect(readLine({ line: 3, text: null })).toEqual(refused('line_too_long'));
    expect(judge({}, { town: 'unknown' })).toEqual(refused('town_unknown'));
    expect(judge({}, { town: 'ambiguous' })).toEqual(refused('town_ambiguous'));
    expect(judge({}, { closed: 'address_taken' })).toEqual(refused('address_taken'));
    expect(judge({}, { closed: 'address_banned' })).toEqual(refused('address_banned'));
    for (const name of ['Moderator', 'anna@brought.example', 'Second Spring', 'www.anna.nl'])
      expect(judge({ name })).toEqual(refused('name_not_allowed'));
  });

  it('is of somebody too young on the day of the import where they live', () => {
    expect(judge({ birth_date: '2008-06-02' })).toEqual(refused('too_young'));
    expect(judge({ birth_date: '2008-06-01' }).outcome).toBe('accepted');
    // In Utrecht it is the second of June already.
    expect(judge({ birth_date: '2008-06-02' }, { now: new Date('2026-06-01T22:30:00Z') }).outcome).toBe('accepted');
  });
});

describe('two lines of one member', () => {
  it('bring one: the first that may come, by id and by address', () => {
    const lines = [
      aLine({ sex: '?' }),
      aLine(),
      aLine({ email: 'other@brought.example' }),
      aLine({ id: 'm2', email: 'ANNA@brought.example' }),
      aLine({ id: 'm2', email: 'bert@brought.example' }),
    ];
    const duplicates = new Duplicates();
    const outcomes = lines.map((line, index) => {
      const read = readLine({ line: index + 1, text: JSON.stringify(line) });
      return duplicates.refuseDuplicate(read.outcome === 'refused' ? read : judgeLine(index + 1, read.member, facts));
    });
    expect(outcomes.map((one) => (one.outcome === 'refused' ? one.reason : 'comes'))).toEqual([
      'invalid',
      'comes',
      'duplicate_id',
      'duplicate_address',
      'comes',
    ]);
    expect(duplicates.lineOf('m2')).toBe(5);
  });
});

describe('the counts of a report', () => {
  it('name the first lines of each fault, refused ones first, what is most on top', () => {
    const counts = new FaultCounts();
    for (let line = 1; line <= 30; line += 1) counts.add({ line, outcome: 'left_out', reason: 'photos', field: '' });
    for (const line of [4, 5]) counts.add({ line, outcome: 'refused', reason: 'not_json', field: '' });
    for (const line of [6, 7, 8]) faultsOf(judge({ email: 'x' })).forEach((fault) => counts.add({ ...fault, line }));
    expect(counts.list()).toEqual([
      { outcome: 'refused', reason: 'invalid', field: 'email', count: 3, lines: [6, 7, 8] },
      { outcome: 'refused', reason: 'not_json', field: '', count: 2, lines: [4, 5] },
      { outcome: 'left_out', reason: 'photos', field: '', count: 30, lines: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    ]);
    expect(counts.countOf('refused')).toBe(5);
  });
});
