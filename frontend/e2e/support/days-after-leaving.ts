import type { Product } from './members.js';

/** Lets the days of a deletion pass, for this member alone. */
export async function daysPass(product: Product, id: string, days: number): Promise<void> {
  const back = `make_interval(days => $2)`;
  await product.sql(`update auth.departure set left_at = left_at - ${back}, erase_at = erase_at - ${back} where member_id = $1`, [
    id,
    days,
  ]);
  await product.sql(`update auth.one_time_token set expires_at = expires_at - ${back} where member_id = $1 and purpose = 'deletion_undo'`, [
    id,
    days,
  ]);
}
