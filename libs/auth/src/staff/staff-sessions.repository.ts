import { Injectable } from '@nestjs/common';
import { Not, type Repository } from 'typeorm';
import { staffIdleMinutes, staffSessionHours, type StaffRole } from '#contracts-admin';
import { appNow, appNowPlus, Transactions, type Tx } from '#database';
import { StaffSessionEntity } from './staff-session.entity.js';

export type FoundSession = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly sessionId: string;
  readonly sessionEndsAt: Date;
  readonly recovered: boolean;
};
type NewSession = Pick<StaffSessionEntity, 'staffId' | 'tokenHash' | 'recovered' | 'onlyRoles' | 'userAgent' | 'network'>;

const sessions = (tx: Tx): Repository<StaffSessionEntity> => tx.repository(StaffSessionEntity);

@Injectable()
export class StaffSessionsRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Adds a session and answers its id. */
  async insert(tx: Tx, session: NewSession): Promise<string> {
    const times = { createdAt: appNow, lastSeenAt: appNow, expiresAt: appNowPlus('hours', staffSessionHours) };
    const { identifiers } = await sessions(tx).insert({ ...session, ...times });
    return (identifiers[0] as Pick<StaffSessionEntity, 'id'>).id;
  }

  /** Who holds the session of the person. One statement, because every call of the back office asks it. */
  async find(tokenHash: Buffer, staffId: string, { touch }: { touch: boolean }): Promise<FoundSession | undefined> {
    const [row] = await this.transactions.single<FoundSession>(
      `with found as (
         select s.id as "sessionId", s.expires_at as "sessionEndsAt", s.recovered, m.id, m.name, m.email,
                array(select given from unnest(m.roles) as given where s.only_roles is null or given = any (s.only_roles)) as roles
           from auth.staff_session s join auth.staff m on m.id = s.staff_id
          where s.token_hash = $1 and s.staff_id::text = $4 and m.active and s.expires_at > public.app_now()
            and s.last_seen_at > public.app_now() - make_interval(mins => $2)),
       touched as (
         update auth.staff_session set last_seen_at = public.app_now()
          where $3 and id = (select "sessionId" from found) and last_seen_at < public.app_now() - interval '10 seconds')
       select * from found`,
      [tokenHash, staffIdleMinutes, touch, staffId],
    );
    return row;
  }

  async delete(tx: Tx, id: string): Promise<void> {
    await sessions(tx).delete({ id });
  }

  async deleteOthers(tx: Tx, staffId: string, id: string): Promise<void> {
    await sessions(tx).delete({ staffId, id: Not(id) });
  }

  /** What has ended, by its age or because nobody came. */
  async deleteEnded(tx: Tx): Promise<void> {
    await tx.query(
      `delete from auth.staff_session where expires_at < public.app_now() or last_seen_at < public.app_now() - make_interval(mins => $1)`,
      [staffIdleMinutes],
    );
  }

  /** The session counts like any from now on, however it was opened. */
  async clearRecovered(tx: Tx, id: string): Promise<void> {
    await sessions(tx).update({ id }, { recovered: false });
  }
}
