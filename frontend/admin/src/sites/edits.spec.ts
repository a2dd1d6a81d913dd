import { describe, expect, it } from '@jest/globals';
import { settingStandards } from '#contracts-admin';
import { changesIn, metIn } from './edits';

const chosen = { free_messages: 9, swipe_likes: 4, countries: ['NL'] };

describe('what an owner chose', () => {
  it('is a change where it is otherwise than what is in force', () => {
    expect(changesIn(settingStandards, chosen)).toEqual(['countries', 'free_messages']);
    expect(changesIn({ ...settingStandards, free_messages: 9 }, chosen)).toEqual(['countries']);
  });

  it('meets what somebody else chose meanwhile, unless that is the same', () => {
    expect(metIn(settingStandards, settingStandards, chosen)).toEqual([]);
    expect(metIn(settingStandards, { ...settingStandards, free_messages: 7 }, chosen)).toEqual(['free_messages']);
    expect(metIn(settingStandards, { ...settingStandards, free_messages: 9 }, chosen)).toEqual([]);
    expect(metIn(settingStandards, { ...settingStandards, min_age: 21 }, chosen)).toEqual([]);
  });
});
