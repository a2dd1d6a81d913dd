import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import type { StaffLinkEntity } from './staff-link.entity.js';

/** A link that counts, and whose it is. */
export type LiveStaffLink = Readonly<Pick<StaffLinkEntity, 'id' | 'staffId' | 'purpose' | 'setsPassword' | 'language' | 'expiresAt'>> & {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string | null;
};

const columns = `l.id, l.staff_id as "staffId", l.purpose, l.sets_password as "setsPassword", l.language, l.expires_at as "expiresAt",
         s.name, s.email, s.password_hash as "passwordHash"`;
/** Used, ended, of an account that has ended, or sent to an address of before: it counts no more. */
const live = `from auth.staff_link l join auth.staff s on s.id = l.staff_id
   where l.used_at is null and l.expires_at > public.app_now() and s.active and s.email = l.address`;

@Injectable()
export class StaffLinksRepository {
  async findLive(tx: Tx, id: string): Promise<LiveStaffLink | undefined> {
    const [row] = await tx.query<LiveStaffLink>(`select ${columns} ${live} and l.id = $1`, [id]);
    return row;
  }

  async findByToken(tx: Tx, tokenHash: Buffer): Promise<LiveStaffLink | undefined> {
    const [row] = await tx.query<LiveStaffLink>(`select ${columns} ${live} and l.token_hash = $1`, [tokenHash]);
    return row;
  }
}
