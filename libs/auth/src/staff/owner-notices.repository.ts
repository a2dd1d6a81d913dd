import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';

@Injectable()
export class OwnerNoticesRepository {
  /** Whether the person is an owner who has not ended. */
  async isOwner(tx: Tx, person: string): Promise<boolean> {
    const [row] = await tx.query<{ found: boolean }>(
      `select exists (select from auth.staff where id = $1 and active and 'owner' = any (roles)) as found`,
      [person],
    );
    return row?.found ?? false;
  }

  /** Everybody who can come in as an owner, and the person themselves as long as they have an account. */
  async readers(tx: Tx, person: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select id from auth.staff
        where active and (id = $1 or 'owner' = any (roles) and password_hash is not null and totp_secret is not null)
        order by id`,
      [person],
    );
    return rows.map(({ id }) => id);
  }
}
