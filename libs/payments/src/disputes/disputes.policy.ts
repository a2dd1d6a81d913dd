/** Of a month, `2026-11`, and a way to pay; the scheme of a card is empty where none is known. */
export interface DisputeCount {
  readonly month: string;
  readonly method: string;
  readonly scheme: string;
  readonly sales: number;
  readonly disputes: number;
}

/** The card schemes count the chargebacks of a month over its sales. */
export interface DisputeBounds {
  /** What they bear, of a hundred. */
  readonly limitPercent: number;
  /** Fewer sales say nothing: one dispute among three is no third. */
  readonly minimumSales: number;
}

export interface DisputeRate {
  readonly month: string;
  readonly method: string;
  /** Null: all of the way to pay. */
  readonly scheme: string | null;
  readonly sales: number;
  readonly disputes: number;
}

type DisputeState = 'too_few' | 'fine' | 'near' | 'over';

/** Near is half of the limit. */
const NEAR = 0.5;

/** Each way to pay, and under it the schemes of its cards where more than one thing is known of them. The newest month first. */
export function ratesOf(counts: readonly DisputeCount[]): DisputeRate[] {
  const months = [...new Set(counts.map(({ month }) => month))].toSorted().toReversed();
  return months.flatMap((month) => {
    const ofMonth = counts.filter((one) => one.month === month);
    return [...new Set(ofMonth.map(({ method }) => method))].toSorted().flatMap((method) => {
      const own = ofMonth.filter((one) => one.method === method);
      const sum = (name: 'sales' | 'disputes') => own.reduce((total, one) => total + one[name], 0);
      const schemes = own.filter(({ scheme }) => scheme !== '').toSorted((one, other) => one.scheme.localeCompare(other.scheme));
      return [{ month, method, scheme: null, sales: sum('sales'), disputes: sum('disputes') }, ...schemes];
    });
  });
}

/** Of the limit of the schemes: 1 is all of it. Null where too few were sold. */
export const shareOfLimit = (
  { sales, disputes }: Pick<DisputeRate, 'sales' | 'disputes'>,
  { limitPercent, minimumSales }: DisputeBounds,
): number | null => (sales < minimumSales ? null : (disputes * 100) / (sales * limitPercent));

export function stateOfRate(rate: Pick<DisputeRate, 'sales' | 'disputes'>, bounds: DisputeBounds): DisputeState {
  const share = shareOfLimit(rate, bounds);
  if (share === null) return 'too_few';
  if (share >= 1) return 'over';
  return share >= NEAR ? 'near' : 'fine';
}

/** What stands now of each way to pay and scheme: the present month once it has enough sales, until then the one before. */
export function sharesNow(
  counts: readonly DisputeCount[],
  { month, before }: { readonly month: string; readonly before: string },
  bounds: DisputeBounds,
): { readonly way: string; readonly share: number }[] {
  const rates = ratesOf(counts);
  const wayOf = ({ method, scheme }: DisputeRate) => (scheme === null ? method : `${method} ${scheme}`);
  const ways = [...new Set(rates.filter((rate) => rate.month === month || rate.month === before).map(wayOf))].toSorted();
  return ways.flatMap((way) => {
    const of = (wanted: string) => rates.find((rate) => rate.month === wanted && wayOf(rate) === way);
    const shares = [of(month), of(before)].map((rate) => (rate ? shareOfLimit(rate, bounds) : null));
    const share = shares.find((one) => one !== null);
    return share === undefined || share === null ? [] : [{ way, share }];
  });
}
