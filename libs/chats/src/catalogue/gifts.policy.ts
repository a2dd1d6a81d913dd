import {
  allowed,
  giftIds,
  gifts,
  isBuiltInGift,
  levelPrice,
  refused,
  type GiftId,
  type GiftLevel,
  type Locale,
  type Verdict,
} from '#contracts';

/** A gift as the house offers it now. */
export interface Gift {
  readonly key: string;
  readonly names: Partial<Record<Locale, string>>;
  /** One of the two: by the level, which has its price on each site, or the same everywhere. */
  readonly level: GiftLevel | null;
  readonly credits: number | null;
  readonly place: number;
  /** Null: every site. */
  readonly siteIds: readonly string[] | null;
  readonly fromDay: string | null;
  readonly untilDay: string | null;
  readonly picture: string | null;
  readonly retiredAt: Date | null;
  readonly version: number;
}

const builtIn = (key: GiftId, place: number): Gift => ({
  key,
  names: {},
  level: gifts[key],
  credits: null,
  place,
  siteIds: null,
  fromDay: null,
  untilDay: null,
  picture: null,
  retiredAt: null,
  version: 0,
});

/** The built-in gift of this name as nobody has changed it; undefined for every other key. */
export const untouched = (key: string): Gift | undefined => (isBuiltInGift(key) ? builtIn(key, giftIds.indexOf(key)) : undefined);

/** All gifts in their order: those with a row as it says, and the built-in ones that nobody changed. */
export function catalogueOf<Row extends Gift>(rows: readonly Row[]): (Row | Gift)[] {
  const known = new Set(rows.map(({ key }) => key));
  const others = giftIds.filter((key) => !known.has(key)).map((key) => builtIn(key, giftIds.indexOf(key)));
  return [...rows, ...others].toSorted((one, other) => one.place - other.place || one.key.localeCompare(other.key));
}

/** `early` and `over`: before the first day and after the last; days as they are written, so that they compare as text. */
export function stateOf({ retiredAt, fromDay, untilDay }: Gift, today: string): 'offered' | 'early' | 'over' | 'retired' {
  if (retiredAt) return 'retired';
  if (fromDay !== null && today < fromDay) return 'early';
  return untilDay !== null && today > untilDay ? 'over' : 'offered';
}

export const isOffered = (gift: Gift, siteId: string, today: string): boolean =>
  stateOf(gift, today) === 'offered' && (gift.siteIds === null || gift.siteIds.includes(siteId));

/** `prices`: what the levels cost on the site. */
export const creditsOf = ({ level, credits }: Gift, prices: readonly number[]): number =>
  credits ?? (level === null ? 0 : levelPrice(level, prices));

/** `shown`: the price on the button that was pressed, if the caller says it. */
export function maySendGift(
  gift: Gift | undefined,
  { siteId, today, prices, shown }: { siteId: string; today: string; prices: readonly number[]; shown: number | undefined },
): Verdict {
  if (!gift || !isOffered(gift, siteId, today)) return refused('gift_not_offered');
  return shown === undefined || shown === creditsOf(gift, prices) ? allowed : refused('gift_price_changed');
}
