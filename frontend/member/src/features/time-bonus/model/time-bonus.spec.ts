import { describe, expect, it } from '@jest/globals';
import type { DiscountCodeView } from '#contracts';
import { clockText, isInArea, isToday, mayHave, minutesToAnnounce, timeBonusOf, type Member, type DiscountAnswer } from './time-bonus';

const signedUpAt = Date.UTC(2026, 10, 25, 17, 40);
const hourMs = 3_600_000;
const end = signedUpAt + 4 * hourMs;
const anna: Member = { id: 'anna' as Member['id'], signup_date: new Date(signedUpAt).toISOString(), paid_user: false };
const discount = { code: 'TIMEBONUS25', percentage: 25, expires: new Date(end).toISOString() } as DiscountCodeView;
const answer: DiscountAnswer = { memberId: 'anna', discount };
const bonus = { percent: 25, endsAt: end };

describe('the time bonus', () => {
  it('stands for a member who never bought, once the server has told of it, until the server ends it [#104]', () => {
    expect(timeBonusOf(anna, answer, signedUpAt)).toEqual(bonus);
    expect(timeBonusOf(anna, answer, end - 1)).toEqual(bonus);
    expect(timeBonusOf(anna, null, signedUpAt)).toBeNull();
  });

  const sooner = { ...discount, expires: new Date(signedUpAt + hourMs).toISOString() };
  const later = { ...discount, expires: new Date(end + hourMs).toISOString() };
  const endings: readonly (readonly [why: string, user: Member | null, answer: DiscountAnswer, now: number])[] = [
    ['the member logs out', null, answer, signedUpAt],
    ['another member logs in', { ...anna, id: 'bert' as Member['id'] }, answer, signedUpAt],
    ['the countdown is at zero', anna, { memberId: 'anna', discount: sooner }, signedUpAt + hourMs],
    ['the member has paid', { ...anna, paid_user: true }, answer, signedUpAt],
    ['the sign-up is four hours old', anna, { memberId: 'anna', discount: later }, end],
    ['the server tells of none, or could not be asked', anna, { memberId: 'anna', discount: null }, signedUpAt],
    ['another discount counts', anna, { memberId: 'anna', discount: { ...discount, code: 'WELCOME10' } }, signedUpAt],
  ];
  it.each(endings)('is gone when %s [#104]', (_why, user, said, now) => {
    expect(timeBonusOf(user, said, now)).toBeNull();
  });

  it('is asked for only where there may be one [#104]', () => {
    const asked = [
      mayHave(anna, end - 1),
      mayHave(anna, end),
      mayHave({ ...anna, paid_user: true }, signedUpAt),
      mayHave(null, signedUpAt),
    ];
    expect(asked).toEqual([true, false, false, false]);
  });

  it.each(['/members', '/members/0193', '/chats', '/likes', '/likes/received', '/likes/matches', '/likes/m/0193', '/premium'])(
    'may stand on %s [#106]',
    (path) => {
      expect(isInArea(path)).toBe(true);
    },
  );
  it.each([
    '/',
    '/members/0193/chat',
    '/chats/0193',
    '/profile',
    '/settings',
    '/swipe-game',
    '/premiums',
    '/credits',
    '/likes/m',
    '/match-finder',
  ])('does not stand on %s [#106]', (path) => {
    expect(isInArea(path)).toBe(false);
  });

  it('counts hours, minutes and seconds with two digits each [#105]', () => {
    const times = [4 * hourMs, 3 * hourMs + 7 * 60_000 + 8_001, 59_000, 1, 0, -5_000];
    expect(times.map(clockText)).toEqual(['04:00:00', '03:07:09', '00:00:59', '00:00:01', '00:00:00', '00:00:00']);
  });

  it('is told aloud at 60 and at 10 minutes before the end, once each [#105]', () => {
    const at = (minutes: number, seconds = 0) => minutes * 60_000 + seconds * 1_000;
    expect(minutesToAnnounce(at(60, 1), at(60))).toBe(60);
    expect(minutesToAnnounce(at(10, 1), at(10))).toBe(10);
    expect([minutesToAnnounce(at(60), at(59, 59)), minutesToAnnounce(at(30, 1), at(30)), minutesToAnnounce(at(0, 1), 0)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('says the day as the calendar of the member has it', () => {
    const evening = new Date(2026, 10, 25, 23).getTime();
    expect([isToday(evening + hourMs / 2, evening), isToday(evening + 2 * hourMs, evening)]).toEqual([true, false]);
  });
});
