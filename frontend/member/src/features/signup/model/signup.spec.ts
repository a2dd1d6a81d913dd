import { describe, expect, it } from '@jest/globals';
import { toSignupBody } from './body';
import { ageOn, checkAbout, checkAccount, checkPersonal, checkPlace } from './check';
import { parseDraft, withAnswers, type Draft } from './draft';
import { photoFault } from './photo';
import { sourceIn } from './source';
import { coarse, freshPlace, hourMs } from './position';
import { parseStep, pathOf, reachable, stepToMend } from './steps';
import { firstGoal, towardIn, towardPath } from './toward';
import { meant } from './towns';

const terms = '2023-12-01T12:00:00Z';
const account: Draft = {
  email: 'anna@example.org',
  name: 'Anna',
  date_of_birth: '1961-05-24',
  gender: 'female',
  sought_sex: 'male',
  terms_version: terms,
};
const facts = { minAge: 18, today: new Date(2026, 10, 20) };
const check = (change: Draft, password = 'a quiet garden') => checkAccount({ ...account, ...change }, password, facts);

describe('the account step', () => {
  it('accepts complete answers', () => {
    expect(check({})).toEqual({});
  });

  it('refuses a name that is the e-mail address or begins with @ [#124]', () => {
    expect(check({ name: ' Anna@Example.org ' })).toEqual({ name: 'name_is_email' });
    expect(check({ name: 'other@mail.example' })).toEqual({ name: 'name_is_email' });
    expect(check({ name: '@anna' })).toEqual({ name: 'name_starts_with_at' });
    expect(check({ name: 'A' })).toEqual({ name: 'name_length' });
    expect(check({ name: '李' })).toEqual({});
  });

  it('asks for a date of birth and the minimum age [#125]', () => {
    expect(check({ date_of_birth: '' })).toEqual({ date_of_birth: 'invalid_birth_date' });
    expect(check({ date_of_birth: '2008-11-21' })).toEqual({ date_of_birth: 'too_young' });
    expect(check({ date_of_birth: '2008-11-20' })).toEqual({});
    expect(check({ date_of_birth: '1890-01-01' })).toEqual({ date_of_birth: 'invalid_birth_date' });
    expect(check({ date_of_birth: '2030-01-01' })).toEqual({ date_of_birth: 'invalid_birth_date' });
  });

  it('counts full years', () => {
    expect([ageOn('1961-11-20', facts.today), ageOn('1961-11-21', facts.today)]).toEqual([65, 64]);
  });

  it('refuses an address that cannot be one, a short password and missing answers [#126]', () => {
    expect(check({ email: 'anna@', gender: '', sought_sex: '', terms_version: '' }, 'short')).toEqual({
      email: 'invalid_email',
      password: 'password_length',
      gender: 'field_required',
      sought_sex: 'field_required',
      terms_version: 'terms_required',
    });
  });
});

describe('the later steps', () => {
  it('want a town from the list', () => {
    expect(checkPlace({ country: 'NL' })).toEqual({ town_id: 'town_unknown' });
    expect(checkPlace({ country: 'NL', town_id: '2750947' })).toEqual({});
  });

  it('keep sexuality only with consent to it', () => {
    expect(checkPersonal({ sexuality: 'bi' })).toEqual({ sexuality_consent: 'consent_required' });
    expect(checkPersonal({})).toEqual({});
    expect(withAnswers({}, { sexuality: 'bi', sexuality_consent: '' })).toEqual({});
    expect(withAnswers({}, { sexuality: 'bi', sexuality_consent: '1' })).toEqual({ sexuality: 'bi', sexuality_consent: '1' });
  });

  it('count the about-me text in characters', () => {
    expect(checkAbout({ signup_message: '🌷'.repeat(2000) }, 'a quiet garden')).toEqual({});
    expect(checkAbout({ signup_message: 'a'.repeat(2001) }, '')).toEqual({ signup_message: 'about_too_long', password: 'password_length' });
  });

  it('refuse photos that nobody can read', () => {
    const file = (name: string, type: string, size = 1000) => photoFault({ name, type, size });
    expect([
      file('a.jpg', 'image/jpeg'),
      file('a.HEIC', ''),
      file('a.svg', 'image/svg+xml'),
      file('a.png', 'image/png', 11 * 2 ** 20),
    ]).toEqual([undefined, 'photo_heic', 'photo_type', 'photo_too_large']);
  });

  it('know the town that was typed in full, and do not guess between two', () => {
    const towns = [
      { id: 1, name: 'Zürich', region: 'Zürich', same: false },
      { id: 2, name: 'Neustadt', region: 'Hessen', same: true },
      { id: 3, name: 'Neustadt', region: 'Sachsen', same: true },
    ];
    expect(meant('zurich ', towns)?.id).toBe(1);
    expect(meant('Neustadt', towns)).toBeUndefined();
    // Another name of it, as the server knows.
    expect(meant('Munich', [{ id: 4, name: 'München', region: 'Bayern', same: true }, ...towns.slice(0, 1)])?.id).toBe(4);
    expect(meant('neustadt, sachsen', towns)?.id).toBe(3);
  });
});

describe('the place of the device', () => {
  const place = { country: 'NL', region: 'Utrecht', city: 'Utrecht' };
  const stored = (at: number) => JSON.stringify({ ...place, at });

  it('is good for an hour, then it is asked again [#86]', () => {
    expect(freshPlace(stored(0), hourMs - 1)).toEqual(place);
    expect(freshPlace(stored(0), hourMs)).toBeNull();
    expect(freshPlace(stored(10), 0)).toBeNull();
    for (const odd of [
      null,
      '',
      'x',
      '{}',
      '[]',
      'null',
      '7',
      JSON.stringify({ ...place, at: 'x' }),
      JSON.stringify({ at: 0, country: 'NL' }),
    ])
      expect(freshPlace(odd, 1)).toBeNull();
  });

  it('is told to a kilometre, never to the house', () => {
    expect([coarse(52.090_74), coarse(-5.1214)]).toEqual([52.09, -5.12]);
  });
});

describe('the draft', () => {
  it('holds answers only, never a password [#83]', () => {
    expect(parseDraft(JSON.stringify({ ...account, password: 'secret', town_id: 5 }))).toEqual(account);
    expect(parseDraft('not json')).toEqual({});
    expect(parseDraft(null)).toEqual({});
  });

  it('opens a step only when the earlier answers are there', () => {
    expect(reachable({}, terms)).toBe(0);
    expect(reachable(account, terms)).toBe(2);
    expect(reachable({ ...account, country: 'NL', town_id: '1' }, terms)).toBe(4);
    // New terms have to be read again.
    expect(reachable(account, '2027-01-01T00:00:00Z')).toBe(0);
  });

  it('leads back to the first step that needs repair', () => {
    expect(stepToMend(['signup_message', 'name'])).toBe(0);
    expect(stepToMend(['password'])).toBe(4);
    expect(stepToMend(['town_id'])).toBe(2);
  });

  it('has an address for each step [#63]', () => {
    expect(([0, 1, 2, 3, 4] as const).map(pathOf)).toEqual([
      '/signup',
      '/signup?step=1',
      '/signup?step=2',
      '/signup?step=3',
      '/signup?step=4',
    ]);
    expect([parseStep('3'), parseStep('7'), parseStep(null)]).toEqual([3, 0, 0]);
  });

  it('becomes the body of the one call, with sexuality only when it was agreed to', () => {
    const draft: Draft = { ...account, country: 'NL', town_id: '12', sexuality: 'bi', signup_message: 'Hello' };
    expect(toSignupBody(draft, 'pw', 'nl')).toEqual({
      ...account,
      password: 'pw',
      country: 'NL',
      town_id: 12,
      signup_message: 'Hello',
      language: 'nl',
    });
    expect(toSignupBody({ ...draft, sexuality_consent: '1' }, 'pw', 'nl')).toMatchObject({ sexuality: 'bi', sexuality_consent: true });
  });

  it('remembers the member for whom somebody came, and leads there in the end', () => {
    const id = '01930000-0000-7000-8000-00000000dead';
    expect(towardIn(new URL(towardPath(id), 'http://x').search)).toBe(id);
    expect(towardIn('?toward=//evil.example')).toBeNull();
    expect([firstGoal(id), firstGoal('/evil'), firstGoal(undefined)]).toEqual([
      `/members/${id}?api_signup_complete=1`,
      '/signup-matches',
      '/signup-matches',
    ]);
  });

  it('carries where the visit came from', () => {
    const cookies = `locale=nl; source=${encodeURIComponent('network=abc&ref=12&sub1=x')}; text=100`;
    expect(sourceIn(cookies)).toEqual({ network: 'abc', ref: '12', sub1: 'x' });
    expect(sourceIn('locale=nl')).toBeUndefined();
  });
});
