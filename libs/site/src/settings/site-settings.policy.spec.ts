import { describe, expect, it } from '@jest/globals';
import { settingStandards } from '#contracts-admin';
import { differences, unchangedSince } from './site-settings.policy.js';

describe('what a change of settings changes', () => {
  it('is what is otherwise than before, with what held until then', () => {
    const wished = { free_messages: 5, swipe_likes: 9, gift_credits: [3, 5, 10], countries: ['NL'], time_bonus: false };
    expect(differences(settingStandards, wished)).toEqual({
      before: { swipe_likes: 4, countries: settingStandards.countries, time_bonus: true },
      after: { swipe_likes: 9, countries: ['NL'], time_bonus: false },
    });
  });

  it('is nothing where all of it is so already', () => {
    expect(differences(settingStandards, settingStandards)).toEqual({ before: {}, after: {} });
  });

  it('knows a value that is no value: for as long as the law says', () => {
    const set = { ...settingStandards, child_material_months: 12 };
    expect(differences(set, { child_material_months: null })).toEqual({
      before: { child_material_months: 12 },
      after: { child_material_months: null },
    });
  });
});

describe('what of a change can be taken back', () => {
  it('is each value that is still as it made it', () => {
    const change = { before: { swipe_likes: 4, time_bonus: true }, after: { swipe_likes: 9, time_bonus: false } };
    expect(unchangedSince({ ...settingStandards, ...change.after }, change)).toEqual(change.before);
    expect(unchangedSince({ ...settingStandards, ...change.after, swipe_likes: 7 }, change)).toEqual({ time_bonus: true });
    expect(unchangedSince({ ...settingStandards, swipe_likes: 7 }, change)).toEqual({});
  });
});
