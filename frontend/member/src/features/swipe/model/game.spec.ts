import { describe, expect, it } from '@jest/globals';
import type { MemberCard, SwipeDeckAnswer } from '#contracts';
import { withDeck, withDecision, isThin, withCardBack, withAllowance } from './game';
import { isAcross, verdictOf } from './slide';
import { waitUntil } from './wait';

const card = (id: string) => ({ id, name: id.toUpperCase() }) as unknown as MemberCard;
const deck = (...ids: string[]): SwipeDeckAnswer => ({
  profiles: ids.map(card),
  likes_left: 4,
  retry_at: null,
  last: null,
  zone: 'Europe/Amsterdam',
});
const idsOf = ({ cards }: { cards: readonly MemberCard[] }) => cards.map(({ id }) => String(id));

describe('the cards of the game', () => {
  it('go at once when they are decided, and only a like counts', () => {
    const game = withDecision(withDecision(withDeck(undefined, deck('a', 'b', 'c')), true), false);
    expect([idsOf(game), game.likes_left, game.last]).toEqual([['c'], 3, { id: 'b', name: 'B', like: false }]);
  });

  it('do not change under the hand when more come, and nobody comes twice', () => {
    const game = withDecision(withDeck(undefined, deck('a', 'b', 'c')), false);
    expect(idsOf(withDeck(game, deck('a', 'd', 'b', 'e')))).toEqual(['b', 'd', 'e']);
  });

  it('lose who may not be shown any more', () => {
    expect(idsOf(withDeck(withDeck(undefined, deck('a', 'b')), deck('b', 'c')))).toEqual(['b', 'c']);
  });

  it('come back on top when the decision did not hold, and may then come from the server again', () => {
    const game = withDecision(withDeck(undefined, deck('a', 'b')), true);
    const back = withAllowance(withCardBack(game, card('a')), { likes_left: 0, retry_at: '2026-01-01T10:00:00Z' });
    expect([idsOf(back), back.decided, back.likes_left, back.last]).toEqual([['a', 'b'], [], 0, null]);
  });

  it('are fetched before they run out', () => {
    expect([isThin(withDeck(undefined, deck('a', 'b', 'c'))), isThin(withDeck(undefined, deck('a', 'b', 'c', 'd')))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the wait for the next like [#160]', () => {
  const now = new Date('2026-01-10T20:30:00Z');
  it('is told in hours and on the clock of the town and the language', () => {
    expect(waitUntil(new Date('2026-01-11T08:05:00Z'), now, 'Europe/Amsterdam', 'nl-NL')).toEqual({
      hours: 12,
      time: '09:05',
      isTomorrow: true,
    });
    expect(waitUntil(new Date('2026-01-10T20:40:00Z'), now, 'Europe/London', 'fi-FI')).toEqual({
      hours: 1,
      time: '20.40',
      isTomorrow: false,
    });
  });

  it('turns the day where the member lives', () => {
    expect(waitUntil(new Date('2026-01-10T23:30:00Z'), now, 'Europe/Amsterdam', 'en-GB').isTomorrow).toBe(true);
    expect(waitUntil(new Date('2026-01-10T23:30:00Z'), now, 'Europe/London', 'en-GB').isTomorrow).toBe(false);
  });
});

describe('sliding a card', () => {
  it('decides from a clear movement on, to either side', () => {
    expect([20, -89, 90, -200].map(verdictOf)).toEqual([null, null, 'like', 'pass']);
  });

  it('leaves a movement down the page to the page', () => {
    expect([isAcross(30, 5), isAcross(30, 28), isAcross(4, 0)]).toEqual([true, false, false]);
  });
});
