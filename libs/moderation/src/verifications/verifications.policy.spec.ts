import { describe, expect, it } from '@jest/globals';
import { poses, type PhotoId } from '#contracts';
import {
  badgeStands,
  mayBegin,
  maySend,
  nextPose,
  nextTryAt,
  poseHours,
  retentionMonths,
  standOf,
  triesLeft,
  waitDays,
  type Candidate,
} from './verifications.policy.js';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour));
const candidate = (more: Partial<Candidate> = {}): Candidate => ({
  confirmed: true,
  fictional: false,
  verified: false,
  hasPhoto: true,
  sent: [],
  newest: null,
  ...more,
});
const newest = (state: NonNullable<Candidate['newest']>['state'], more: Partial<NonNullable<Candidate['newest']>> = {}) =>
  candidate({ newest: { state, settledAt: at(1), poseOpen: true, ...more } });
const codeOf = (verdict: ReturnType<typeof mayBegin>) => (verdict.allowed ? 'allowed' : verdict.code);

describe('who may ask for a pose', () => {
  it.each([
    ['a member with a photo', candidate(), 'allowed'],
    ['a fictional profile never', candidate({ fictional: true }), 'forbidden'],
    ['nobody whose address is not confirmed', candidate({ confirmed: false }), 'not_confirmed'],
    ['nobody who has the badge', candidate({ verified: true }), 'verification_done'],
    ['nobody whose selfie waits', newest('waiting'), 'verification_done'],
    ['nobody whose refusal can still be taken back', newest('refused', { settledAt: null }), 'verification_done'],
    ['nobody without a photo to compare with', candidate({ hasPhoto: false }), 'verification_needs_photo'],
    ['nobody after three selfies in a day', candidate({ sent: [at(1), at(2), at(3)] }), 'verification_limit'],
    ['somebody who was refused', newest('refused'), 'allowed'],
    ['somebody whose badge is hidden', newest('approved'), 'allowed'],
  ])('%s', (_who, who, expected) => {
    expect(codeOf(mayBegin(who))).toBe(expected);
  });
});

describe('who may send a selfie', () => {
  it.each([
    ['whoever was asked for a pose', newest('asked'), 'allowed'],
    ['nobody after its time', newest('asked', { poseOpen: false }), 'verification_over'],
    ['nobody without a pose', candidate(), 'verification_over'],
    ['nobody with the pose of a refused try', newest('refused'), 'verification_over'],
    ['no fictional profile', candidate({ fictional: true, newest: { state: 'asked', settledAt: null, poseOpen: true } }), 'forbidden'],
  ])('%s', (_who, who, expected) => {
    expect(codeOf(maySend(who))).toBe(expected);
  });
});

describe('what a member reads', () => {
  it.each([
    ['none', candidate()],
    ['no_photo', candidate({ hasPhoto: false })],
    ['unavailable', candidate({ fictional: true, verified: false })],
    ['asked', newest('asked')],
    ['none', newest('asked', { poseOpen: false })],
    ['waiting', newest('waiting')],
    ['waiting', newest('refused', { settledAt: null })],
    ['refused', newest('refused')],
    ['expired', newest('expired')],
    ['none', newest('dropped')],
    ['resting', newest('approved')],
    ['verified', candidate({ verified: true, newest: { state: 'approved', settledAt: null, poseOpen: false } })],
  ] as const)('%s', (state, who) => {
    expect(standOf(who)).toBe(state);
  });

  it('counts the tries of a day, and says when the next one is', () => {
    expect([triesLeft({ sent: [] }), nextTryAt({ sent: [at(1), at(2)] })]).toEqual([3, null]);
    expect([triesLeft({ sent: [at(1), at(2), at(3)] }), nextTryAt({ sent: [at(1), at(2), at(3)] })]).toEqual([
      0,
      new Date(at(1).getTime() + 86_400_000),
    ]);
  });
});

describe('the badge', () => {
  const [one, other] = ['one', 'other'] as unknown as [PhotoId, PhotoId];
  it('stands while the main photo is one of those that were compared', () => {
    expect([badgeStands([one], one), badgeStands([one, other], other)]).toEqual([true, true]);
  });
  it('goes with another main photo, and without one', () => {
    expect([badgeStands([one], other), badgeStands([one], undefined), badgeStands([], one)]).toEqual([false, false, false]);
  });
});

describe('the pose', () => {
  it('is any of them at first, and never that of the last try', () => {
    expect(new Set([0, 0.26, 0.51, 0.99].map((random) => nextPose(undefined, random)))).toEqual(new Set(poses));
    for (const last of poses) for (const random of [0, 0.5, 0.999]) expect(nextPose(last, random)).not.toBe(last);
  });
});

it('a pose can be used for a day, a selfie waits for two weeks, and a try is remembered for half a year', () => {
  expect([poseHours, waitDays, retentionMonths]).toEqual([24, 14, 6]);
});
