import { describe, expect, it } from '@jest/globals';
import { settingFields, settingNames, settingStandards } from '#contracts-admin';
import { readTyped, typedValue } from './typed-value';

describe('what an owner types into a setting', () => {
  it('is read as the value that stood there', () => {
    for (const name of settingNames) {
      if (['flag', 'several', 'ordered', 'choice', 'niche'].includes(settingFields[name].kind)) continue;
      expect([name, readTyped(name, typedValue(settingStandards[name]))]).toEqual([name, settingStandards[name]]);
    }
  });

  it.each([
    ['free_messages', '1001'],
    ['free_messages', '-1'],
    ['free_messages', '2.5'],
    ['free_messages', ''],
    ['min_age', '17'],
    ['refund_days', '13'],
    ['gift_credits', '1 2'],
    ['gift_credits', '1 2 three'],
    ['countries', ''],
    ['countries', 'NL Belgium'],
    ['support_email', 'nobody'],
    ['support_phone', 'call me'],
    ['child_material_months', '0'],
  ] as const)('is no value of %s: %s', (name, typed) => {
    expect(readTyped(name, typed)).toBeUndefined();
  });

  it('is taken as people write it', () => {
    expect(readTyped('countries', ' nl, be;nl  de ')).toEqual(['NL', 'BE', 'DE']);
    expect(readTyped('gift_credits', '1, 2, 3')).toEqual([1, 2, 3]);
    expect(readTyped('child_material_months', '')).toBeNull();
    expect(readTyped('support_phone', ' 030 123 45 67 ')).toBe('030 123 45 67');
  });
});
