/** The law's and the demo's withdrawal period: the day after the purchase is the first. */
const WITHDRAWAL_DAYS = 14;

/** Credits that were bought together. */
export interface BoughtLot {
  readonly credits: number;
  readonly priceMinor: number;
  /** Days of the history. */
  readonly day: number;
  /** Not used. */
  left: number;
  isWithdrawn: boolean;
}

export type WithdrawalOutcome =
  | { readonly refused: 'withdrawal_done' | 'withdrawal_over' }
  | { readonly used: number; readonly returned: number; readonly refundMinor: number; readonly endsPremium: boolean };

/** The credits of one member, counted with pen and paper: free ones are used first, then the oldest bought ones. */
export class WalletModel {
  readonly lots: BoughtLot[] = [];
  private free = 0;

  get balance(): number {
    return this.free + this.lots.reduce((sum, { left }) => sum + left, 0);
  }

  /** Whoever bought something that they have not withdrawn from. */
  get isPremium(): boolean {
    return this.lots.some(({ isWithdrawn }) => !isWithdrawn);
  }

  /** What the next credit cost, in cents; null when it was free, or there is none. */
  get nextPriceMinor(): number | null {
    const next = this.lots.find(({ left }) => left > 0);
    return this.free > 0 || !next ? null : Math.round(next.priceMinor / next.credits);
  }

  give(credits: number): void {
    this.free += credits;
  }

  buy(credits: number, priceMinor: number, day: number): void {
    this.lots.push({ credits, priceMinor, day, left: credits, isWithdrawn: false });
  }

  /** Whether there were enough. */
  use(credits: number): boolean {
    if (credits > this.balance) return false;
    let rest = credits - Math.min(this.free, credits);
    this.free -= credits - rest;
    for (const lot of this.lots) {
      const part = Math.min(lot.left, rest);
      lot.left -= part;
      rest -= part;
    }
    return true;
  }

  /** What a withdrawal gives back today: the price of what is not used, half a cent for the member. */
  quote(lot: BoughtLot, today: number): WithdrawalOutcome {
    if (lot.isWithdrawn) return { refused: 'withdrawal_done' };
    if (today - lot.day > WITHDRAWAL_DAYS) return { refused: 'withdrawal_over' };
    return {
      used: lot.credits - lot.left,
      returned: lot.left,
      refundMinor: Math.floor((lot.priceMinor * lot.left) / lot.credits + 0.5),
      endsPremium: !this.lots.some((other) => other !== lot && !other.isWithdrawn),
    };
  }

  withdraw(lot: BoughtLot): void {
    lot.isWithdrawn = true;
    lot.left = 0;
  }
}
