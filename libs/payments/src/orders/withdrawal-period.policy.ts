/** How long a member of a site can withdraw: what its settings say, and never less than the law. */
export const refundDaysOf = ({ refund_days: days }: { readonly refund_days: number }): number => Math.max(days, 14);

/** The last day of the withdrawal period: the day after the purchase is the first. */
export function lastDayOf(paidOn: string, refundDays: number): string {
  const day = new Date(`${paidOn}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + Math.max(refundDays, 14));
  return day.toISOString().slice(0, 10);
}
