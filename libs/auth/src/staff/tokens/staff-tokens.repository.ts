import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { StaffRole } from '#contracts-admin';
import { appNow, Transactions, type Tx } from '#database';
import { StaffTokenEntity } from './staff-token.entity.js';

type NewToken = Pick<StaffTokenEntity, 'id' | 'staffId' | 'name' | 'rights' | 'networks' | 'tokenHash' | 'expiresAt'>;
/** A token that counts, as far as its row says, and what its maker may do today. */
export type LiveToken = NewToken & { readonly roles: readonly StaffRole[] };

@Injectable()
export class StaffTokensRepository {
  constructor(private readonly transactions: Transactions) {}

  async insert(tx: Tx, token: NewToken): Promise<void> {
    await tx.repository(StaffTokenEntity).insert({ ...token, madeAt: appNow });
  }

  async findLive(id: string): Promise<LiveToken | undefined> {
    const [row] = await this.transactions.single<LiveToken>(
      `select t.id, t.staff_id as "staffId", t.name, t.rights, t.networks, t.token_hash as "tokenHash", t.expires_at as "expiresAt", s.roles
         from auth.staff_token t join auth.staff s on s.id = t.staff_id
        where t.id = $1 and t.ended_at is null and t.expires_at > public.app_now() and s.active`,
      [id],
    );
    return row;
  }

  /** To the minute: a system that calls all day writes a row a minute. */
  async touch(id: string, network: string): Promise<void> {
    await this.transactions.single(
      `update auth.staff_token set last_used_at = public.app_now(), last_used_network = $2
        where id = $1 and (last_used_at is null or last_used_at < public.app_now() - interval '1 minute' or last_used_network <> $2)`,
      [id, network],
    );
  }

  /** False: it had ended before. */
  async revoke(tx: Tx, id: string): Promise<boolean> {
    const { affected } = await tx.repository(StaffTokenEntity).update({ id, endedAt: IsNull() }, { endedAt: appNow });
    return affected === 1;
  }
}
