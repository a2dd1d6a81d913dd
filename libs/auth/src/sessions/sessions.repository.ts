import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import type { Locale, MemberId, UserStatus } from '#contracts';
import { appNow, appNowPlus, databaseReadOnly, isAhead, isOver, Transactions, type Tx } from '#database';
import { SessionEntity } from './session.entity.js';

/** The signed-in member, as every module gets it. */
export type SessionMember = {
  readonly id: MemberId;
  readonly sessionId: string;
  readonly communityId: string;
  readonly siteId: string;
  readonly status: UserStatus;
  readonly language: Locale;
};
export type SessionFacts = Readonly<Pick<SessionEntity, 'id' | 'userAgent' | 'createdAt' | 'lastSeenAt'>>;
type NewSession = Pick<SessionEntity, 'memberId' | 'tokenHash' | 'userAgent'>;

type HeldSession = SessionMember & { readonly expiresAt: Date };

const ROLL_AFTER = '1 hour';
const found = `
  select s.id as "sessionId", s.last_seen_at, s.expires_at as "expiresAt", a.id, a.community_id as "communityId", a.site_id as "siteId",
         a.status, a.language
    from auth.session s join auth.account a on a.id = s.member_id
   where s.token_hash = $1 and s.expires_at > public.app_now() and a.status not in ('suspended', 'banned', 'deleted')`;
const facts = 'id, "sessionId", "communityId", "siteId", status, language, "expiresAt"';
const resolveAndRoll = `
  with found as (${found}),
  rolled as (
    update auth.session set last_seen_at = public.app_now(), expires_at = public.app_now() + make_interval(days => $2)
     where id = (select "sessionId" from found where last_seen_at < public.app_now() - interval '${ROLL_AFTER}'))
  select ${facts} from found`;
const resolveOnly = `select pg_is_in_recovery() as follows, ${facts} from (values (true)) as one left join (${found}) as held on true`;

const sessions = (tx: Tx): Repository<SessionEntity> => tx.repository(SessionEntity);

@Injectable()
export class SessionsRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Adds a session and answers its id. */
  async insert(tx: Tx, session: NewSession, days: number): Promise<string> {
    const times = { createdAt: appNow, lastSeenAt: appNow, expiresAt: appNowPlus('days', days) };
    const { identifiers } = await sessions(tx).insert({ ...session, ...times });
    return (identifiers[0] as Pick<SessionEntity, 'id'>).id;
  }

  /** Who holds the session, which lasts so many days more. One statement, because every request asks it. */
  async resolve(tokenHash: Buffer, days: number): Promise<HeldSession | undefined> {
    try {
      const [member] = await this.transactions.single<HeldSession>(resolveAndRoll, [tokenHash, days]);
      return member;
    } catch (error) {
      if (!databaseReadOnly(error)) throw error;
      return this.resolveAlone(tokenHash, error);
    }
  }

  /** Where nothing can be written for a while the session lasts as it is. One that only follows may not know yet that it ended: it is not asked. */
  private async resolveAlone(tokenHash: Buffer, refusal: unknown): Promise<HeldSession | undefined> {
    const [found] = await this.transactions.single<HeldSession & { follows: boolean; id: MemberId | null }>(resolveOnly, [tokenHash]);
    if (!found || found.follows) throw refusal;
    const { follows: _follows, ...member } = found;
    return member.id === null ? undefined : member;
  }

  list(tx: Tx, memberId: MemberId): Promise<SessionFacts[]> {
    return sessions(tx).find({ where: { memberId, expiresAt: isAhead() }, order: { lastSeenAt: 'desc' } });
  }

  findByToken(tx: Tx, tokenHash: Buffer): Promise<Pick<SessionEntity, 'id' | 'memberId'> | null> {
    return sessions(tx).findOneBy({ tokenHash });
  }

  /** Locks a session until the commit; false for one that is gone, or another member's. */
  async lock(tx: Tx, memberId: MemberId, id: string): Promise<boolean> {
    const rows = await tx.query(`select from auth.session where id = $1 and member_id = $2 for no key update`, [id, memberId]);
    return rows.length > 0;
  }

  /** False for a session that is gone, or another member's. */
  async delete(tx: Tx, memberId: MemberId, id: string): Promise<boolean> {
    const { affected } = await sessions(tx).delete({ id, memberId });
    return affected === 1;
  }

  /** Deletes all sessions of the member but one, and answers their ids. */
  async deleteOthers(tx: Tx, memberId: MemberId, id: string): Promise<string[]> {
    const deleted = await tx.query<{ id: string }>(`delete from auth.session where member_id = $1 and id <> $2 returning id`, [
      memberId,
      id,
    ]);
    return deleted.map((session) => session.id);
  }

  /** Leaves the member the one session and the others that were used last, so many in all; answers the ids of those that are gone. */
  async deleteBeyond(tx: Tx, memberId: MemberId, id: string, count: number): Promise<string[]> {
    const deleted = await tx.query<{ id: string }>(
      `delete from auth.session where id in (
         select id from auth.session where member_id = $1 and id <> $2 order by last_seen_at desc, id desc offset $3 - 1)
       returning id`,
      [memberId, id, count],
    );
    return deleted.map((session) => session.id);
  }

  /** Answers how many there were. */
  async deleteAll(tx: Tx, memberId: MemberId): Promise<number> {
    return (await sessions(tx).delete({ memberId })).affected ?? 0;
  }

  async deleteExpired(tx: Tx, memberId: MemberId): Promise<void> {
    await sessions(tx).delete({ memberId, expiresAt: isOver() });
  }
}
