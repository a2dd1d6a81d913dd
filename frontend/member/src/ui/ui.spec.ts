import { describe, expect, it } from '@jest/globals';
import { capped } from './Badge';
import { composeBirthDate, splitBirthDate } from './DateOfBirthFields';
import { loadingBar } from './LoadingBar';
import { dialled, readablePhone } from './phone';
import { toastMs } from './toasts';

describe('a badge', () => {
  it('shows 99+ above 99', () => {
    expect([1, 99, 100, 4_000].map(capped)).toEqual(['1', '99', '99+', '99+']);
  });
});

describe('a date of birth in three answers', () => {
  it('becomes one date, and comes back as the same answers', () => {
    expect(composeBirthDate({ day: '4', month: '5', year: '1961' })).toBe('1961-05-04');
    expect(composeBirthDate({ day: '4', month: '5', year: '61' })).toBe('1961-05-04');
    expect(splitBirthDate('1961-05-04')).toEqual({ day: '4', month: '5', year: '1961' });
  });

  it('is nothing when there is no such day', () => {
    expect(composeBirthDate({ day: '31', month: '2', year: '1961' })).toBeNull();
    expect(composeBirthDate({ day: '29', month: '2', year: '1960' })).toBe('1960-02-29');
    expect(composeBirthDate({ day: '', month: '5', year: '1961' })).toBeNull();
    expect(composeBirthDate({ day: 'x', month: '5', year: '61' })).toBeNull();
  });
});

describe('a support number', () => {
  it('is dialled without dashes and spaces, and read in groups', () => {
    expect(dialled('030 - 123 45 67')).toBe('0301234567');
    expect(dialled('+31 (0)30 123.45/67')).toBe('+31301234567');
    expect(readablePhone('0301234567')).toBe('030\u00a0123\u00a045\u00a067');
    expect(readablePhone('+31301234567')).toBe('+31\u00a0301\u00a023\u00a045\u00a067');
  });
});

describe('times of the interface', () => {
  it('has a loading bar of 200, 5000 and 500 ms', () => {
    expect(loadingBar).toEqual({ throttleMs: 200, durationMs: 5_000, hideDelayMs: 500 });
  });

  it('leaves a short message for at least ten seconds', () => {
    expect(toastMs).toBeGreaterThanOrEqual(10_000);
  });
});
