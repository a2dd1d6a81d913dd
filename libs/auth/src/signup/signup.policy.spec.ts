import { describe, expect, it } from '@jest/globals';
import type { SignupBody } from '#contracts';
import { ageFault, ageOn } from './age.policy.js';
import { maySignUp, type SignupFacts } from './signup.policy.js';

const terms = new Date('2023-12-01T12:00:00Z');
const facts: SignupFacts = {
  now: new Date('2026-05-04T12:00:00Z'),
  zone: 'Europe/Amsterdam',
  minAge: 18,
  houseNames: ['Second Spring'],
  signups: 'all',
  isInvited: false,
  termsVersion: terms,
};
const body = (change: Partial<SignupBody> = {}): SignupBody => ({
  email: 'anna@mail.example',
  password: 'Heidebloem-61',
  name: 'Anna',
  date_of_birth: '1962-05-04',
  gender: 'female',
  sought_sex: 'male',
  country: 'NL',
  town_id: 1,
  terms_version: terms.toISOString(),
  language: 'nl',
  ...change,
});

describe('the age', () => {
  it.each([
    ['the day before a birthday', '1962-05-05', '2026-05-04T12:00:00Z', 'Europe/Amsterdam', 63],
    ['the birthday itself', '1962-05-04', '2026-05-04T12:00:00Z', 'Europe/Amsterdam', 64],
    ['just after midnight in the town, while Greenwich is a day behind', '1962-05-04', '2026-05-03T22:30:00Z', 'Europe/Amsterdam', 64],
    ['the same moment far in the west', '1962-05-04', '2026-05-03T22:30:00Z', 'America/New_York', 63],
    ['somebody born on 29 February, in a common year', '1964-02-29', '2026-02-28T12:00:00Z', 'Europe/Paris', 61],
    ['and the day after', '1964-02-29', '2026-03-01T12:00:00Z', 'Europe/Paris', 62],
  ])('counts %s', (_, birthDate, now, zone, age) => {
    expect(ageOn(birthDate, new Date(now), zone)).toBe(age);
  });
});

describe('the age of a member', () => {
  it.each([
    [-1, 'invalid_birth_date'],
    [0, 'too_young'],
    [17, 'too_young'],
    [18, undefined],
    [120, undefined],
    [121, 'invalid_birth_date'],
  ])('of %i years is wrong or not: %s', (age, fault) => {
    expect(ageFault(age, 18)).toBe(fault);
  });
});

describe('a sign-up', () => {
  it('is allowed from the minimum age on, by the date in the town', () => {
    expect(maySignUp(body({ date_of_birth: '2008-05-04' }), facts)).toEqual({ allowed: true });
    expect(maySignUp(body({ date_of_birth: '2008-05-05' }), facts)).toMatchObject({
      code: 'too_young',
      details: { fields: { date_of_birth: 'too_young' }, params: { min_age: 18 } },
    });
  });

  it.each([
    ['a birth date in the future', { date_of_birth: '2030-01-01' }, 'invalid_birth_date'],
    ['a birth date of nobody alive', { date_of_birth: '1890-01-01' }, 'invalid_birth_date'],
    ['a name that is the e-mail address', { name: 'Anna@Mail.Example' }, 'name_is_email'],
    ['a name that is another address', { name: 'bert @ mail.example' }, 'name_is_email'],
    ['a name that poses as staff', { name: 'M0derator' }, 'name_reserved'],
    ['sexuality without consent', { sexuality: 'bi' }, 'consent_required'],
    ['sexuality with a consent of no', { sexuality: 'bi', sexuality_consent: false }, 'consent_required'],
    ['older terms', { terms_version: '2022-01-01T00:00:00Z' }, 'terms_required'],
  ] as const)('refuses %s', (_, change, code) => {
    expect(maySignUp(body(change), facts)).toMatchObject({ allowed: false, code });
  });

  it('names every fault of the form at once', () => {
    const verdict = maySignUp(body({ name: 'anna@mail.example', sexuality: 'bi', date_of_birth: '2020-01-01' }), facts);
    expect(verdict).toMatchObject({
      details: { fields: { name: 'name_is_email', sexuality_consent: 'consent_required', date_of_birth: 'too_young' } },
    });
  });

  it('needs a known source where the site says so, and an invitation where it says that', () => {
    const sourced = { ...facts, signups: 'with_trafficsource' as const };
    expect(maySignUp(body(), sourced)).toMatchObject({ code: 'signups_closed' });
    expect(maySignUp(body({ tracking: { sub1: 'x' } }), sourced)).toMatchObject({ code: 'signups_closed' });
    expect(maySignUp(body({ tracking: { ref: 'friend' } }), sourced)).toEqual({ allowed: true });
    expect(maySignUp(body({ tracking: { ref: 'friend' } }), { ...facts, signups: 'other' })).toMatchObject({ code: 'signups_closed' });
  });
});
