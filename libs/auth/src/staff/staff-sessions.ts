import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { staffIdleMinutes, staffSessionHours, type StaffRole } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { keyedHash, randomToken } from '../secrets.js';

/** The signed-in member of staff. */
export type SessionStaff = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly sessionId: string;
  readonly sessionEndsAt: Date;
  /** Came in with a recovery code. */
  readonly needsDevice: boolean;
};

type SessionRow = {
  id: string;
  name: string;
  email: string;
  roles: StaffRole[];
  session_id: string;
  expires_at: Date;
  recovered: boolean;
};

/**
 * Sessions of the back office: 30 minutes without a call, or 12 hours in all, end one. Only hashes of the cookies rest here, made with the key
 * of the installation from the person and the token together: who can write the table but has no key makes no session, and moves none to
 * another person.
 */
@Injectable()
export class StaffSessions {
  constructor(
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: Pick<Config, 'appSecret'>,
  ) {}

  /** Opens a session and answers what the cookie holds. What has ended is swept out on the way. */
  async open(tx: Tx, staffId: string, { recovered }: { recovered: boolean }): Promise<{ token: string; sessionId: string }> {
    const token = `${staffId}.${randomToken()}`;
    await tx.query(
      `delete from auth.staff_session where expires_at < public.app_now() or last_seen_at < public.app_now() - make_interval(mins => $1)`,
      [staffIdleMinutes],
    );
    const [row] = await tx.query<{ id: string }>(
      `insert into auth.staff_session (staff_id, token_hash, created_at, last_seen_at, expires_at, recovered)
       values ($1, $2, public.app_now(), public.app_now(), public.app_now() + make_interval(hours => $3), $4) returning id`,
      [staffId, this.hashOf(token), staffSessionHours, recovered],
    );
    if (!row) throw new Error('the session was not made');
    return { token, sessionId: row.id };
  }

  /**
   * Who holds this cookie now, or undefined. `touch` false is for calls that a page makes by itself: they must not keep a session alive.
   */
  async find(token: string | undefined, { touch }: { touch: boolean }): Promise<SessionStaff | undefined> {
    if (!token) return undefined;
    const [row] = await this.transactions.single<SessionRow>(
      `with found as (
         select s.id as session_id, s.expires_at, s.recovered, m.id, m.name, m.email, m.roles
           from auth.staff_session s join auth.staff m on m.id = s.staff_id
          where s.token_hash = $1 and s.staff_id::text = $4 and m.active and s.expires_at > public.app_now()
            and s.last_seen_at > public.app_now() - make_interval(mins => $2)),
       touched as (
         update auth.staff_session set last_seen_at = public.app_now()
          where $3 and id = (select session_id from found) and last_seen_at < public.app_now() - interval '10 seconds')
       select * from found`,
      [this.hashOf(token), staffIdleMinutes, touch, token.split('.')[0]],
    );
    return row && toSessionStaff(row);
  }

  private hashOf(token: string): Buffer {
    return keyedHash(this.config.appSecret, 'staff-session', token);
  }

  async close(tx: Tx, sessionId: string): Promise<void> {
    await tx.query(`delete from auth.staff_session where id = $1`, [sessionId]);
  }

  /** Ends all sessions of a person but this one, which is as good as any from now on. */
  async closeOthers(tx: Tx, staffId: string, sessionId: string): Promise<void> {
    await tx.query(`delete from auth.staff_session where staff_id = $1 and id <> $2`, [staffId, sessionId]);
    await tx.query(`update auth.staff_session set recovered = false where id = $1`, [sessionId]);
  }

  /** Ends every session of a person. */
  async closeAll(tx: Tx, staffId: string): Promise<void> {
    await tx.query(`delete from auth.staff_session where staff_id = $1`, [staffId]);
  }
}

/** Whoever came in with a recovery code has no role until there is a new device: every door asks for one. */
function toSessionStaff({ session_id, expires_at, recovered, roles, ...staff }: SessionRow): SessionStaff {
  return { ...staff, roles: recovered ? [] : roles, sessionId: session_id, sessionEndsAt: expires_at, needsDevice: recovered };
}
