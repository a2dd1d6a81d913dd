interface Bought {
  readonly credits: number;
  readonly payableMinor: number;
}

/** The price of some credits of an order, rounded half up. */
export const priceOf = ({ payableMinor, credits }: Bought, part: number): number => Math.round((payableMinor * part) / credits);

/** The credits of an order that so much money stands for, rounded half up. */
export const creditsOf = ({ credits, payableMinor }: Bought, minor: number): number =>
  payableMinor === 0
    ? credits
    : Math.min(credits, Number((BigInt(credits) * BigInt(minor) * 2n + BigInt(payableMinor)) / (2n * BigInt(payableMinor))));

/** The credits of a refund, after so much of the order's money went back before: those of all refunds add up to those of their sum. */
export const creditsOfRefund = (order: Bought, amountMinor: number, beforeMinor: number): number =>
  creditsOf(order, beforeMinor + amountMinor) - creditsOf(order, beforeMinor);
