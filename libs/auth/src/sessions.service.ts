import { Injectable } from '@nestjs/common';
import type { Locale, MemberId, UserStatus } from '#contracts';
import { Clock, Transactions, type Tx } from '#database';
import { Publisher } from '#realtime';
import { hashOfToken, randomToken } from './secrets.js';
import { SessionMemory } from './session-memory.js';
import { SessionNews } from './session-news.js';
import type { Caller } from './site-facts.js';

/** The signed-in member, as every room gets it. */
export type SessionMember = {
  readonly id: MemberId;
  readonly sessionId: string;
  readonly communityId: string;
  readonly siteId: string;
  readonly status: UserStatus;
  readonly language: Locale;
};
export type OpenedSession = { readonly token: string; readonly sessionId: string };
export type SessionFacts = {
  readonly id: string;
  readonly userAgent: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
};

export const SESSION_COOKIE = 'auth.session';
/** Rolling: each visit begins the days anew. */
export const sessionDays = 30;
const ROLL_AFTER = '1 hour';
/** Longer than the pause between two polls of an open page, which most questions are. */
const REMEMBERED_MS = 90_000;
const REMEMBERED = 20_000;
const USER_AGENT_MAX = 300;

/** Sessions of members. The cookie holds 256 random bits; only their hash rests here, so the table opens no door. */
@Injectable()
export class SessionsService {
  private readonly memory = new SessionMemory<SessionMember & { readonly expiresAt: Date }>(REMEMBERED_MS, REMEMBERED);

  constructor(
    private readonly transactions: Transactions,
    private readonly publisher: Publisher,
    private readonly news: SessionNews,
    private readonly clock: Clock,
  ) {
    news.follow((memberIds) => memberIds.forEach((id) => this.memory.forget(id)));
  }

  /** Opens a session with a token that never existed before: what a stranger may have planted in the browser is worth nothing. */
  async open(tx: Tx, memberId: string, userAgent: string): Promise<OpenedSession> {
    const token = randomToken();
    await tx.query(`delete from auth.session where member_id = $1 and expires_at < public.app_now()`, [memberId]);
    const [row] = await tx.query<{ id: string }>(
      `insert into auth.session (member_id, token_hash, user_agent, created_at, last_seen_at, expires_at)
       values ($1, $2, $3, public.app_now(), public.app_now(), public.app_now() + make_interval(days => $4)) returning id`,
      [memberId, hashOfToken(token), userAgent.slice(0, USER_AGENT_MAX), sessionDays],
    );
    if (!row) throw new Error('the session was not made');
    return { token, sessionId: row.id };
  }

  /** The same, over an older session in the same browser, which ends. */
  async openAnew(tx: Tx, memberId: string, { userAgent, oldToken }: Caller): Promise<OpenedSession> {
    if (oldToken) await this.revokeToken(tx, oldToken);
    return this.open(tx, memberId, userAgent);
  }

  /**
   * Who holds this cookie, or null. Answers from memory only what would have been true two seconds ago: a session that was ended in another
   * process lives on for no longer. Closed accounts have no session, whatever the cookie says.
   */
  async resolve(token: string): Promise<SessionMember | null> {
    const hash = hashOfToken(token);
    const key = hash.toString('base64');
    const known = this.news.isFresh() ? this.memory.get(key) : undefined;
    if (known && known.expiresAt > this.clock.now()) return known;
    const [member] = await this.transactions.single<SessionMember & { expiresAt: Date }>(
      `with found as (
         select s.id as "sessionId", s.last_seen_at, s.expires_at as "expiresAt", a.id, a.community_id as "communityId", a.site_id as "siteId",
                a.status, a.language
           from auth.session s join auth.account a on a.id = s.member_id
          where s.token_hash = $1 and s.expires_at > public.app_now() and a.status not in ('suspended', 'banned', 'deleted')),
       rolled as (
         update auth.session set last_seen_at = public.app_now(), expires_at = public.app_now() + make_interval(days => $2)
          where id = (select "sessionId" from found where last_seen_at < public.app_now() - interval '${ROLL_AFTER}'))
       select id, "sessionId", "communityId", "siteId", status, language, "expiresAt" from found`,
      [hash, sessionDays],
    );
    if (!member) return null;
    this.memory.set(key, member);
    return member;
  }

  async list(tx: Tx, memberId: string): Promise<SessionFacts[]> {
    return tx.query<SessionFacts>(
      `select id, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
         from auth.session where member_id = $1 and expires_at > public.app_now() order by last_seen_at desc`,
      [memberId],
    );
  }

  /** Ends one session of the member and closes its sockets; a foreign or unknown id changes nothing and answers false. */
  async revoke(tx: Tx, memberId: string, sessionId: string): Promise<boolean> {
    const ended = await tx.query<{ id: string }>(
      `with ended as (delete from auth.session where id = $2 and member_id = $1 returning id) select id from ended`,
      [memberId, sessionId],
    );
    tx.afterCommit(() => {
      this.forget(memberId);
      for (const { id } of ended) this.publisher.endSession(id);
    });
    return ended.length > 0;
  }

  /** Ends the session of a cookie, if there is one. */
  async revokeToken(tx: Tx, token: string): Promise<void> {
    const [session] = await tx.query<{ id: string; member_id: string }>(`select id, member_id from auth.session where token_hash = $1`, [
      hashOfToken(token),
    ]);
    if (session) await this.revoke(tx, session.member_id, session.id);
  }

  /** Ends every session of the member but the one that asks. */
  async revokeOthers(tx: Tx, { id: memberId, sessionId }: Pick<SessionMember, 'id' | 'sessionId'>): Promise<void> {
    const ended = await tx.query<{ id: string }>(
      `with ended as (delete from auth.session where member_id = $1 and id <> $2 returning id) select id from ended`,
      [memberId, sessionId],
    );
    tx.afterCommit(() => {
      this.forget(memberId);
      for (const { id } of ended) this.publisher.endSession(id);
    });
  }

  /** Ends every session of the member: after a new password, a ban or a deletion. */
  async revokeAll(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`delete from auth.session where member_id = $1`, [memberId]);
    tx.afterCommit(() => {
      this.forget(memberId);
      this.publisher.endMember(memberId);
    });
  }

  /** What is remembered about the member in this process is asked anew: call it when a fact of `SessionMember` changed. */
  forget(memberId: string): void {
    this.memory.forget(memberId);
  }
}
