import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

/** How many conversations a member may begin, as the moderators see them. Obeyed by the send function. */
@Injectable()
export class OpeningLimits {
  /** `daily` null: as many as the age of the account allows. */
  async cap(tx: Tx, memberId: string, daily: number | null): Promise<void> {
    await tx.query(`update chats.inbox set openings_cap = $2 where member_id = $1 and openings_cap is distinct from $2::int`, [
      memberId,
      daily,
    ]);
  }

  /** The member counts as one who has been here for long. */
  async vouchFor(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`update chats.inbox set vouched = true where member_id = $1`, [memberId]);
  }

  async capOf(tx: Tx, memberId: string): Promise<number | null> {
    const [row] = await tx.query<{ cap: number | null }>(`select openings_cap as cap from chats.inbox where member_id = $1`, [memberId]);
    return row?.cap ?? null;
  }

  async capped(tx: Tx): Promise<string[]> {
    return (await tx.query<{ id: string }>(`select member_id as id from chats.inbox where openings_cap is not null`)).map(({ id }) => id);
  }
}
